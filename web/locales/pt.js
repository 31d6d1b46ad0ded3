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
  games: { alquerque: 'Alquerque', konane: 'Konane', fanorona: 'Fanorona', seega: 'Seega', surakarta: 'Surakarta' },
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
    konane: {
      name: 'Regras habituais',
      about: 'Só saltos, sempre em frente. Quem não pode saltar perde.',
      short: ['O tabuleiro começa cheio. As escuras retiram uma peça sua, de um canto ou do centro; depois as claras retiram uma das suas, ao lado da falha.', 'Daí em diante cada jogada é um salto: por cima de uma peça adversária vizinha, na fila ou na coluna, para o ponto vazio logo a seguir. A peça saltada sai do tabuleiro.', 'A mesma peça pode continuar a saltar na mesma direção, ou parar. Nunca muda de direção, e não há outras jogadas.', 'Perde quem tem a vez e não pode saltar. Não há empates.'],
    },
    fanorona: {
      name: 'Regras habituais',
      about: 'Capturas por aproximação ou afastamento, filas inteiras de uma vez. As claras começam.',
      short: ['As claras começam. Uma peça vai, por uma linha, a um ponto vazio vizinho.', 'Captura por aproximação: todas as peças adversárias seguidas logo à frente do ponto a que chega. Ou por afastamento: todas as peças adversárias seguidas logo atrás do ponto de onde saiu. Onde as duas são possíveis, escolhe-se uma.', 'Quem pode capturar tem de capturar. A mesma peça pode depois continuar, só com capturas, e parar quando se quiser. Na mesma jogada não volta a um ponto por onde já passou, nem segue duas vezes seguidas a mesma direção.', 'Ganha quem deixa o outro lado sem peças ou sem jogadas.', 'O jogo empata quando uma posição aparece pela terceira vez, ou após 120 jogadas seguidas sem captura.'],
    },
    seega: {
      name: 'Regras habituais',
      about: 'Primeiro põem-se as peças, duas por jogada; depois captura-se o que fica entre duas das suas.',
      short: ['O tabuleiro começa vazio. À vez, cada lado põe duas peças em pontos vazios, menos no centro, até só o centro ficar livre. Ainda nada se captura.', 'Depois as peças deslizam para um ponto vazio ao lado, na fila ou na coluna. É capturada cada peça adversária que fica entre a que se moveu e outra sua logo a seguir, em várias direções ao mesmo tempo.', 'Uma peça no centro não pode ser capturada. Entrar entre duas peças adversárias não tem perigo. A captura não é obrigatória e nunca continua.', 'Quem não pode mover nenhuma peça passa. O lado a que resta uma só peça perdeu.', 'O jogo empata quando uma posição aparece pela terceira vez, ou após 120 jogadas seguidas sem captura.'],
    },
    surakarta: {
      name: 'Regras habituais',
      about: 'Passos em todas as direções; capturas só pelas voltas.',
      short: ['Uma peça dá um passo para qualquer ponto vazio vizinho, também na diagonal.', 'Captura correndo por uma linha, saindo por uma volta num canto e seguindo pela linha a que a volta leva: por uma volta pelo menos, e só por pontos vazios. A primeira peça que encontra tem de ser adversária, e toma-lhe o lugar.', 'A captura não é obrigatória.', 'Ganha quem deixa o outro lado sem peças ou sem jogadas.', 'O jogo empata quando uma posição aparece pela terceira vez, ou após 120 jogadas seguidas sem captura.'],
    },
  },
  levels: ['Primeiros passos', 'Fácil', 'Suave', 'Firme', 'Capaz', 'Hábil', 'Forte', 'Força total'],
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
  recordMark: { offer: 'empate proposto', decline: 'empate recusado', agreement: 'empate por acordo', claim: 'empate declarado', resignation: 'desistência', time: 'tempo esgotado' },

  board: (game) => `Tabuleiro de ${game}`,
  point: {
    empty: (name) => `${name}, vazio`,
    stone: (name, tone) => `${name}, peça ${toned(tone, 1)}`,
    canMove: 'pode mover-se', mustCapture: 'tem de capturar', picked: 'na mão', target: 'pode ir para aqui', captures: 'captura indo para aqui',
    place: 'pode pôr aqui uma peça', putDown: 'acabada de pôr', remove: 'pode ser retirada', endHere: 'a jogada pode acabar aqui',
    falls: (manner) => `é capturada ${manner}`.trim(),
  },
  manner: { approach: 'por aproximação', withdrawal: 'por afastamento', loop: 'por uma volta' },

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
    passed: { you: 'A sua vez foi passada.', machine: 'A máquina passou.', dark: 'As escuras passaram.', light: 'As claras passaram.' },
    mustPass: 'Nenhuma peça se pode mover: a jogada é passar.',
    place: (n) => `Ponha ${pieces(n)} em pontos vazios.`,
    placed: (names, left) => `Posta em ${list(names, 'e')}. Falta pôr ${pieces(left)}.`,
    remove: (names) => `Retire uma das suas peças: ${list(names, 'ou')}.`,
    falling: (names, manner) => `${list(names, 'e')} ${manner}`.trim(),
    choose: 'O que se captura?',
    hintPass: 'Aqui só se pode passar.',
    hintClaim: 'Uma boa escolha aqui: declarar empate.',
    noHint: 'Não há nada a sugerir aqui.',
  },

  spoken: {
    step: (who, from, to) => `${portuguese.who[who]}: de ${from} para ${to}.`,
    capture: (who, way, falls, manner) => `${portuguese.who[who]}: ${way.join(', ')}, capturando ${list(falls, 'e')}${manner && ` ${manner}`}.`,
    place: (who, names) => `${portuguese.who[who]}: ${names.length === 1 ? 'uma peça posta' : 'peças postas'} em ${list(names, 'e')}.`,
    remove: (who, names) => `${portuguese.who[who]}: ${list(names, 'e')} sai do tabuleiro.`,
    pass: (who) => `${portuguese.who[who]}: passa, porque nenhuma peça se pode mover.`,
    choices: (choices) => `${list(choices, 'ou')}.`,
    takenUp: (names) => `A peça de ${list(names, 'e')} voltou à mão.`,
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
    occupied: ({ from, to }) => `Já há uma peça em ${to || from}.`,
    must_capture: ({ from, to, because }) => {
      if (to && because.join() === to) return `De ${from} para ${to} nada se captura, e a jogada só pode continuar com capturas.`;
      return because.length ? `${from} não pode fazer isso agora: primeiro é preciso capturar, e quem pode é ${list(because, 'ou')}.` : `${from} não pode fazer isso agora: primeiro é preciso capturar.`;
    },
    turn_over: ({ from }) => `A jogada termina em ${from}: não vai mais longe.`,
    must_continue: ({ from }) => `A peça em ${from} ainda pode capturar e por isso tem de continuar.`,
    nothing_to_capture: ({ from, to, because }) => (because.join() === to ? `Ir para ${to} não captura nada, e a jogada só pode continuar com capturas.` : `Entre ${from} e ${to} não há nenhuma peça adversária para saltar.`),
    already_captured: ({ because }) => `A peça em ${list(because, 'e')} já foi saltada nesta jogada.`,
    last_rank: ({ from }) => `${from} fica na última fila. Dali uma peça só pode capturar.`,
    backward: ({ from, to }) => (to ? `De ${from} para ${to} é recuar, e estas regras não o permitem.` : `A peça em ${from} só poderia recuar, e estas regras não o permitem.`),
    no_return: ({ from, to }) => (to ? `Esta peça veio de ${to} na sua última jogada e não pode voltar logo de ${from} para lá.` : `A peça em ${from} não pode voltar logo ao ponto de onde veio.`),
    same_direction: ({ from, to }) => `De ${from} para ${to} a peça seguiria duas vezes a mesma direção, o que não pode.`,
    already_visited: ({ to }) => `A peça já esteve em ${to} nesta jogada e não pode voltar lá.`,
    no_turning: ({ from, to }) => `De ${from} para ${to} a peça mudaria de direção, e todos os seus saltos vão na mesma.`,
    centre_closed: ({ from }) => `${from} é o centro, e fica vazio até todas as peças estarem postas.`,
    not_beside: ({ from, to }) => `${to} não fica ao lado de ${from}, e uma peça só vai a um ponto vizinho.`,
    needs_loop: ({ from, to }) => `A peça em ${to} só se captura por uma volta, e de ${from} nenhuma leva até lá.`,
    no_way: ({ from, to }) => `Nenhum caminho livre leva de ${from} a ${to}.`,
    opening_point: ({ because }) => (because.length ? `A primeira peça a sair é uma de um canto ou do centro: ${list(because, 'ou')}.` : 'A primeira peça a sair é uma de um canto ou do centro.'),
    beside_gap: ({ because }) => (because.length ? `A segunda peça a sair é uma ao lado da falha: ${list(because, 'ou')}.` : 'A segunda peça a sair é uma ao lado da falha.'),
    must_choose: ({ from, to, because }) => (because.length ? `De ${from} para ${to} há duas capturas, e só se faz uma. Indique uma peça a capturar: ${list(because, 'ou')}.` : `De ${from} para ${to} há duas capturas, e só se faz uma.`),
    must_place_two: ({ from }) => `Depois de ${from} falta pôr outra peça na mesma jogada.`,
    must_move: ({ from }) => `Falta dizer para onde vai a peça em ${from}.`,
    blocked: ({ from }) => `A peça em ${from} não tem para onde ir.`,
  },
  notNow: {
    machine: 'É a vez da máquina.',
    looking: 'Aqui apenas se revê o jogo. Volte a ele para jogar.',
    elsewhere: 'O jogo continua em outra aba.',
  },
  misread: {
    unknown: (text, example) => `“${text}” não se lê como jogada. Uma que se pode fazer agora escreve-se ${example}.`,
    many: (text, turns) => `“${text}” pode ser ${list(turns, 'ou')}. Escreva por inteiro.`,
  },

  won: { you: 'A vitória é sua.', machine: 'A máquina venceu.', dark: 'As escuras venceram.', light: 'As claras venceram.' },
  lost: {
    tooFew: { you: 'Já não lhe restam peças que cheguem.', machine: 'À máquina já não restam peças que cheguem.', dark: 'Às escuras já não restam peças que cheguem.', light: 'Às claras já não restam peças que cheguem.' },
    elimination: { you: 'As suas peças acabaram.', machine: 'A máquina ficou sem peças.', dark: 'As escuras ficaram sem peças.', light: 'As claras ficaram sem peças.' },
    blocked: { you: 'As suas peças não têm jogada.', machine: 'A máquina não tem jogada.', dark: 'As escuras não têm jogada.', light: 'As claras não têm jogada.' },
    resignation: { you: 'Houve desistência sua.', machine: 'A máquina desistiu.', dark: 'As escuras desistiram.', light: 'As claras desistiram.' },
    time: { you: 'O seu tempo esgotou-se.', machine: 'O tempo da máquina esgotou-se.', dark: 'O tempo das escuras esgotou-se.', light: 'O tempo das claras esgotou-se.' },
  },
  counted: { repetition: 'A posição voltou a aparecer, e decide o maior número de peças.', quiet: 'Há demasiado tempo que nada é capturado, e decide o maior número de peças.' },
  drawn: {
    repetition: 'O jogo empatou: esta posição apareceu vezes de mais.',
    quiet: 'O jogo empatou: há demasiado tempo que nada é capturado.',
    claim: 'O jogo empatou: o empate foi declarado após muitas jogadas sem captura.',
    agreement: 'O jogo empatou por acordo.',
    elimination: 'O jogo empatou.',
    blocked: 'O jogo empatou: nenhum dos lados pode jogar.',
    resignation: 'O jogo empatou.',
    time: 'O jogo empatou: o tempo acabou.',
  },

  buttons: {
    giveUp: 'Devolver a peça', endTurn: 'Parar aqui', pass: 'Passar', takeUp: 'Voltar a pegar na peça', returnToGame: 'Voltar ao jogo', newGame: 'Novo jogo', claim: 'Declarar empate',
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
    copiedRules: 'O link para estas regras foi copiado.',
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
    house: 'Regras da casa', whichGame: 'Jogo', change: 'Mudar as regras', game: 'Jogo', settings: 'Ajustes', more: 'Mais', rules: 'As regras em resumo',
    ruleSet: 'Regras', opponent: 'Adversário', opponents: { machine: 'a máquina', friend: 'outra pessoa neste aparelho' },
    side: 'As suas peças', sides: { dark: 'Escuras', light: 'Claras' }, begins: (tone) => `Começam as ${tone.toLowerCase()}`,
    strength: 'Força', begin: 'Começar um novo jogo', applies: 'Adversário, peças e força mudam na hora. Outras regras começam um novo jogo.',
    theme: 'Tema', language: 'Língua', board: 'Tabuleiro', turned: 'Visto do outro lado', follow: 'Girar o tabuleiro para quem joga',
    offer: 'Propor empate', resign: 'Desistir', copyLink: 'Copiar um link para este jogo', copyRecord: 'Copiar o jogo em texto', newGame: 'Novo jogo',
    source: 'Fonte:',
  },

  house: {
    changed: (name) => `${name}, alteradas`,
    about: 'Regras da casa guardadas neste aparelho.',
    note: (name) => `Partem de: ${name}. O que mudar vale para o jogo que começar com elas, e vai no link para elas.`,
    differs: 'alterado',
    changes: 'Alterado neste jogo:',
    over: 'Com estas regras a posição habitual acaba antes da primeira jogada: servem para posições montadas.',
    name: 'Nome', keep: 'Guardar com este nome', forget: 'Esquecer estas regras', back: 'Voltar', link: 'Copiar um link para estas regras', reset: 'Desfazer as alterações',
  },
  options: {
    quiet_limit: { ask: 'Quando acaba o jogo por não haver capturas?', none: 'Nunca.', number: ['Após', 'jogadas seguidas sem captura.'] },
    claim_from: { ask: 'Quando se pode declarar empate em vez de jogar?', none: 'Nunca.', number: ['A partir de', 'jogadas seguidas sem captura.'] },
    repetition: { ask: 'Quando acaba o jogo por uma posição se repetir?', none: 'Nunca.', number: ['Quando aparece', 'vezes.'] },
    steps: { ask: 'Para onde pode ir um passo?', values: { any: 'Em todas as direções.', forward: 'Para a frente, na diagonal para a frente e para o lado, nunca para trás.' } },
    first_jump: { ask: 'Para onde pode ir o primeiro salto de uma jogada?', values: { any: 'Em todas as direções.', forward: 'Para a frente, na diagonal para a frente e para o lado, nunca para trás.' } },
    later_jumps: { ask: 'Para onde podem ir os saltos seguintes?', values: { any: 'Em todas as direções.', forward: 'Para a frente, na diagonal para a frente e para o lado, nunca para trás.' } },
    last_rank: { ask: 'O que pode fazer uma peça na última fila?', values: { free: 'Mover-se como em qualquer outro lugar.', captures_only: 'Só capturar.' } },
    no_return: { ask: 'Um passo pode levar a peça de volta ao ponto de onde veio?', values: { off: 'Sim.', on: 'Não, a menos que outra peça se tenha movido entretanto.' } },
    capture: { ask: 'É obrigatório capturar?', values: { compulsory: 'Sim, uma captura qualquer, e até ao fim.', optional: 'Não, e pode também interromper-se.' } },
    removal: { ask: 'Quando saem do tabuleiro as peças capturadas?', values: { at_once: 'Assim que são saltadas.', after_chain: 'No fim da jogada. Até lá estorvam, e não são saltadas duas vezes.' } },
    size: { ask: 'De que tamanho é o tabuleiro?', values: { 8: '8 × 8 pontos.', 6: '6 × 6 pontos.', 5: '5 × 5 pontos.', 4: '4 × 4 pontos.' } },
    opening: { ask: 'Como começa o jogo?', values: { remove: 'Cada lado retira uma das suas peças.', none: 'Com saltos, a partir de uma posição com falhas.' } },
    board: { ask: 'Em que tabuleiro se joga?', values: { '9x5': '9 × 5 pontos, 22 peças de cada lado.', '5x5': '5 × 5 pontos, 12 peças de cada lado.', '3x3': '3 × 3 pontos, 4 peças de cada lado.' } },
    continuation: { ask: 'Uma peça que captura tem de continuar enquanto puder?', values: { optional: 'Não, pode parar.', compulsory: 'Sim.' } },
    chain: { ask: 'Uma peça que capturou pode continuar?', values: { no: 'Não, a captura termina a jogada.', same_stone: 'Sim, desde que cada passo seguinte capture.' } },
    centre: { ask: 'Uma peça no centro pode ser capturada?', values: { immune: 'Não.', capturable: 'Sim, como em qualquer outro lugar.' } },
    ending: { ask: 'Quem ganha quando o jogo acaba por repetição ou por falta de capturas?', values: { draw: 'Ninguém.', more_pieces: 'Quem tiver mais peças; com números iguais há empate.' } },
  },
};

export default portuguese;
