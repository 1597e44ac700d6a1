import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Elements } from '../../../ui/elements.ts';
import { LazyPart, lazyPart } from '../../../ui/LazyPart.tsx';
import { DialogNotArrived } from '../../../ui/NotArrived.tsx';
import { isShortcut } from '../shortcuts/useShortcuts.ts';
import { useShortcutsSwitch } from '../shortcuts/useShortcutsSwitch.ts';
import { HelpContext } from './HelpContext.ts';

/** Listens on the window, which hears of a key after the document, so that a screen may answer ? first. */
const useHelpKey = (onHelp: () => void): void => {
  const [on] = useShortcutsSwitch();
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || !isShortcut(event, 0)) return;
      event.preventDefault();
      onHelp();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on, onHelp]);
};

const helpDialog = lazyPart(async () => (await import('./HelpDialog.tsx')).HelpDialog);
const tour = lazyPart(async () => (await import('../tour/Tour.tsx')).Tour);

export const HelpProvider = ({ children }: { children: Elements }) => {
  const [shown, setShown] = useState<'keys' | 'tour' | null>(null);
  const help = useMemo(() => ({ open: () => setShown('keys'), tour: () => setShown('tour') }), []);
  const close = useCallback(() => setShown(null), []);
  useHelpKey(help.open);
  return (
    <HelpContext value={help}>
      {children}
      {shown === 'keys' && (
        <LazyPart of={helpDialog} failed={(state) => <DialogNotArrived title="Help" onClose={close} {...state} />}>
          {(HelpDialog) => <HelpDialog onClose={close} />}
        </LazyPart>
      )}
      {shown === 'tour' && (
        <LazyPart of={tour} failed={(state) => <DialogNotArrived title="The tour" onClose={close} {...state} />}>
          {(Tour) => <Tour onEnd={close} />}
        </LazyPart>
      )}
    </HelpContext>
  );
};
