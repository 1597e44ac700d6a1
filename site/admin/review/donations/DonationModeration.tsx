import type { ReactNode } from 'react';
import { useOpenId } from '../../shell/list/useOpenRecord.ts';
import { ModerationProvider } from './donation-moderation.ts';

/** Notes typed in an item's details come back there if their decision is refused. */
export const DonationModeration = ({ children }: { children: ReactNode }) => {
  const { open } = useOpenId('item');
  return (
    <ModerationProvider onRestored={({ purpose, seen }) => purpose === null && open(seen.id)}>
      {children}
    </ModerationProvider>
  );
};
