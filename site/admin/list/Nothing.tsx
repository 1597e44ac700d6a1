import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface NothingProps {
  /** What is said, and offered, when the search and the filters let nothing through; null when none are on. */
  unmatched: { text: string; clear: string; onClear(): void } | null;
  /** What is said when there is nothing at all. */
  children: ReactNode;
}

/** Stands where a list has no rows. */
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
