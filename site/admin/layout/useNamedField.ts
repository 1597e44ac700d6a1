import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const show = (field: HTMLElement): void => {
  for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  const { top, bottom } = field.getBoundingClientRect();
  // The bars of a small screen lie over its lowest part.
  if (top < 0 || bottom > 0.8 * window.innerHeight) field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
};

/**
 * Brings the field that an address names, such as `#field-contact-phone`, into sight and into focus once the screen has it, unless
 * somebody has begun to do something else meanwhile.
 */
export const useNamedField = (): void => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again is the same wish again
  useEffect(() => {
    const find = () => document.getElementById(hash.slice(1));
    if (hash === '') return;
    const there = find();
    if (there) return show(there);
    const stop = new AbortController();
    const watch = new MutationObserver(() => {
      const field = find();
      if (!field) return;
      stop.abort();
      show(field);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    stop.signal.addEventListener('abort', () => watch.disconnect());
    for (const begun of ['pointerdown', 'keydown'])
      document.addEventListener(begun, () => stop.abort(), { signal: stop.signal });
    return () => stop.abort();
  }, [hash, key]);
};
