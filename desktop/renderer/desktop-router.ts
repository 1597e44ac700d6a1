import { createMemoryRouter } from 'react-router-dom';
import { adminRoutes } from '#site/admin/App.tsx';

const KEY = 'portal.place';
const HOME = '/admin';

const keyOf = (server: string) => `${KEY} ${server}`;

export const rememberPlace = (storage: Storage, server: string, path: string): void =>
  storage.setItem(keyOf(server), path);

export const createDesktopRouter = (storage: Storage, server: string) => {
  const router = createMemoryRouter(adminRoutes, { initialEntries: [storage.getItem(keyOf(server)) ?? HOME] });
  router.subscribe(({ location }) => rememberPlace(storage, server, location.pathname + location.search));
  return router;
};
export type DesktopRouter = ReturnType<typeof createDesktopRouter>;

const WAIT_MS = 5000;

/** Only begins the approval: the person reads and confirms. */
const beginApproval = (card: HTMLElement) =>
  [...card.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Approve'))?.click();

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
