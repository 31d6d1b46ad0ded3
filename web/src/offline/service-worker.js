/**
 * Keeps the whole site on the device, so that it works without a network. What is played on is kept before this version
 * of the site is offered; the guides follow when a page says that it has time. Each version has a cache of its own, and takes
 * over only when it is told to, or when no page of an older one is open.
 */
const worker = /** @type {import('./worker-scope.js').WorkerScope} */ (/** @type {unknown} */ (self));

/** Every file of the site; one whose name does not change with what is in it has a revision. Put in by the build. */
const FILES = self.__WB_MANIFEST;

const { scope } = worker.registration;

/** Other sites may lie in other folders of the same host, and their caches beside ours. */
const OURS = `qirq ${scope} `;

/** A short number for a text. @param {string} text */
const digest = (text) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7) >>> 0;

const CACHE = OURS + digest(JSON.stringify(FILES)).toString(36);

/** A page is kept under the address of its folder: some hosts lead away from `index.html`. @param {string} address */
const plain = (address) => address.replace(/[?#].*$/, '').replace(/\/index\.html$/, '/');

/** Under which key the file of an address is kept. @type {Map<string, string>} */
const KEYS = new Map();
for (const { url, revision } of FILES) {
  const address = plain(new URL(url, scope).href);
  KEYS.set(address, revision ? `${address}?${revision}` : address);
}

const LOST = new URL('404.html', scope).href;

/** What is not needed to play, and in which language it is, if in one: files of the guides. @param {string} address */
const isGuides = (address) => /^(..\/|assets\/guides\/)/.test(address.slice(scope.length)) || address === LOST;

/** @param {string} address @param {readonly string[]} languages */
const isWanted = (address, languages) => {
  const [, language] = /^(..)\//.exec(address.slice(scope.length)) ?? [];
  return isGuides(address) && (!language || languages.includes(language));
};

/**
 * Keeps a file, unless it is kept already. What another version has kept of the same content is not fetched again.
 * @param {Cache} cache
 * @param {string} address
 */
async function keep(cache, address) {
  const key = /** @type {string} */ (KEYS.get(address));
  if (await cache.match(key)) return;
  let response = await caches.match(key);
  if (!response) {
    // A name that changes with the content may come from the browser's own cache, where the page's visit has left it.
    response = await fetch(address, { cache: key === address ? 'default' : 'no-cache' });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    // A page that has been led elsewhere would be refused as the answer to a navigation.
    if (response.redirected) response = new Response(await response.blob(), { headers: response.headers });
  }
  await cache.put(key, response);
}

/** Keeps the guides, one file after the other. @param {readonly string[]} languages */
async function keepGuides(languages) {
  const cache = await caches.open(CACHE);
  const wanted = [...KEYS.keys()].filter((address) => isWanted(address, languages));
  for (const address of wanted) await keep(cache, address);
}

/** Lets go of what older versions kept, once no page of theirs can be open and no newer one waits. */
async function tidyUp() {
  const { installing, waiting } = worker.registration;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (installing || waiting || pages.length > 1) return;
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
}

/** What is kept for an address; a page of an older version still finds its own files. @param {string} address */
async function kept(address) {
  const cache = await caches.open(CACHE);
  const key = KEYS.get(address);
  return (key && (await cache.match(key))) || caches.match(address);
}

/** @param {Request} request */
async function answer(request) {
  const address = plain(request.url);
  const found = await kept(address);
  if (found) return request.method === 'HEAD' ? new Response(null, found) : found;
  try {
    return await fetch(request);
  } catch (error) {
    // A guide that this version has not fetched yet is better read in its older form than not at all.
    const older = KEYS.has(address) && (await caches.match(address, { ignoreSearch: true }));
    if (older) return older;
    if (request.mode !== 'navigate') throw error;
    if (KEYS.has(`${address}/`)) return Response.redirect(`${address}/`, 302);
    const lost = await kept(LOST);
    if (!lost) throw error;
    return new Response(lost.body, { status: 404, headers: lost.headers });
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all([...KEYS.keys()].filter((address) => !isGuides(address)).map((address) => keep(cache, address)))));
});

// The page of the first visit is looked after from then on, too.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) => {
  const { does, languages = [] } = event.data;
  if (does === 'take over') worker.skipWaiting();
  // Where the network is gone the rest is fetched at another visit.
  if (does === 'keep guides') event.waitUntil(keepGuides(languages).then(tidyUp).catch(() => {}));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!request.url.startsWith(scope) || !['GET', 'HEAD'].includes(request.method)) return;
  event.respondWith(answer(request));
});
