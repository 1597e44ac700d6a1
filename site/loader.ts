// All that a page loads that is only read. The React application is loaded when a form is reached or staff are signed in.
import { SESSION_KEY } from './client/session-key.ts';
import { closeMenus } from './close-menus.ts';
import { fetchAhead } from './prefetch-links.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';

let loading: Promise<unknown> | undefined;
const sent = document.getElementById('root')?.textContent;

const isStored = (key: string) => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false; // storage may be forbidden; then nobody is signed in here
  }
};
const signedIn = () => isStored(SESSION_KEY);

const loadApp = (): Promise<unknown> => {
  loading ??= import('./hydrate.tsx')
    .then(({ hydrate }) => hydrate(signedIn(), sent))
    .catch((error: unknown) => {
      // The form posts without it; the next touch asks again.
      loading = undefined;
      throw error;
    });
  return loading;
};

const intents = () => [...document.querySelectorAll<HTMLElement>('[data-app="intent"]')];

/** Holds back a click until the application is hydrated and then repeats it; if that fails, the browser follows the link or form. */
const holdBack = (event: Event) => {
  const control = event.currentTarget as HTMLElement;
  if (document.documentElement.dataset.hydrated) return;
  event.preventDefault();
  const at = intents().indexOf(control);
  const repeat = () => {
    control.removeEventListener('click', holdBack);
    // A page that was translated is drawn anew, its controls with it.
    (control.isConnected ? control : intents()[at])?.click();
  };
  loadApp().then(repeat, repeat);
};

/** Milliseconds to wait for a browser that never tells of its first paint. */
const PAINT_WAIT_MS = 1000;
/** Waits until words have been drawn, so that its scripts delay none of them; the first paint may be a mere background. */
const loadAppAfterPaint = () => {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return loadApp();
  new PerformanceObserver((drawn) => {
    if (drawn.getEntriesByName('first-contentful-paint').length > 0) loadApp();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(loadApp, PAINT_WAIT_MS);
};

const watch = () => {
  // Parts that need the application carry data-app; a control that only opens such a part carries data-app="intent".
  // A form whose upper edge only shows at the foot of the screen has not been reached yet.
  const seen = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && loadAppAfterPaint(),
    { rootMargin: '0px 0px -20%' },
  );
  for (const part of document.querySelectorAll<HTMLElement>('[data-app]')) {
    for (const event of ['pointerover', 'focusin', 'touchstart']) {
      part.addEventListener(event, loadApp, { once: true, passive: true });
    }
    if (part.dataset.app === 'intent') part.addEventListener('click', holdBack);
    else seen.observe(part);
  }
  // Parts that show what this browser has stored carry its key.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-stored]')) {
    if (isStored(dataset.stored ?? '')) loadApp();
  }
};

if (document.querySelector('[data-share]')) void import('./share-page.ts').then(({ watchShare }) => watchShare());
closeMenus();
fetchAhead();
registerOfflineWorker();
if (signedIn()) loadApp();
else watch();
