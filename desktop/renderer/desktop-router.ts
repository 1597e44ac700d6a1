import { createMemoryRouter } from 'react-router-dom';
import { adminRoutes } from '#site/admin/App.tsx';

const KEY = 'portal.place';
const HOME = '/admin';

const keyOf = (server: string) => `${KEY} ${server}`;

/** The path with which a server's router begins. */
export const rememberPlace = (storage: Storage, server: string, path: string): void =>
  storage.setItem(keyOf(server), path);

/** The portal's router for one server, in memory; a reload, or a look at another server, keeps the path. */
export const createDesktopRouter = (storage: Storage, server: string) => {
  const router = createMemoryRouter(adminRoutes, { initialEntries: [storage.getItem(keyOf(server)) ?? HOME] });
  router.subscribe(({ location }) => rememberPlace(storage, server, location.pathname + location.search));
  return router;
};
export type DesktopRouter = ReturnType<typeof createDesktopRouter>;

const WAIT_MS = 5000;

/** Presses the button of a card that begins to approve it; the person reads and confirms. */
const beginApproval = (card: HTMLElement) =>
  [...card.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Approve'))?.click();

/** Moves the focus to the card of the item that the path names, as soon as the list is rendered. */
export const focusItem = (path: string): void => {
  const params = new URLSearchParams(path.split('?')[1]);
  const id = params.get('item');
  if (!id) return;
  const find = () => document.querySelector<HTMLElement>(`[data-card][aria-labelledby$="${CSS.escape(id)}"]`);
  const focus = () => {
    const card = find();
    card?.focus();
    card?.scrollIntoView({ block: 'center' });
    if (card && params.get('begin') === 'approve') beginApproval(card);
    return card !== null;
  };
  if (focus()) return;
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
};
