import type { ReactNode } from 'react';
import { ModerationProvider } from './donation-moderation.ts';
import { useOpenItem } from './useOpenItem.ts';

/** Moderates the offers of a screen. Notes typed in the details of an item come back there when their decision is refused. */
export const DonationModeration = ({ children }: { children: ReactNode }) => {
  const [, open] = useOpenItem();
  return (
    <ModerationProvider onRestored={({ purpose, seen }) => purpose === null && open(seen.id)}>
      {children}
    </ModerationProvider>
  );
};
