/** Los textos en español. @typedef {import('./en.js').Catalogue} Catalogue */

/** @param {number} n */
const pieces = (n) => (n === 1 ? 'una pieza' : `${['ninguna', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'][n] ?? n} piezas`);

/** @param {string[]} names @param {string} word */
const list = (names, word) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`);

/** @param {'dark' | 'light'} tone @param {number} n */
const toned = (tone, n) => `${tone === 'dark' ? 'oscura' : 'clara'}${n === 1 ? '' : 's'}`;

const common = [
  'Las piezas van por las líneas, un paso cada vez, hasta un punto vacío vecino.',
  'Una pieza captura saltando por encima de una pieza rival vecina, a lo largo de una línea, hasta el punto vacío que está justo detrás. Mientras pueda saltar debe seguir, y puede girar en cada salto.',
  'Quien puede capturar debe capturar. Vale cualquier captura; no hace falta que sea la más larga.',
];
const ending = 'Gana quien deja al otro bando sin piezas o sin jugadas.';

/** @type {Catalogue} */
const spanish = {
  games: { alquerque: 'Alquerque' },
  ruleSets: {
    'alquerque-bell': {
      name: 'Reglas de Bell',
      about: 'Sin pasos atrás; tablas tras 50 jugadas sin captura.',
      short: [...common, 'Los pasos sencillos van hacia delante, en diagonal hacia delante o de lado, nunca hacia atrás. Las capturas van en todas las direcciones.', 'Una pieza en la última fila solo puede capturar.', ending, 'Cincuenta jugadas seguidas sin captura acaban la partida en tablas.'],
    },
    'alquerque-open': {
      name: 'Reglas abiertas',
      about: 'Todas las direcciones son libres; tablas por repetición.',
      short: [...common, 'Los pasos y las capturas van en todas las direcciones.', ending, 'La partida acaba en tablas cuando una posición aparece por tercera vez, o tras 80 jugadas seguidas sin captura.'],
    },
    'alquerque-forty': {
      name: 'Reglas de las cuarenta',
      about: 'Sin pasos atrás; tras 40 jugadas sin captura se pueden reclamar tablas.',
      short: [...common, 'Los pasos sencillos van hacia delante, en diagonal hacia delante o de lado, nunca hacia atrás. Las capturas van en todas las direcciones.', 'Una pieza en la última fila solo puede capturar.', ending, 'Tras 40 jugadas seguidas sin captura, quien tiene el turno puede reclamar tablas en lugar de jugar.'],
    },
    'alquerque-brainking': {
      name: 'Reglas sin retorno',
      about: 'Empiezan las claras; nada retrocede ni vuelve enseguida.',
      short: [...common, 'Empiezan las claras.', 'Los pasos y el primer salto de una captura van hacia delante, en diagonal hacia delante o de lado. Los saltos siguientes van en todas las direcciones.', 'Una pieza en la última fila solo puede capturar.', 'Un paso no puede devolver una pieza al punto que dejó en la jugada anterior de su bando.', ending, 'La partida acaba en tablas cuando una posición aparece por tercera vez.'],
    },
  },
  levels: ['Suave', 'Firme', 'Fuerte'],
  level: (n) => `Fuerza ${n}`,
  tones: { dark: 'Oscuras', light: 'Claras' },
  who: { you: 'Tu jugada', machine: 'Máquina', dark: 'Oscuras', light: 'Claras' },
  seats: { you: 'Tú', machine: 'Máquina', dark: 'Oscuras', light: 'Claras' },
  lead: 'Antiguos juegos de captura en tableros de líneas.',

  bar: {
    play: 'Jugar', rules: 'Reglas', theme: 'Tema', settings: 'Ajustes', change: 'Cambiar', rulesInShort: 'las reglas en breve',
    pages: 'Páginas', game: 'Partida', acts: 'Qué se puede hacer', changeGame: (game) => `${game}: cambiar la partida`,
  },
  themes: { system: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
  themeNow: (theme) => `Tema: ${theme}. Cambiar`,
  acts: { takeBack: 'Deshacer', redo: 'Rehacer', hint: 'Pista', turnBoard: 'Girar tablero', more: 'Más' },
  onBoard: (n) => `${n} en el tablero`,
  taken: (n, tone) => `${n === 1 ? `Una pieza ${toned(tone, 1)} capturada` : `${n} piezas ${toned(tone, n)} capturadas`}`,
  turns: 'Jugadas',
  latestTurns: 'Últimas jugadas',
  lookBack: 'Repasar la partida',
  look: { first: 'Primera posición', back: 'Una jugada atrás', on: 'Una jugada adelante', last: 'Última posición' },
  typeTurn: 'Escribir una jugada',
  typeHint: 'c2-c3 …',
  recordMark: { offer: 'tablas propuestas', decline: 'tablas rechazadas', agreement: 'tablas acordadas', claim: 'tablas reclamadas', resignation: 'abandono', time: 'tiempo agotado' },

  board: (game) => `Tablero de ${game}`,
  point: {
    empty: (name) => `${name}, vacío`,
    stone: (name, tone) => `${name}, pieza ${toned(tone, 1)}`,
    canMove: 'puede moverse', mustCapture: 'debe capturar', picked: 'en la mano', target: 'puede ir aquí', captures: 'captura yendo aquí',
  },

  state: {
    turn: { you: 'Es tu turno.', machine: 'Es el turno de la máquina.', dark: 'Juegan las oscuras.', light: 'Juegan las claras.' },
    thinking: 'La máquina está pensando.',
    thinkingHint: 'Buscando una buena jugada.',
    thinkingAnswer: 'La máquina se piensa tu propuesta.',
    mustCaptureOne: (names) => `${list(names, 'o')} debe capturar.`,
    mustCapture: 'Hay que capturar.',
    goOn: (name) => `Sigue desde ${name}: la captura no está completa.`,
    mayGoOn: (name) => `La pieza de ${name} puede seguir capturando o quedarse aquí.`,
    looking: (n, of) => (n === 0 ? 'Esta es la posición inicial.' : `Repasas la jugada ${n} de ${of}.`),
    offer: { dark: 'Las oscuras proponen tablas.', light: 'Las claras proponen tablas.', you: 'Has propuesto tablas.', machine: 'La máquina propone tablas.' },
    loading: 'Se está preparando el tablero.',
    one: (to, text, n) => (n ? `Por ${to}: ${text} captura ${pieces(n)}.` : `A ${to}: ${text}.`),
    ways: (from, names) => `Desde ${from} puede ir a ${list(names, 'o')}.`,
    canClaim: 'En lugar de jugar puedes reclamar tablas.',
    hint: (text) => `Una buena jugada aquí: ${text}.`,
    hintClaim: 'Una buena decisión aquí: reclamar tablas.',
    noHint: 'No hay nada que aconsejar aquí.',
  },

  spoken: {
    step: (who, from, to) => `${spanish.who[who]}: de ${from} a ${to}.`,
    capture: (who, way, falls) => `${spanish.who[who]}: ${way.join(', ')}, capturando ${list(falls, 'y')}.`,
    landing: (at, falls) => `En ${at}; ha capturado ${list(falls, 'y')}.`,
    picked: (name) => `Pieza de ${name} en la mano.`,
    putDown: (name) => `La pieza vuelve a ${name}.`,
    tookBack: 'Jugada deshecha.',
    redone: 'Jugada rehecha.',
  },

  refusals: {
    game_over: () => 'La partida ha terminado. Deshaz una jugada o empieza otra partida.',
    no_stone: ({ from }) => `No hay ninguna pieza en ${from}.`,
    not_yours: ({ from }) => `La pieza de ${from} no es de quien tiene el turno.`,
    no_line: ({ from, to }) => `Ninguna línea lleva de ${from} a ${to} en un paso o en un salto, y las piezas solo van por las líneas.`,
    occupied: ({ to }) => `Ya hay una pieza en ${to}, y solo se puede ir a puntos vacíos.`,
    must_capture: ({ from, because }) => (because.length ? `${from} no puede hacer eso ahora: antes hay que capturar, y puede hacerlo ${list(because, 'o')}.` : `${from} no puede hacer eso ahora: antes hay que capturar.`),
    turn_over: ({ from }) => `La jugada acaba en ${from}: no va más lejos.`,
    must_continue: ({ from }) => `La pieza de ${from} aún puede capturar, así que debe seguir.`,
    nothing_to_capture: ({ from, to }) => `Entre ${from} y ${to} no hay ninguna pieza rival que saltar.`,
    already_captured: ({ because }) => `La pieza de ${list(because, 'y')} ya se ha saltado en esta jugada.`,
    last_rank: ({ from }) => `${from} está en la última fila. Desde ahí una pieza solo puede capturar.`,
    backward: ({ from, to }) => (to ? `De ${from} a ${to} es retroceder, y estas reglas no lo permiten.` : `La pieza de ${from} solo podría retroceder, y estas reglas no lo permiten.`),
    no_return: ({ from, to }) => (to ? `Esta pieza vino de ${to} en su última jugada y no puede volver enseguida allí desde ${from}.` : `La pieza de ${from} no puede volver enseguida al punto del que vino.`),
    must_move: ({ from }) => `Falta decir adónde va la pieza de ${from}.`,
    blocked: ({ from }) => `La pieza de ${from} no tiene adónde ir.`,
  },
  notNow: {
    machine: 'Es el turno de la máquina.',
    looking: 'Estás repasando la partida. Vuelve a ella para jugar.',
    elsewhere: 'La partida sigue en otra pestaña.',
  },
  misread: {
    unknown: (text) => `«${text}» no se lee como jugada. Escribe un paso como c2-c3 y una captura como e3xc3.`,
    many: (text, turns) => `«${text}» puede ser ${list(turns, 'o')}. Escríbela entera.`,
  },

  won: { you: 'Has ganado.', machine: 'Ha ganado la máquina.', dark: 'Han ganado las oscuras.', light: 'Han ganado las claras.' },
  lost: {
    elimination: { you: 'No te quedan piezas.', machine: 'A la máquina no le quedan piezas.', dark: 'A las oscuras no les quedan piezas.', light: 'A las claras no les quedan piezas.' },
    blocked: { you: 'No tienes ninguna jugada.', machine: 'La máquina no tiene ninguna jugada.', dark: 'Las oscuras no tienen ninguna jugada.', light: 'Las claras no tienen ninguna jugada.' },
    resignation: { you: 'Has abandonado.', machine: 'La máquina ha abandonado.', dark: 'Las oscuras han abandonado.', light: 'Las claras han abandonado.' },
    time: { you: 'Se te ha acabado el tiempo.', machine: 'A la máquina se le ha acabado el tiempo.', dark: 'A las oscuras se les ha acabado el tiempo.', light: 'A las claras se les ha acabado el tiempo.' },
  },
  drawn: {
    repetition: 'Tablas: esta posición ha aparecido por tercera vez.',
    quiet: 'Tablas: hace demasiado que no se captura nada.',
    claim: 'Tablas: se han reclamado tras muchas jugadas sin captura.',
    agreement: 'Tablas de común acuerdo.',
    elimination: 'La partida acaba en tablas.',
    blocked: 'Tablas: ninguno de los bandos puede jugar.',
    resignation: 'La partida acaba en tablas.',
    time: 'Tablas: se ha acabado el tiempo.',
  },

  buttons: {
    giveUp: 'Devolver la pieza', endTurn: 'Terminar aquí', returnToGame: 'Volver a la partida', newGame: 'Nueva partida', claim: 'Reclamar tablas',
    accept: 'Aceptar las tablas', decline: 'Rechazar', restore: 'Recuperar la partida anterior', copyDamaged: 'Copiar el texto dañado',
    retry: 'Intentar de nuevo', takeOver: 'Jugar aquí', close: 'Cerrar', play: 'Hacer la jugada',
  },

  said: {
    newGame: 'Ha empezado una nueva partida.',
    opened: 'La partida de la dirección está en el tablero.',
    restored: 'La partida anterior ha vuelto.',
    declined: 'La máquina rechaza las tablas y sigue jugando.',
    copiedLink: 'El enlace se ha copiado.',
    copiedRecord: 'El registro de la partida se ha copiado.',
    copiedDamaged: 'El texto dañado se ha copiado.',
    notCopied: 'El navegador no ha dejado que la página copie esto.',
    badAddress: 'No se ha podido abrir la dirección, y la partida sigue como estaba.',
    badAddressPart: 'La dirección tiene una parte desconocida o repetida, y la partida sigue como estaba.',
    badLanguage: 'La dirección pide un idioma que esta página no habla.',
    mended: 'El registro se ha leído, con algo corregido.',
    damaged: 'La partida guardada está dañada y no se puede abrir. Ha empezado una nueva, y el texto dañado todavía se puede copiar.',
    storeRefused: 'Este navegador no deja que la página guarde la partida: se perderá al salir de la página.',
    storeFull: 'No queda espacio para guardar la partida: se perderá al salir de la página.',
    machineFailed: 'La máquina ha dejado de funcionar. El tablero está como lo dejaste.',
    elsewhere: 'La partida sigue en otra pestaña. Aquí solo se ve cómo estaba.',
    unsupported: 'Este navegador no puede ejecutar WebAssembly, que contiene las reglas de los juegos. Sirve un navegador más reciente, o uno en el que WebAssembly no esté desactivado.',
    unreachable: 'No se ha podido traer la parte que conoce las reglas. Quizá se haya perdido la conexión.',
    broken: 'La parte que conoce las reglas ha dejado de funcionar.',
  },

  sheets: {
    game: 'Partida', settings: 'Ajustes', more: 'Más', rules: 'Las reglas en breve',
    ruleSet: 'Reglas', opponent: 'Juegas contra', opponents: { machine: 'la máquina', friend: 'otra persona en este aparato' },
    side: 'Tus piezas', sides: { dark: 'Oscuras', light: 'Claras' }, begins: (tone) => `Empiezan las ${tone.toLowerCase()}`,
    strength: 'Fuerza', begin: 'Empezar una nueva partida', applies: 'Rival, piezas y fuerza cambian al momento. Otras reglas empiezan una nueva partida.',
    theme: 'Tema', language: 'Idioma', board: 'Tablero', turned: 'Visto desde el otro lado', follow: 'Girar el tablero hacia quien juega',
    offer: 'Proponer tablas', resign: 'Abandonar', copyLink: 'Copiar un enlace a esta partida', copyRecord: 'Copiar el registro', newGame: 'Nueva partida',
    source: 'Fuente:',
  },
};

export default spanish;
