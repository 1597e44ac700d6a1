import { useLayoutEffect, useRef } from 'react';

/** What single keys do, by `KeyboardEvent.key` in lower case. One that returns false has done nothing: others may act on the key. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

/** The keys that only move may be held; of any other the first press counts. */
const HELD: readonly string[] = ['j', 'k'];

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Whether a single key is meant for the screen: nobody types, no more dialogs are open than these, and nothing has acted on it. */
export const isMeant = (event: KeyboardEvent, dialogs: number): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest(TYPING)) &&
  document.querySelectorAll('dialog[open]').length === dialogs;

/**
 * Acts on single keys anywhere on the screen from the moment that it is shown, but never while somebody types or a dialog is open;
 * with `inDialog` while the dialog of the calling component is the only open one.
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
      const act = isMeant(event, inDialog ? 1 : 0) ? latest.current[key] : undefined;
      if (act && act(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, inDialog]);
};
