import { useLayoutEffect, useRef } from 'react';

/** Handlers by `KeyboardEvent.key` in lower case; one that returns false leaves the key to others. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

/** Keys that may be held down; of any other only the first press counts. */
const HELD: readonly string[] = ['j', 'k'];

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

export const isShortcut = (event: KeyboardEvent, dialogs: number): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest(TYPING)) &&
  document.querySelectorAll('dialog[open]').length === dialogs;

/**
 * Acts on single keys as soon as the screen is shown, but never while somebody types or a dialog is open; with `inDialog`,
 * while the caller's dialog is the only one open.
 */
export const useShortcuts = (keys: Keys, on: boolean, inDialog = false): void => {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (event.repeat && !HELD.includes(key)) return;
      const act = isShortcut(event, inDialog ? 1 : 0) ? latest.current[key] : undefined;
      if (act && act(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, inDialog]);
};
