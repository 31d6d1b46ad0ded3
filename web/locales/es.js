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
  games: { alquerque: 'Alquerque', konane: 'Konane', fanorona: 'Fanorona', seega: 'Seega', surakarta: 'Surakarta' },
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
    konane: {
      name: 'Reglas habituales',
      about: 'Solo saltos, siempre en línea recta. Pierde quien no puede saltar.',
      short: ['El tablero empieza lleno. Las oscuras retiran una pieza suya, de una esquina o del centro; luego las claras retiran una de las suyas, junto al hueco.', 'A partir de ahí cada jugada es un salto: por encima de una pieza rival vecina, en la fila o en la columna, hasta el punto vacío que está justo detrás. La pieza saltada sale del tablero.', 'La misma pieza puede seguir saltando en la misma dirección, o pararse. Nunca gira, y no hay otras jugadas.', 'Pierde quien tiene el turno y no puede saltar. No hay tablas.'],
    },
    fanorona: {
      name: 'Reglas habituales',
      about: 'Capturas por acercamiento o por alejamiento, filas enteras de una vez. Empiezan las claras.',
      short: ['Empiezan las claras. Una pieza va por una línea hasta un punto vacío vecino.', 'Captura por acercamiento: todas las piezas rivales seguidas que tiene justo delante del punto al que llega. O por alejamiento: todas las piezas rivales seguidas que quedan justo detrás del punto del que salió. Donde ambas son posibles se elige una.', 'Quien puede capturar debe capturar. La misma pieza puede seguir después, solo con capturas, y pararse cuando se quiera. En una misma jugada no vuelve a un punto en el que ya ha estado ni va dos veces seguidas en la misma dirección.', 'Gana quien deja al otro bando sin piezas o sin jugadas.', 'La partida acaba en tablas cuando una posición aparece por tercera vez, o tras 120 jugadas seguidas sin captura.'],
    },
    seega: {
      name: 'Reglas habituales',
      about: 'Primero se colocan las piezas, dos por turno; luego cae lo que queda entre dos de las tuyas.',
      short: ['El tablero empieza vacío. Por turnos, cada bando coloca dos piezas en puntos vacíos, menos en el centro, hasta que solo queda libre el centro. Todavía no se captura nada.', 'Después las piezas se deslizan a un punto vacío contiguo, en la fila o en la columna. Se captura toda pieza rival que queda entre la que se ha movido y otra tuya justo detrás, en varias direcciones a la vez.', 'Una pieza en el centro no se puede capturar. Meterse entre dos piezas rivales no tiene peligro. Capturar no es obligatorio, y ninguna captura continúa.', 'Quien no puede mover ninguna pieza pasa. Pierde el bando al que solo le queda una.', 'La partida acaba en tablas cuando una posición aparece por tercera vez, o tras 120 jugadas seguidas sin captura.'],
    },
    surakarta: {
      name: 'Reglas habituales',
      about: 'Pasos en todas las direcciones; capturas solo por los bucles.',
      short: ['Una pieza da un paso a cualquier punto vacío vecino, también en diagonal.', 'Captura corriendo por una línea, saliendo por el bucle de una esquina y siguiendo por la línea a la que este lleva: por un bucle al menos, y solo por puntos vacíos. La primera pieza que encuentra tiene que ser rival, y ocupa su lugar.', 'Capturar no es obligatorio.', 'Gana quien deja al otro bando sin piezas o sin jugadas.', 'La partida acaba en tablas cuando una posición aparece por tercera vez, o tras 120 jugadas seguidas sin captura.'],
    },
  },
  levels: ['Primeros pasos', 'Fácil', 'Suave', 'Firme', 'Capaz', 'Hábil', 'Fuerte', 'Toda su fuerza'],
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
  recordMark: { offer: 'tablas propuestas', decline: 'tablas rechazadas', agreement: 'tablas acordadas', claim: 'tablas reclamadas', resignation: 'abandono', time: 'tiempo agotado' },

  board: (game) => `Tablero de ${game}`,
  point: {
    empty: (name) => `${name}, vacío`,
    stone: (name, tone) => `${name}, pieza ${toned(tone, 1)}`,
    canMove: 'puede moverse', mustCapture: 'debe capturar', picked: 'en la mano', target: 'puede ir aquí', captures: 'captura yendo aquí',
    place: 'puedes poner aquí una pieza', putDown: 'recién puesta', remove: 'se puede retirar', endHere: 'la jugada puede acabar aquí',
    falls: (manner) => `cae ${manner}`.trim(),
  },
  manner: { approach: 'por acercamiento', withdrawal: 'por alejamiento', loop: 'por un bucle' },

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
    passed: { you: 'Has pasado.', machine: 'La máquina ha pasado.', dark: 'Las oscuras han pasado.', light: 'Las claras han pasado.' },
    mustPass: 'Ninguna pieza se puede mover: toca pasar.',
    place: (n) => `Pon ${pieces(n)} en puntos vacíos.`,
    placed: (names, left) => `Puesta en ${list(names, 'y')}. Falta poner ${pieces(left)}.`,
    remove: (names) => `Retira una de tus piezas: ${list(names, 'o')}.`,
    falling: (names, manner) => `${list(names, 'y')} ${manner}`.trim(),
    choose: '¿Qué ha de caer?',
    hintPass: 'Aquí solo se puede pasar.',
    hintClaim: 'Una buena decisión aquí: reclamar tablas.',
    noHint: 'No hay nada que aconsejar aquí.',
  },

  spoken: {
    step: (who, from, to) => `${spanish.who[who]}: de ${from} a ${to}.`,
    capture: (who, way, falls, manner) => `${spanish.who[who]}: ${way.join(', ')}, capturando ${list(falls, 'y')}${manner && ` ${manner}`}.`,
    place: (who, names) => `${spanish.who[who]}: ${names.length === 1 ? 'una pieza puesta' : 'piezas puestas'} en ${list(names, 'y')}.`,
    remove: (who, names) => `${spanish.who[who]}: ${list(names, 'y')} sale del tablero.`,
    pass: (who) => `${spanish.who[who]}: pasa, porque ninguna pieza se puede mover.`,
    choices: (choices) => `${list(choices, 'o')}.`,
    takenUp: (names) => `La pieza de ${list(names, 'y')} vuelve a la mano.`,
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
    occupied: ({ from, to }) => `Ya hay una pieza en ${to || from}.`,
    must_capture: ({ from, to, because }) => {
      if (to && because.join() === to) return `De ${from} a ${to} no cae nada, y la jugada solo puede seguir con capturas.`;
      return because.length ? `${from} no puede hacer eso ahora: antes hay que capturar, y puede hacerlo ${list(because, 'o')}.` : `${from} no puede hacer eso ahora: antes hay que capturar.`;
    },
    turn_over: ({ from }) => `La jugada acaba en ${from}: no va más lejos.`,
    must_continue: ({ from }) => `La pieza de ${from} aún puede capturar, así que debe seguir.`,
    nothing_to_capture: ({ from, to, because }) => (because.join() === to ? `Ir a ${to} no captura nada, y la jugada solo puede seguir con capturas.` : `Entre ${from} y ${to} no hay ninguna pieza rival que saltar.`),
    already_captured: ({ because }) => `La pieza de ${list(because, 'y')} ya se ha saltado en esta jugada.`,
    last_rank: ({ from }) => `${from} está en la última fila. Desde ahí una pieza solo puede capturar.`,
    backward: ({ from, to }) => (to ? `De ${from} a ${to} es retroceder, y estas reglas no lo permiten.` : `La pieza de ${from} solo podría retroceder, y estas reglas no lo permiten.`),
    no_return: ({ from, to }) => (to ? `Esta pieza vino de ${to} en su última jugada y no puede volver enseguida allí desde ${from}.` : `La pieza de ${from} no puede volver enseguida al punto del que vino.`),
    same_direction: ({ from, to }) => `De ${from} a ${to} la pieza iría dos veces seguidas en la misma dirección, y eso no se puede.`,
    already_visited: ({ to }) => `La pieza ya ha estado en ${to} en esta jugada y no puede volver allí.`,
    no_turning: ({ from, to }) => `De ${from} a ${to} la pieza giraría, y todos sus saltos van en la misma dirección.`,
    centre_closed: ({ from }) => `${from} es el centro, y queda vacío hasta que estén puestas todas las piezas.`,
    not_beside: ({ from, to }) => `${to} no está junto a ${from}, y una pieza solo va a un punto vecino.`,
    needs_loop: ({ from, to }) => `La pieza de ${to} solo se captura por un bucle, y desde ${from} ninguno lleva hasta allí.`,
    no_way: ({ from, to }) => `Ningún camino libre lleva de ${from} a ${to}.`,
    opening_point: ({ because }) => (because.length ? `La primera pieza que sale es una de una esquina o del centro: ${list(because, 'o')}.` : 'La primera pieza que sale es una de una esquina o del centro.'),
    beside_gap: ({ because }) => (because.length ? `La segunda pieza que sale es una junto al hueco: ${list(because, 'o')}.` : 'La segunda pieza que sale es una junto al hueco.'),
    must_choose: ({ from, to, because }) => (because.length ? `De ${from} a ${to} hay dos capturas, y solo se hace una. Señala una pieza que deba caer: ${list(because, 'o')}.` : `De ${from} a ${to} hay dos capturas, y solo se hace una.`),
    must_place_two: ({ from }) => `Después de ${from} falta poner otra pieza en la misma jugada.`,
    must_move: ({ from }) => `Falta decir adónde va la pieza de ${from}.`,
    blocked: ({ from }) => `La pieza de ${from} no tiene adónde ir.`,
  },
  notNow: {
    machine: 'Es el turno de la máquina.',
    looking: 'Estás repasando la partida. Vuelve a ella para jugar.',
    elsewhere: 'La partida sigue en otra pestaña.',
  },
  misread: {
    unknown: (text, example) => `«${text}» no se lee como jugada. Una que se puede hacer ahora se escribe ${example}.`,
    many: (text, turns) => `«${text}» puede ser ${list(turns, 'o')}. Escríbela entera.`,
  },

  won: { you: 'Has ganado.', machine: 'Ha ganado la máquina.', dark: 'Han ganado las oscuras.', light: 'Han ganado las claras.' },
  lost: {
    tooFew: { you: 'Te quedan demasiado pocas piezas.', machine: 'A la máquina le quedan demasiado pocas piezas.', dark: 'A las oscuras les quedan demasiado pocas piezas.', light: 'A las claras les quedan demasiado pocas piezas.' },
    elimination: { you: 'No te quedan piezas.', machine: 'A la máquina no le quedan piezas.', dark: 'A las oscuras no les quedan piezas.', light: 'A las claras no les quedan piezas.' },
    blocked: { you: 'No tienes ninguna jugada.', machine: 'La máquina no tiene ninguna jugada.', dark: 'Las oscuras no tienen ninguna jugada.', light: 'Las claras no tienen ninguna jugada.' },
    resignation: { you: 'Has abandonado.', machine: 'La máquina ha abandonado.', dark: 'Las oscuras han abandonado.', light: 'Las claras han abandonado.' },
    time: { you: 'Se te ha acabado el tiempo.', machine: 'A la máquina se le ha acabado el tiempo.', dark: 'A las oscuras se les ha acabado el tiempo.', light: 'A las claras se les ha acabado el tiempo.' },
  },
  counted: { repetition: 'La posición se ha repetido, y decide el mayor número de piezas.', quiet: 'Hace demasiado que no se captura nada, y decide el mayor número de piezas.' },
  drawn: {
    repetition: 'Tablas: esta posición ha aparecido demasiadas veces.',
    quiet: 'Tablas: hace demasiado que no se captura nada.',
    claim: 'Tablas: se han reclamado tras muchas jugadas sin captura.',
    agreement: 'Tablas de común acuerdo.',
    elimination: 'La partida acaba en tablas.',
    blocked: 'Tablas: ninguno de los bandos puede jugar.',
    resignation: 'La partida acaba en tablas.',
    time: 'Tablas: se ha acabado el tiempo.',
  },

  buttons: {
    giveUp: 'Devolver la pieza', endTurn: 'Parar aquí', pass: 'Pasar', takeUp: 'Volver a tomar la pieza', returnToGame: 'Volver a la partida', newGame: 'Nueva partida', claim: 'Reclamar tablas',
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
    copiedRules: 'El enlace a estas reglas se ha copiado.',
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
    house: 'Reglas de la casa', whichGame: 'Juego', change: 'Cambiar las reglas', game: 'Partida', settings: 'Ajustes', more: 'Más', rules: 'Las reglas en breve',
    ruleSet: 'Reglas', opponent: 'Juegas contra', opponents: { machine: 'la máquina', friend: 'otra persona en este aparato' },
    side: 'Tus piezas', sides: { dark: 'Oscuras', light: 'Claras' }, begins: (tone) => `Empiezan las ${tone.toLowerCase()}`,
    strength: 'Fuerza', begin: 'Empezar una nueva partida', applies: 'Rival, piezas y fuerza cambian al momento. Otras reglas empiezan una nueva partida.',
    theme: 'Tema', language: 'Idioma', board: 'Tablero', turned: 'Visto desde el otro lado', follow: 'Girar el tablero hacia quien juega',
    offer: 'Proponer tablas', resign: 'Abandonar', copyLink: 'Copiar un enlace a esta partida', copyRecord: 'Copiar el registro', newGame: 'Nueva partida',
    source: 'Fuente:',
  },

  house: {
    changed: (name) => `${name}, cambiadas`,
    about: 'Reglas de la casa guardadas en este aparato.',
    note: (name) => `Parten de: ${name}. Lo que cambies vale para la partida que empieces con ellas, y va en el enlace.`,
    differs: 'cambiado',
    changes: 'Cambiado en esta partida:',
    over: 'Con estas reglas la posición habitual acaba antes de la primera jugada: son para posiciones preparadas.',
    name: 'Nombre', keep: 'Guardar con este nombre', forget: 'Olvidar estas reglas', back: 'Volver', link: 'Copiar un enlace a estas reglas', reset: 'Deshacer los cambios',
  },
  options: {
    quiet_limit: { ask: '¿Cuándo acaba la partida por falta de capturas?', none: 'Nunca.', number: ['Tras', 'jugadas seguidas sin captura.'] },
    claim_from: { ask: '¿Cuándo se pueden reclamar tablas en lugar de jugar?', none: 'Nunca.', number: ['Desde', 'jugadas seguidas sin captura.'] },
    repetition: { ask: '¿Cuándo acaba la partida porque se repite una posición?', none: 'Nunca.', number: ['Cuando aparece', 'veces.'] },
    steps: { ask: '¿Hacia dónde puede ir un paso?', values: { any: 'En todas las direcciones.', forward: 'Hacia delante, en diagonal hacia delante y de lado, nunca hacia atrás.' } },
    first_jump: { ask: '¿Hacia dónde puede ir el primer salto de una jugada?', values: { any: 'En todas las direcciones.', forward: 'Hacia delante, en diagonal hacia delante y de lado, nunca hacia atrás.' } },
    later_jumps: { ask: '¿Hacia dónde pueden ir los saltos siguientes?', values: { any: 'En todas las direcciones.', forward: 'Hacia delante, en diagonal hacia delante y de lado, nunca hacia atrás.' } },
    last_rank: { ask: '¿Qué puede hacer una pieza en la última fila?', values: { free: 'Moverse como en cualquier otro lugar.', captures_only: 'Solo capturar.' } },
    no_return: { ask: '¿Puede un paso devolver la pieza al punto del que vino?', values: { off: 'Sí.', on: 'No, salvo que entretanto se haya movido otra pieza.' } },
    capture: { ask: '¿Es obligatorio capturar?', values: { compulsory: 'Sí, una captura cualquiera, y hasta el final.', optional: 'No, y también se puede interrumpir.' } },
    removal: { ask: '¿Cuándo salen del tablero las piezas capturadas?', values: { at_once: 'En cuanto se saltan.', after_chain: 'Al acabar la jugada. Hasta entonces estorban, y no se saltan dos veces.' } },
    size: { ask: '¿De qué tamaño es el tablero?', values: { 8: '8 × 8 puntos.', 6: '6 × 6 puntos.', 5: '5 × 5 puntos.', 4: '4 × 4 puntos.' } },
    opening: { ask: '¿Cómo empieza la partida?', values: { remove: 'Cada bando retira una de sus piezas.', none: 'Con saltos, desde una posición con huecos.' } },
    board: { ask: '¿En qué tablero se juega?', values: { '9x5': '9 × 5 puntos, 22 piezas por bando.', '5x5': '5 × 5 puntos, 12 piezas por bando.', '3x3': '3 × 3 puntos, 4 piezas por bando.' } },
    continuation: { ask: '¿Debe seguir la pieza que captura mientras pueda?', values: { optional: 'No, puede pararse.', compulsory: 'Sí.' } },
    chain: { ask: '¿Puede seguir una pieza que ha capturado?', values: { no: 'No, la captura acaba la jugada.', same_stone: 'Sí, mientras cada paso siguiente capture.' } },
    centre: { ask: '¿Se puede capturar una pieza que está en el centro?', values: { immune: 'No.', capturable: 'Sí, como en cualquier otro lugar.' } },
    ending: { ask: '¿Quién gana cuando la partida acaba por repetición o por falta de capturas?', values: { draw: 'Nadie.', more_pieces: 'Quien tenga más piezas; con el mismo número hay tablas.' } },
  },
};

export default spanish;
