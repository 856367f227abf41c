/**
 * What the browser keeps of the page, so that it opens without the server: its files as they were last sent. Nothing
 * of what is said at a table is kept here.
 */
const worker = /** @type {any} */ (self);
const KEPT = 'page';

const isPage = url => url.origin === location.origin && /^\/(t\/.*|page\/.*)?$/.test(url.pathname);

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', activation => activation.waitUntil(worker.clients.claim()));

/** The page names what it has loaded before anything was kept. */
worker.addEventListener('message', message => {
  const files = message.data.map(name => new URL(name)).filter(isPage);
  message.waitUntil(Promise.allSettled(files.map(url => newest(new Request(url)))));
});

worker.addEventListener('fetch', event => {
  const {request} = event;
  if (request.method === 'GET' && isPage(new URL(request.url))) event.respondWith(newest(request));
});

/** From the server as long as it answers, else as it was. Every table has the page of the start. */
async function newest(request) {
  const kept = await caches.open(KEPT);
  const file = new URL(request.url).pathname.startsWith('/page/') ? request.url : '/';
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(file, answer.clone());
    return answer;
  } catch (lost) {
    const known = await kept.match(file);
    if (known) return known;
    throw lost;
  }
}
