interface WorkerScope {
  addEventListener(name: 'install' | 'activate' | 'message', listener: (event: LifecycleEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
}
interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifecycleEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Written by `scripts/admin-worker.ts`: the files that the portal needs to open, and the name of this build. */
declare const ADMIN_FILES: readonly string[];
declare const ADMIN_BUILD: string;

const DOCUMENT = '/admin/';
const PREFIX = 'portal-';
const CACHE = PREFIX + ADMIN_BUILD;
/** Milliseconds to wait for the network before the portal opens without it. */
const WAIT_MS = 4000;

const scope = globalThis as unknown as WorkerScope;

const install = async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll([DOCUMENT, ...ADMIN_FILES]);
  await scope.skipWaiting();
};

const activate = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  // A tab that is open goes on with the build before, in the order in which they were made the last.
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
};

const openPortal = async (request: Request): Promise<Response> => {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), WAIT_MS);
  try {
    return await fetch(request, { signal: giveUp.signal });
  } catch (error) {
    const cached = await caches.match(DOCUMENT, { ignoreVary: true, cacheName: CACHE });
    if (!cached) throw error;
    return cached;
  } finally {
    clearTimeout(timer);
  }
};

/** Serves the kept file, as a built one never changes. */
const readFile = async (request: Request): Promise<Response> => {
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    await (await caches.open(CACHE)).put(request, copy).catch(() => {});
  }
  return answer;
};

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
// A page that was opened while the worker began asks for it.
scope.addEventListener('message', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  // Nothing of the API: what people wrote is kept by the portal itself, which wipes it.
  if (request.mode === 'navigate') event.respondWith(openPortal(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(readFile(request));
});
