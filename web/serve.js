/**
 * Serves the built site on this machine: `node serve.js [--port N] [--root FOLDER]`. A port that is taken is passed over for the next free one,
 * and that is said. `--compress` sends texts and the module in brotli, as most static hosts do.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';

const DEFAULT_FOLDER = fileURLToPath(new URL('../build/site', import.meta.url));
const DEFAULT_PORT = 8080;

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What is worth compressing, and its type. */
const TYPES = /** @type {Record<string, string>} */ ({
  html: 'text/html;charset=utf-8', css: 'text/css;charset=utf-8', js: 'text/javascript;charset=utf-8', svg: 'image/svg+xml', xml: 'text/xml', txt: 'text/plain',
  wasm: 'application/wasm', webmanifest: 'application/manifest+json',
});

/** A file whose name changes with what is in it never has to be asked for again; every other one always. @param {string} path */
const caching = (path) => (/\/assets\/.*-[\w-]{8}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** Answers with the file in brotli, where that can be done. @param {string} folder */
function compressor(folder) {
  /** What has been compressed, with the time of the file it was made from. @type {Map<string, { time: number, bytes: Buffer }>} */
  const done = new Map();
  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  return (request, response) => {
    const path = decoded((request.url ?? '').split('?')[0]).replace(/\/$/, '/index.html');
    const file = join(folder, path);
    const type = TYPES[path.split('.').pop() ?? ''];
    if (!type || request.method !== 'GET' || path.includes('..') || !/\bbr\b/.test(String(request.headers['accept-encoding'])) || !existsSync(file)) return false;
    const time = statSync(file).mtimeMs;
    let made = done.get(file);
    if (made?.time !== time) done.set(file, (made = { time, bytes: brotliCompressSync(readFileSync(file)) }));
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', vary: 'Accept-Encoding', 'cache-control': caching(path), 'content-length': made.bytes.length }).end(made.bytes);
    return true;
  };
}

/**
 * @param {string} folder
 * @param {{ port?: number, base?: string, compress?: boolean }} [options] port 0 takes any free one; `base` is a sub-folder as `/some/place/`
 * @returns {Promise<{ port: number, close: () => Promise<void> }>} the port it really listens on
 */
export async function serve(folder, { port = DEFAULT_PORT, base = '/', compress = false } = {}) {
  // Read from the disk each time: a site that is built anew is served anew.
  const files = sirv(folder, { dev: true, setHeaders: (response, path) => response.setHeader('cache-control', caching(path)) });
  const compressed = compress ? compressor(folder) : () => false;
  const server = createServer((request, response) => {
    if (!request.url?.startsWith(base)) {
      response.writeHead(404).end();
      return;
    }
    request.url = request.url.slice(base.length - 1);
    // A folder's address ends with a slash, as every static host has it: what is relative in its page depends on that.
    const [path, query = ''] = request.url.split('?');
    if (!path.endsWith('/') && !path.includes('..') && existsSync(join(folder, decoded(path), 'index.html'))) {
      response.writeHead(301, { location: `${base.slice(0, -1)}${path}/${query && `?${query}`}` }).end();
      return;
    }
    if (compressed(request, response)) return;
    files(request, response, () => {
      const lost = join(folder, '404.html');
      if (!existsSync(lost)) return void response.writeHead(404).end();
      response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' });
      createReadStream(lost).pipe(response);
    });
  });
  for (let wanted = port; ; wanted++) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject);
        // This machine alone; an address that another program holds is then noticed too.
        server.listen({ port: wanted, host: '127.0.0.1' }, () => resolve(server.off('error', reject)));
      });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error;
    }
  }
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: 'string' }, root: { type: 'string' }, compress: { type: 'boolean' } } });
  const wanted = Number(values.port ?? DEFAULT_PORT);
  const { port } = await serve(values.root ?? DEFAULT_FOLDER, { port: wanted, compress: values.compress });
  if (port !== wanted) console.error(`Port ${wanted} is taken, so another one is used.`);
  console.log(`Qirq is at http://localhost:${port}/`);
}
