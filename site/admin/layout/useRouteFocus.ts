import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToTop } from './scroll-to-top.ts';

/**
 * Scrolls to the top and moves the focus to the new screen's title whenever the route changes, so that keyboard and
 * screen reader start there. A page that has just been loaded keeps the browser's own place, and so does a screen that only
 * gets another address: its `state` says `keepFocus`.
 */
export const useRouteFocus = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
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
  return main;
};
