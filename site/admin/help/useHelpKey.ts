import { useEffect } from 'react';
import { isMeant } from '../shortcuts/useShortcuts.ts';
import { useShortcutsSwitch } from '../shortcuts/useShortcutsSwitch.ts';

/** Listens on the window, which hears of a key after the document, so that a screen may answer ? first. */
export const useHelpKey = (onHelp: () => void): void => {
  const [on] = useShortcutsSwitch();
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || !isMeant(event, 0)) return;
      event.preventDefault();
      onHelp();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on, onHelp]);
};
