/**
 * The page's end of what works without a network: sets the service worker going, and says when it has a new version of the
 * site. Where there are no service workers, or they are blocked, everything is as it would be without this.
 */

/** The browser looks for a new version at every visit; in a page that stays open this looks again, at most so often. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/**
 * @param {object} options
 * @param {readonly string[]} options.languages all there are, the person's own first
 * @param {(use: () => void) => void} [options.offer] called when there is a new version; `use` begins the page anew with it
 */
export async function keepOffline({ languages, offer = () => {} }) {
  const { serviceWorker } = navigator;
  const manifest = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=manifest]'));
  if (!serviceWorker || !manifest) return;
  try {
    const registration = await serviceWorker.register(new URL('service-worker.js', manifest.href), { updateViaCache: 'none' });
    offerNewVersions(registration, offer);
    const { active } = await serviceWorker.ready;
    // Who is asked to save data gets the guides in one language; the others are fetched when they are read.
    const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
    active?.postMessage({ does: 'keep guides', languages: connection?.saveData ? languages.slice(0, 1) : languages });
  } catch {
    // Blocked by the browser or the host, or no network: nothing is kept, and nothing is lost.
  }
}

/** @param {ServiceWorkerRegistration} registration @param {(use: () => void) => void} offer */
function offerNewVersions(registration, offer) {
  const { serviceWorker } = navigator;
  let asked = false;
  let looked = Date.now();
  // Another page's new version counts for all of them: what is there to do is to load this one again.
  let controlled = !!serviceWorker.controller;
  const use = () => {
    asked = true;
    if (registration.waiting) registration.waiting.postMessage({ does: 'take over' });
    else location.reload();
  };
  const look = () => registration.waiting && registration.active && offer(use);
  const watch = () => registration.installing?.addEventListener('statechange', look);
  look();
  watch();
  registration.addEventListener('updatefound', watch);
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else if (controlled) offer(use);
    controlled = true;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

/** When nothing else is to be done. @param {() => void} does */
export function whenIdle(does) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(does, { timeout: 5000 });
  else setTimeout(does, 1000);
}
