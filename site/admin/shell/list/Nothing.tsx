import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

interface NothingProps {
  /** Shown if search and filters match nothing; null if none are on. */
  unmatched: { text: string; clear: string; onClear(): void } | null;
  children: ReactNode;
}

export const Nothing = ({ unmatched, children }: NothingProps) => (
  <section className="box">
    {unmatched ? (
      <EmptyState
        art="signpost"
        title="Nothing here"
        action={
          <Button variant="line" onClick={unmatched.onClear}>
            {unmatched.clear}
          </Button>
        }
      >
        {unmatched.text}
      </EmptyState>
    ) : (
      children
    )}
  </section>
);
