import { useCallback, useMemo, useState } from 'react';
import type { Elements } from '../../ui/elements.ts';
import { LazyPart, lazyPart } from '../../ui/LazyPart.tsx';
import { DialogNotArrived } from '../../ui/NotArrived.tsx';
import { HelpContext } from './HelpContext.ts';
import { useHelpKey } from './useHelpKey.ts';

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
