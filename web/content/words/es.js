/** Lo que dicen las guías alrededor de sus textos, en español. */

/** @param {readonly string[]} names */
const list = (names) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`);

/** @type {import('./en.js').GuideWords} */
const words = {
  guide: 'Guía',
  guides: 'Guías',
  guidesTitle: 'Los antiguos juegos de captura en tableros de líneas: cómo se juegan',
  guidesLead: 'De dónde vienen, cómo se juegan, en qué se equivoca quien empieza y cómo empezar bien. Todos los ejemplos se pueden seguir en el tablero.',
  pages: 'Qirq',
  play: 'Jugar',
  learn: 'Guías',
  language: 'Idioma',
  onThisPage: 'En esta página',
  playThis: 'Jugar ahora',
  playThese: (name) => `Jugar ahora: ${name}`,
  playOn: 'Seguir jugando desde aquí',
  read: (game) => `Cómo se juega al ${game}`,
  steps: 'Ejemplo paso a paso',
  first: 'Volver al principio',
  back: 'Un paso atrás',
  on: 'Un paso adelante',
  step: (n, of) => `Paso ${n} de ${of}`,
  not: (points) => `${points}: no es una jugada`,
  turn: (text) => `${text}: es una jugada`,
  says: 'Qirq dice:',
  empty: 'sin piezas en el tablero',
  stones: (tone, points) => `${tone} en ${list(points)}`,
  joined: (point, to) => `${point} está unido a ${['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'][to.length]} puntos: ${list(to)}.`,
  tapPoint: 'Toca otro punto para ver los suyos.',
  compared: 'Las reglas, unas junto a otras',
  options: 'Lo que puede ser distinto',
  here: 'En estas reglas',
  others: 'También posible',
  begins: '¿Quién empieza?',
  source: 'Fuente de estas reglas',
  same: 'Igual en todas',
  anyNumber: 'Cualquier número, o nunca.',
  lost: 'Esta página no existe',
  lostLead: 'Quizá la dirección tenga una errata, o la página haya cambiado de sitio.',
  lostNearest: '¿Buscabas esta?',
};

export default words;
