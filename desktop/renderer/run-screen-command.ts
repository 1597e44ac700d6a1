import type { DesktopRouter } from './desktop-router.ts';

const WAIT_MS = 5000;

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

/** A page may open a file dialog only right after a click or a key; otherwise the button gets the focus. */
export const uploadPictures = async (router: DesktopRouter): Promise<void> => {
  await router.navigate('/admin/media');
  whenThere('#media-upload', (input) => {
    input.focus();
    if (navigator.userActivation.isActive) input.click();
  });
};

const EXPORT = '[data-command="export"]';

export const exportTable = async (router: DesktopRouter): Promise<void> => {
  if (!document.querySelector(EXPORT)) await router.navigate('/admin/donations');
  whenThere(EXPORT, (button) => button.click());
};
