import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { useShortcutsSwitch } from '../shortcuts/useShortcutsSwitch.ts';

/** Opens by Ctrl or Command with K anywhere and by `/` where nobody types, but not over a dialog. */
export const usePaletteKeys = (onOpen: () => void): void => {
  const [shortcuts] = useShortcutsSwitch();
  useShortcuts({ '/': onOpen }, shortcuts);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isShortcut || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
