import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { Elements } from '../../ui/elements.ts';
import { HelpContext } from './HelpContext.ts';
import { useHelpKey } from './useHelpKey.ts';

const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }));
const Tour = lazy(async () => ({ default: (await import('../tour/Tour.tsx')).Tour }));

/** Offers help on every screen: the key ? and the tour. */
export const HelpProvider = ({ children }: { children: Elements }) => {
  const [shown, setShown] = useState<'keys' | 'tour' | null>(null);
  const help = useMemo(() => ({ open: () => setShown('keys'), tour: () => setShown('tour') }), []);
  const close = useCallback(() => setShown(null), []);
  useHelpKey(help.open);
  return (
    <HelpContext value={help}>
      {children}
      <Suspense fallback={null}>
        {shown === 'keys' && <HelpDialog onClose={close} />}
        {shown === 'tour' && <Tour onEnd={close} />}
      </Suspense>
    </HelpContext>
  );
};
