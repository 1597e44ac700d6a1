// All that a page loads that is only read. The React application comes when a form is reached or staff are signed in.
import { SESSION_KEY } from './client/session-key.ts';
import { closeMenus } from './close-menus.ts';
import { fetchAhead } from './fetch-ahead.ts';

let coming: Promise<unknown> | undefined;

const signedIn = () => {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false; // storage may be forbidden; then nobody is signed in here
  }
};

/** Brings the application, once. */
const bring = (): Promise<unknown> => {
  coming ??= import('./hydrate.tsx').then(({ hydrate }) => hydrate(signedIn()));
  return coming;
};

/** A press that came before the application is held back and repeated when it is there; without it the browser goes on by itself. */
const holdBack = (event: Event) => {
  const pressed = event.currentTarget as HTMLElement;
  if (document.documentElement.dataset.hydrated) return;
  event.preventDefault();
  const repeat = () => {
    pressed.removeEventListener('click', holdBack);
    pressed.click();
  };
  bring().then(repeat, repeat);
};

const watch = () => {
  // Parts that need the application carry data-app; a control that only opens such a part carries data-app="intent".
  // A form whose upper edge only shows at the foot of the screen has not been reached yet.
  const seen = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && bring(), {
    rootMargin: '0px 0px -20%',
  });
  for (const part of document.querySelectorAll<HTMLElement>('[data-app]')) {
    for (const event of ['pointerover', 'focusin', 'touchstart']) {
      part.addEventListener(event, bring, { once: true, passive: true });
    }
    if (part.dataset.app === 'intent') part.addEventListener('click', holdBack);
    else seen.observe(part);
  }
};

closeMenus();
fetchAhead();
if (signedIn()) bring();
else watch();
