import type { DesktopRouter } from './desktop-router.ts';

const WAIT_MS = 5000;

/** Calls `use` with the part of a screen, as soon as it is there. */
const whenThere = (selector: string, use: (part: HTMLElement) => void): void => {
  const find = () => document.querySelector<HTMLElement>(selector);
  const now = find();
  if (now) {
    use(now);
    return;
  }
  const observer = new MutationObserver(() => {
    const part = find();
    if (!part) return;
    observer.disconnect();
    use(part);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
};

/** Opens the media library's file dialog; a page may do so only right after a click or a key, otherwise its button gets the focus. */
export const uploadPictures = async (router: DesktopRouter): Promise<void> => {
  await router.navigate('/admin/media');
  whenThere('#media-upload', (input) => {
    input.focus();
    if (navigator.userActivation.isActive) input.click();
  });
};

const EXPORT = '[data-command="export"]';

/** Exports the table of the current screen, or of all donations where the screen has none. */
export const exportTable = async (router: DesktopRouter): Promise<void> => {
  if (!document.querySelector(EXPORT)) await router.navigate('/admin/donations');
  whenThere(EXPORT, (button) => button.click());
};
