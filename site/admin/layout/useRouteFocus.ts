import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToTop } from './scroll-to-top.ts';

/** What the focus goes to in a part of the screen: itself where it can take it, else its first heading. */
const focusTarget = (id: string): HTMLElement | null => {
  const part = document.getElementById(id);
  return part?.matches('[tabindex], input, select, textarea, button, a')
    ? part
    : (part?.querySelector('h2, h3') ?? null);
};

const isInSight = (target: HTMLElement): boolean => {
  const { top, bottom } = target.getBoundingClientRect();
  return top >= 0 && bottom <= 0.8 * window.innerHeight;
};

/** Leads to the part of the screen that the hash of the address names, as soon as it is there and unless somebody does something else first. */
const usePartFocus = (hash: string, key: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be asked for again
  useEffect(() => {
    if (hash === '') return;
    const stopped = new AbortController();
    const watch = new MutationObserver(() => lead());
    const stop = () => {
      watch.disconnect();
      stopped.abort();
    };
    const lead = () => {
      const target = focusTarget(decodeURIComponent(hash.slice(1)));
      if (!target) return;
      stop();
      if (target.tabIndex < 0) target.tabIndex = -1;
      for (let part = target.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
        part.open = true;
      if (target.matches('h2, h3')) target.scrollIntoView({ block: 'start' });
      // The bars of a small screen lie over its lowest part.
      else if (!isInSight(target)) target.scrollIntoView({ block: 'center' });
      target.focus({ preventScroll: true });
    };
    watch.observe(document.body, { childList: true, subtree: true });
    for (const act of ['pointerdown', 'keydown', 'wheel'] as const)
      window.addEventListener(act, stop, { signal: stopped.signal });
    lead();
    return stop;
  }, [hash, key]);
};

/**
 * Scrolls to the top and moves the focus to the new screen's title whenever the route changes, so that keyboard and
 * screen reader start there; to the part that the hash names, where it names one. A page that has just been loaded keeps the
 * browser's own place, and so does a screen that only gets another address: its `state` says `keepFocus`.
 */
export const useRouteFocus = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const { pathname, state, hash, key } = useLocation();
  const kept = typeof state === 'object' && state !== null && 'keepFocus' in state;
  const navigation = useNavigationType();
  const shown = useRef(navigation === 'POP' ? pathname : '');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kept) return;
    scrollToTop();
    (main.current?.querySelector('h1') ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, kept]);
  usePartFocus(hash, key);
  return main;
};
