/** Leaves out a letter's campaign and a place on the page. */
const address = (): string => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;

const copy = async (say: (words: string) => void) => {
  try {
    // Without HTTPS a page has no clipboard at all.
    await navigator.clipboard.writeText(address());
    say('Link copied.');
  } catch {
    say(`The browser did not allow copying. This is the address: ${address()}`);
  }
};

const share = async (say: (words: string) => void) => {
  const page = { title: document.querySelector('h1')?.textContent ?? document.title, url: address() };
  if (!navigator.share) return copy(say);
  try {
    await navigator.share(page);
  } catch (error) {
    // Somebody who closes the system's sheet wants nothing else.
    if (!(error instanceof Error) || error.name !== 'AbortError') await copy(say);
  }
};

export const watchShare = (): void => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const status = part.querySelector('[role=status]');
    const say = (words: string) => {
      if (status) status.textContent = words;
    };
    part.querySelector('button')?.addEventListener('click', () => {
      say('');
      void share(say);
    });
    part.dataset.share = 'ready';
  }
};
