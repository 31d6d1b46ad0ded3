/** Os textos em português. @typedef {import('./en.js').Catalogue} Catalogue */

/** @param {number} n */
const pieces = (n) => (n === 1 ? 'uma peça' : `${['nenhuma', '', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'][n] ?? n} peças`);

/** @param {string[]} names @param {string} word */
const list = (names, word) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`);

/** @param {'dark' | 'light'} tone @param {number} n */
const toned = (tone, n) => `${tone === 'dark' ? 'escura' : 'clara'}${n === 1 ? '' : 's'}`;

const common = [
  'As peças andam pelas linhas, um passo de cada vez, até um ponto vazio vizinho.',
  'Uma peça captura saltando por cima de uma peça adversária vizinha, ao longo de uma linha, para o ponto vazio logo a seguir. Enquanto puder saltar, tem de continuar, e pode mudar de direção a cada salto.',
  'Quem pode capturar tem de capturar. Qualquer captura serve, mesmo que não seja a mais longa.',
];
const ending = 'Ganha quem deixa o outro lado sem peças ou sem jogadas.';

/** @type {Catalogue} */
const portuguese = {
  games: { alquerque: 'Alquerque' },
  ruleSets: {
    'alquerque-bell': {
      name: 'Regras de Bell',
      about: 'Sem passos para trás; empate após 50 jogadas sem captura.',
      short: [...common, 'Os passos simples vão para a frente, na diagonal para a frente ou para o lado, nunca para trás. As capturas vão em todas as direções.', 'Uma peça na última fila só pode capturar.', ending, 'Cinquenta jogadas seguidas sem captura terminam o jogo em empate.'],
    },
    'alquerque-open': {
      name: 'Regras abertas',
      about: 'Todas as direções são livres; empate por repetição.',
      short: [...common, 'Passos e capturas vão em todas as direções.', ending, 'O jogo empata quando uma posição aparece pela terceira vez, ou após 80 jogadas seguidas sem captura.'],
    },
    'alquerque-forty': {
      name: 'Regras das quarenta',
      about: 'Sem passos para trás; após 40 jogadas sem captura pode pedir-se o empate.',
      short: [...common, 'Os passos simples vão para a frente, na diagonal para a frente ou para o lado, nunca para trás. As capturas vão em todas as direções.', 'Uma peça na última fila só pode capturar.', ending, 'Após 40 jogadas seguidas sem captura, quem tem a vez pode declarar empate em vez de jogar.'],
    },
    'alquerque-brainking': {
      name: 'Regras sem retorno',
      about: 'As claras começam; nada recua nem volta logo ao mesmo ponto.',
      short: [...common, 'As claras começam.', 'Os passos e o primeiro salto de uma captura vão para a frente, na diagonal para a frente ou para o lado. Os saltos seguintes vão em todas as direções.', 'Uma peça na última fila só pode capturar.', 'Um passo não pode levar uma peça de volta ao ponto que deixou na jogada anterior do mesmo lado.', ending, 'O jogo empata quando uma posição aparece pela terceira vez.'],
    },
  },
  levels: ['Suave', 'Firme', 'Forte'],
  level: (n) => `Força ${n}`,
  tones: { dark: 'Escuras', light: 'Claras' },
  who: { you: 'A sua jogada', machine: 'Máquina', dark: 'Escuras', light: 'Claras' },
  seats: { you: 'Você', machine: 'Máquina', dark: 'Escuras', light: 'Claras' },
  lead: 'Antigos jogos de captura em tabuleiros de linhas.',

  bar: {
    play: 'Jogar', rules: 'Regras', theme: 'Tema', settings: 'Ajustes', change: 'Mudar', rulesInShort: 'as regras em resumo',
    pages: 'Páginas', game: 'Jogo', acts: 'O que se pode fazer', changeGame: (game) => `${game}: mudar o jogo`,
  },
  themes: { system: 'Como o sistema', light: 'Claro', dark: 'Escuro' },
  themeNow: (theme) => `Tema: ${theme}. Mudar`,
  acts: { takeBack: 'Desfazer', redo: 'Refazer', hint: 'Sugestão', turnBoard: 'Girar tabuleiro', more: 'Mais' },
  onBoard: (n) => `${n} no tabuleiro`,
  taken: (n, tone) => `${n === 1 ? `Uma peça ${toned(tone, 1)} capturada` : `${n} peças ${toned(tone, n)} capturadas`}`,
  turns: 'Jogadas',
  latestTurns: 'Últimas jogadas',
  lookBack: 'Rever o jogo',
  look: { first: 'Primeira posição', back: 'Uma jogada para trás', on: 'Uma jogada para a frente', last: 'Última posição' },
  typeTurn: 'Escrever uma jogada',
  typeHint: 'c2-c3 …',
  recordMark: { offer: 'empate proposto', decline: 'empate recusado', agreement: 'empate por acordo', claim: 'empate declarado', resignation: 'desistência', time: 'tempo esgotado' },

  board: (game) => `Tabuleiro de ${game}`,
  point: {
    empty: (name) => `${name}, vazio`,
    stone: (name, tone) => `${name}, peça ${toned(tone, 1)}`,
    canMove: 'pode mover-se', mustCapture: 'tem de capturar', picked: 'na mão', target: 'pode ir para aqui', captures: 'captura indo para aqui',
  },

  state: {
    turn: { you: 'É a sua vez.', machine: 'É a vez da máquina.', dark: 'É a vez das escuras.', light: 'É a vez das claras.' },
    thinking: 'A máquina pensa na jogada.',
    thinkingHint: 'À procura de uma boa jogada.',
    thinkingAnswer: 'A máquina pondera a sua proposta.',
    mustCaptureOne: (names) => `${list(names, 'ou')} tem de capturar.`,
    mustCapture: 'É preciso capturar.',
    goOn: (name) => `Continue a partir de ${name}: a captura não está completa.`,
    mayGoOn: (name) => `A peça em ${name} pode seguir capturando ou parar aqui.`,
    looking: (n, of) => (n === 0 ? 'Esta é a posição inicial.' : `Esta é a jogada ${n} de ${of}.`),
    offer: { dark: 'As escuras propõem empate.', light: 'As claras propõem empate.', you: 'Há uma proposta sua de empate.', machine: 'A máquina propõe empate.' },
    loading: 'Um momento: o tabuleiro está quase pronto.',
    one: (to, text, n) => (n ? `Por ${to}: ${text} captura ${pieces(n)}.` : `Para ${to}: ${text}.`),
    ways: (from, names) => `De ${from} pode ir para ${list(names, 'ou')}.`,
    canClaim: 'Em vez de jogar, pode declarar empate.',
    hint: (text) => `Uma boa jogada aqui: ${text}.`,
    hintClaim: 'Uma boa escolha aqui: declarar empate.',
    noHint: 'Não há nada a sugerir aqui.',
  },

  spoken: {
    step: (who, from, to) => `${portuguese.who[who]}: de ${from} para ${to}.`,
    capture: (who, way, falls) => `${portuguese.who[who]}: ${way.join(', ')}, capturando ${list(falls, 'e')}.`,
    landing: (at, falls) => `Em ${at}; capturou ${list(falls, 'e')}.`,
    picked: (name) => `Peça de ${name} na mão.`,
    putDown: (name) => `A peça voltou a ${name}.`,
    tookBack: 'Jogada desfeita.',
    redone: 'Jogada refeita.',
  },

  refusals: {
    game_over: () => 'O jogo acabou. Desfaça uma jogada ou comece um novo jogo.',
    no_stone: ({ from }) => `Não há nenhuma peça em ${from}.`,
    not_yours: ({ from }) => `A peça em ${from} não é de quem tem a vez.`,
    no_line: ({ from, to }) => `Nenhuma linha leva de ${from} a ${to} num passo ou num salto, e as peças só andam pelas linhas.`,
    occupied: ({ to }) => `Já há uma peça em ${to}, e só se pode ir para pontos vazios.`,
    must_capture: ({ from, because }) => (because.length ? `${from} não pode fazer isso agora: primeiro é preciso capturar, e quem pode é ${list(because, 'ou')}.` : `${from} não pode fazer isso agora: primeiro é preciso capturar.`),
    turn_over: ({ from }) => `A jogada termina em ${from}: não vai mais longe.`,
    must_continue: ({ from }) => `A peça em ${from} ainda pode capturar e por isso tem de continuar.`,
    nothing_to_capture: ({ from, to }) => `Entre ${from} e ${to} não há nenhuma peça adversária para saltar.`,
    already_captured: ({ because }) => `A peça em ${list(because, 'e')} já foi saltada nesta jogada.`,
    last_rank: ({ from }) => `${from} fica na última fila. Dali uma peça só pode capturar.`,
    backward: ({ from, to }) => (to ? `De ${from} para ${to} é recuar, e estas regras não o permitem.` : `A peça em ${from} só poderia recuar, e estas regras não o permitem.`),
    no_return: ({ from, to }) => (to ? `Esta peça veio de ${to} na sua última jogada e não pode voltar logo de ${from} para lá.` : `A peça em ${from} não pode voltar logo ao ponto de onde veio.`),
    must_move: ({ from }) => `Falta dizer para onde vai a peça em ${from}.`,
    blocked: ({ from }) => `A peça em ${from} não tem para onde ir.`,
  },
  notNow: {
    machine: 'É a vez da máquina.',
    looking: 'Aqui apenas se revê o jogo. Volte a ele para jogar.',
    elsewhere: 'O jogo continua em outra aba.',
  },
  misread: {
    unknown: (text) => `“${text}” não se lê como jogada. Escreva um passo como c2-c3 e uma captura como e3xc3.`,
    many: (text, turns) => `“${text}” pode ser ${list(turns, 'ou')}. Escreva por inteiro.`,
  },

  won: { you: 'A vitória é sua.', machine: 'A máquina venceu.', dark: 'As escuras venceram.', light: 'As claras venceram.' },
  lost: {
    elimination: { you: 'As suas peças acabaram.', machine: 'A máquina ficou sem peças.', dark: 'As escuras ficaram sem peças.', light: 'As claras ficaram sem peças.' },
    blocked: { you: 'As suas peças não têm jogada.', machine: 'A máquina não tem jogada.', dark: 'As escuras não têm jogada.', light: 'As claras não têm jogada.' },
    resignation: { you: 'Houve desistência sua.', machine: 'A máquina desistiu.', dark: 'As escuras desistiram.', light: 'As claras desistiram.' },
    time: { you: 'O seu tempo esgotou-se.', machine: 'O tempo da máquina esgotou-se.', dark: 'O tempo das escuras esgotou-se.', light: 'O tempo das claras esgotou-se.' },
  },
  drawn: {
    repetition: 'O jogo empatou: esta posição apareceu pela terceira vez.',
    quiet: 'O jogo empatou: há demasiado tempo que nada é capturado.',
    claim: 'O jogo empatou: o empate foi declarado após muitas jogadas sem captura.',
    agreement: 'O jogo empatou por acordo.',
    elimination: 'O jogo empatou.',
    blocked: 'O jogo empatou: nenhum dos lados pode jogar.',
    resignation: 'O jogo empatou.',
    time: 'O jogo empatou: o tempo acabou.',
  },

  buttons: {
    giveUp: 'Devolver a peça', endTurn: 'Terminar aqui', returnToGame: 'Voltar ao jogo', newGame: 'Novo jogo', claim: 'Declarar empate',
    accept: 'Aceitar o empate', decline: 'Recusar', restore: 'Recuperar o jogo anterior', copyDamaged: 'Copiar o texto danificado',
    retry: 'Tentar de novo', takeOver: 'Jogar aqui', close: 'Fechar', play: 'Fazer a jogada',
  },

  said: {
    newGame: 'Começou um novo jogo.',
    opened: 'O jogo do endereço está no tabuleiro.',
    restored: 'O jogo anterior está de volta.',
    declined: 'A máquina recusa o empate e continua a jogar.',
    copiedLink: 'O link foi copiado.',
    copiedRecord: 'O jogo foi copiado em texto.',
    copiedDamaged: 'O texto danificado foi copiado.',
    notCopied: 'O navegador não deixou a página copiar isto.',
    badAddress: 'Não foi possível abrir o endereço, e o jogo ficou como estava.',
    badAddressPart: 'O endereço tem uma parte desconhecida ou repetida, e o jogo ficou como estava.',
    badLanguage: 'O endereço pede uma língua que esta página não fala.',
    mended: 'O jogo foi lido, com algo corrigido.',
    damaged: 'O jogo guardado está danificado e não abre. Começou um novo jogo, e o texto danificado ainda pode ser copiado.',
    storeRefused: 'Este navegador não deixa a página guardar o jogo: ele perde-se ao sair da página.',
    storeFull: 'Não há espaço para guardar o jogo: ele perde-se ao sair da página.',
    machineFailed: 'A máquina deixou de funcionar. O tabuleiro está como estava.',
    elsewhere: 'O jogo continua em outra aba. Aqui vê-se apenas como estava.',
    unsupported: 'Este navegador não executa WebAssembly, onde estão as regras dos jogos. Serve um navegador mais recente, ou um em que o WebAssembly não esteja desligado.',
    unreachable: 'Não foi possível buscar a parte que conhece as regras. Talvez a ligação tenha caído.',
    broken: 'A parte que conhece as regras deixou de funcionar.',
  },

  sheets: {
    game: 'Jogo', settings: 'Ajustes', more: 'Mais', rules: 'As regras em resumo',
    ruleSet: 'Regras', opponent: 'Adversário', opponents: { machine: 'a máquina', friend: 'outra pessoa neste aparelho' },
    side: 'As suas peças', sides: { dark: 'Escuras', light: 'Claras' }, begins: (tone) => `Começam as ${tone.toLowerCase()}`,
    strength: 'Força', begin: 'Começar um novo jogo', applies: 'Adversário, peças e força mudam na hora. Outras regras começam um novo jogo.',
    theme: 'Tema', language: 'Língua', board: 'Tabuleiro', turned: 'Visto do outro lado', follow: 'Girar o tabuleiro para quem joga',
    offer: 'Propor empate', resign: 'Desistir', copyLink: 'Copiar um link para este jogo', copyRecord: 'Copiar o jogo em texto', newGame: 'Novo jogo',
    source: 'Fonte:',
  },
};

export default portuguese;
