import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RefreshCw } from '../../ui/icons/RefreshCw.tsx';

/** Stands where a list could not be loaded, with a button that tries again. */
export const NotReachable = ({ children, onRefresh }: { children: ReactNode; onRefresh: () => unknown }) => (
  <section className="box" role="alert">
    <EmptyState
      art="offline-lighthouse"
      title="Not reachable"
      action={
        <Button variant="line" icon={RefreshCw} onClick={() => void onRefresh()}>
          Refresh
        </Button>
      }
    >
      {children}
    </EmptyState>
  </section>
);
