/**
 * What a page of lessons carries for its script.
 *
 * @typedef {object} LessonWords sentences with `{}` in place of what they speak of
 * @property {string} done
 * @property {string} check
 * @property {string} again
 * @property {string} yes
 * @property {string} no
 * @property {string} right
 * @property {string} wrong
 * @property {string} more how many points are still to be found
 * @property {string} extra a point that does not belong
 * @property {string} offLine a point on no line from the stone
 * @property {string} struck how many are still to be struck off
 * @property {string} noRoom the shape does not fit there
 * @property {string} notThat what came out is not what was asked for
 * @property {string} takes how many stones a turn takes
 * @property {string} answered how the other side answers
 * @property {string} goOn the next turn is to be found
 * @property {string} loading
 * @property {string} unreachable
 * @property {string} damaged
 * @property {string} forget
 * @property {string} notKept
 *
 * @typedef {object} CarriedLesson
 * @property {import('./judge.js').Lesson} lesson
 * @property {string} rules
 * @property {import('../contract.js').Board} board
 * @property {Pick<import('../board/scene.js').Scene, 'stones' | 'tones' | 'trace' | 'preview'>} scene
 * @property {Record<string, string>} replies to wrong answers, by the answer; under an empty name to any
 * @property {string[]} rounds
 *
 * @typedef {object} LessonsCarried
 * @property {string} language
 * @property {string} game
 * @property {LessonWords & { progress: string[] }} words
 * @property {CarriedLesson[]} lessons
 */
export {};
