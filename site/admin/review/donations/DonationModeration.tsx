import type { ReactNode } from 'react';
import { ModerationProvider } from './donation-moderation.ts';
import { useOpenItem } from './useOpenItem.ts';

/** Notes typed in an item's details come back there if their decision is refused. */
export const DonationModeration = ({ children }: { children: ReactNode }) => {
  const [, open] = useOpenItem();
  return (
    <ModerationProvider onRestored={({ purpose, seen }) => purpose === null && open(seen.id)}>
      {children}
    </ModerationProvider>
  );
};
