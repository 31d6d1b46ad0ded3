/** O que os guias dizem à volta dos textos, em português. */

/** @param {readonly string[]} names */
const list = (names) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`);

/** @type {import('./en.js').GuideWords} */
const words = {
  guide: 'Guia',
  guides: 'Guias',
  guidesTitle: 'Os antigos jogos de captura em tabuleiros de linhas: como se jogam',
  guidesLead: 'De onde vêm, como se jogam, onde erra quem começa e como começar bem. Todos os exemplos se podem seguir no tabuleiro.',
  pages: 'Qirq',
  play: 'Jogar',
  learn: 'Guias',
  language: 'Língua',
  onThisPage: 'Nesta página',
  playThis: 'Jogar já',
  playThese: (name) => `Jogar já: ${name}`,
  playOn: 'Continuar a jogar daqui',
  read: (game) => `Como se joga ${game}`,
  steps: 'Exemplo passo a passo',
  first: 'De volta ao princípio',
  back: 'Um passo atrás',
  on: 'Um passo em frente',
  step: (n, of) => `Passo ${n} de ${of}`,
  not: (points) => `${points}: não é uma jogada`,
  turn: (text) => `${text}: é uma jogada`,
  says: 'O Qirq diz:',
  empty: 'sem peças no tabuleiro',
  stones: (tone, points) => `${tone} em ${list(points)}`,
  joined: (point, to) => `${point} liga-se a ${['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito'][to.length]} pontos: ${list(to)}.`,
  tapPoint: 'Toque noutro ponto para ver a que se liga.',
  compared: 'As regras lado a lado',
  options: 'O que pode ser diferente',
  here: 'Nestas regras',
  others: 'Também possível',
  begins: 'Quem começa?',
  source: 'Fonte destas regras',
  same: 'Igual em todas',
  anyNumber: 'Qualquer número, ou nunca.',
  lost: 'Esta página não existe',
  lostLead: 'Talvez o endereço tenha um erro, ou a página tenha mudado de sítio.',
  lostNearest: 'Procurava esta?',
};

export default words;
