// Keeps the page with phone numbers and hours, and shows it where another page cannot be reached. It answers nothing else
// while there is a connection, and nothing of the portal or the API ever.
const OFFLINE_CACHE = 'offline-page-1';
const PAGE = '/offline';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The files that the page itself names: its styles, drawings and fonts. */
const filesOf = (html) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:css|svg|webp|woff2)/g) ?? [])];

/** Keeps the page as it is now, with its files; deletes what is no longer named. */
const keepPage = async () => {
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  if (!answer.ok) throw new Error('The offline page is not there.');
  const files = filesOf(await answer.clone().text());
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll(files);
  await cache.put(PAGE, answer);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== PAGE && !files.includes(pathname)) await cache.delete(url);
  }
};

/** Once a day, as numbers and hours change. */
const refresh = async () => {
  const cached = await caches.match(PAGE);
  const age = Date.now() - Date.parse(cached?.headers.get('date') ?? '');
  if (!(age < DAY_MS)) await keepPage().catch(() => {});
};

const navigate = async (event) => {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(refresh());
    return answer;
  } catch (error) {
    const cached = await caches.match(PAGE, { ignoreVary: true });
    if (!cached) throw error;
    return cached;
  }
};

addEventListener('install', (event) => event.waitUntil(keepPage().then(() => skipWaiting())));
addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()])),
);
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/(?:admin|api)(?:\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (!navigator.onLine)
    event.respondWith(caches.match(request, { ignoreVary: true }).then((cached) => cached ?? fetch(request)));
});
