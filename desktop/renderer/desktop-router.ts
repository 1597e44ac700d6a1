import { createMemoryRouter } from 'react-router-dom';
import { adminRoutes } from '#site/admin/App.tsx';

const KEY = 'portal.place';
const HOME = '/admin';

/** The portal's router, in memory; a reload keeps the path. */
export const createDesktopRouter = (path: string | null, storage: Storage) => {
  const router = createMemoryRouter(adminRoutes, { initialEntries: [path ?? storage.getItem(KEY) ?? HOME] });
  router.subscribe(({ location }) => storage.setItem(KEY, location.pathname + location.search));
  return router;
};
export type DesktopRouter = ReturnType<typeof createDesktopRouter>;

const WAIT_MS = 5000;

/** Moves the focus to the card of the item that the path names, as soon as the list is rendered. */
export const focusItem = (path: string): void => {
  const id = new URLSearchParams(path.split('?')[1]).get('item');
  if (!id) return;
  const find = () => document.querySelector<HTMLElement>(`[data-card][aria-labelledby$="${CSS.escape(id)}"]`);
  const focus = () => {
    const card = find();
    card?.focus();
    card?.scrollIntoView({ block: 'center' });
    return card !== null;
  };
  if (focus()) return;
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
};
