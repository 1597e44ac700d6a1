import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToTop } from './scroll-to-top.ts';

const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

const focusTarget = (hash: string): HTMLElement | null => {
  const id = idOf(hash);
  const part = document.getElementById(id);
  return part?.matches('[tabindex], input, select, textarea, button, a')
    ? part
    : (part?.querySelector('h2, h3') ?? null);
};

const SKIP_LINK = '#main';

const isInSight = (target: HTMLElement): boolean => {
  const { top, bottom } = target.getBoundingClientRect();
  return top >= 0 && bottom <= 0.8 * window.innerHeight;
};

/** Focuses the part of the screen that the hash names as soon as it is there, unless somebody does something else first. */
const usePartFocus = (hash: string, key: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be asked for again
  useEffect(() => {
    if (hash === '' || hash === SKIP_LINK) return;
    const stopped = new AbortController();
    const watch = new MutationObserver(() => lead());
    const stop = () => {
      watch.disconnect();
      stopped.abort();
    };
    const lead = () => {
      const target = focusTarget(hash);
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
 * Moves the focus to the new screen's title, or to the part that the hash names, so that keyboard and screen reader start
 * there. A page that has just been loaded keeps the browser's own place, as does a screen whose `state` says `keepFocus`.
 */
export const useRouteFocus = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, state, hash, key } = useLocation();
  // The places of the settings are screens of their own.
  const screen = `${pathname} ${new URLSearchParams(search).get('section') ?? ''}`;
  const keepsFocus = typeof state === 'object' && state !== null && 'keepFocus' in state;
  const navigation = useNavigationType();
  const shown = useRef(navigation === 'POP' ? screen : '');
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (keepsFocus) return;
    scrollToTop();
    (main.current?.querySelector('h1') ?? main.current)?.focus({ preventScroll: true });
  }, [screen, keepsFocus]);
  usePartFocus(hash, key);
  return main;
};
