/**
 * Which tab the kept game belongs to. One lock stands for it, held as long as the tab lives. Where the browser has no
 * locks every tab takes the game for its own, and the keeper's count of revisions notices when two of them write.
 */
const LOCK = 'qirq-game';

/** How long a closing tab may take to let go, in milliseconds: a reload must not find its own shadow. */
const PATIENCE_MS = 500;

/** Whether this tab has the lock. It belongs to the tab, whichever game or module is begun anew in it. */
let held = false;

/** Who is told when it is lost. */
let tellLost = () => {};

/**
 * @param {{ steal: boolean, lost: () => void }} options `steal` takes the game over from another tab; `lost` is called
 *   when another tab took it over
 * @returns {Promise<boolean>} whether the game belongs to this tab now
 */
export function holdGame({ steal, lost }) {
  const { locks } = navigator;
  tellLost = lost;
  if (!locks || held) return Promise.resolve(true);
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const hold = () => {
      held = true;
      resolve(true);
      // Never settled: the lock goes with the tab, or is stolen.
      return new Promise(() => {});
    };
    locks.request(LOCK, steal ? { steal } : { signal: waiting.signal }, hold).catch(() => {
      if (!held) return resolve(false);
      held = false;
      tellLost();
    });
    if (steal) return;
    // On a busy machine the lock may come late though nobody has it: only a holder ends the waiting, not the time.
    const look = async () => {
      const { held: holders = [] } = await locks.query();
      if (held) return resolve(true);
      if (holders.some(({ name }) => name === LOCK)) waiting.abort();
      else setTimeout(look, PATIENCE_MS);
    };
    setTimeout(look, PATIENCE_MS);
  });
}
