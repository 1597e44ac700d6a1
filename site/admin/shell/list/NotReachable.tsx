import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NotLoaded } from '../offline/NotLoaded.tsx';
import { useIsOffline, useWhenConnected } from '../offline/useIsOffline.ts';

interface NotReachableProps {
  children: ReactNode;
  onRefresh: () => unknown;
}

export const NotReachable = ({ children, onRefresh }: NotReachableProps) => {
  const isOffline = useIsOffline();
  useWhenConnected(isOffline, onRefresh);
  if (isOffline) return <NotLoaded />;
  return (
    <section className="box" role="alert">
      <EmptyState
        art="offline-lighthouse"
        title="Not reachable"
        action={
          <Button variant="line" icon="refresh-cw" onClick={() => void onRefresh()}>
            Refresh
          </Button>
        }
      >
        {children}
      </EmptyState>
    </section>
  );
};
