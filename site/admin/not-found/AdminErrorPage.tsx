import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RefreshCw } from '../../ui/icons/RefreshCw.tsx';
import { NotLoaded } from '../offline/NotLoaded.tsx';
import { useIsOffline, useWhenConnected } from '../offline/useIsOffline.ts';

const Broken = () => (
  <>
    <title>Something went wrong · Admin Portal</title>
    <section className="box">
      <EmptyState
        art="offline-lighthouse"
        title="Something went wrong"
        action={
          <div className="row">
            <Button variant="brand" icon={RefreshCw} onClick={() => location.reload()}>
              Refresh
            </Button>
            <a href="/admin">Go to the dashboard</a>
          </div>
        }
      >
        This screen could not be shown. Please refresh the page. What was saved is safe.
      </EmptyState>
    </section>
  </>
);

/** What browsers and Vite say of a script or a style that did not arrive, and of nothing else. */
const NOT_ARRIVED = /dynamically imported module|Importing a module script|Unable to preload/i;

const hasNotArrived = (error: unknown): boolean => error instanceof Error && NOT_ARRIVED.test(error.message);

/** Asks whether the server answers: the script of a screen does not say why it did not arrive. */
const useProbe = (isWanted: boolean): void => {
  const platform = usePlatform();
  useEffect(() => {
    if (isWanted) platform.fetch('/health').catch(() => {});
  }, [platform, isWanted]);
};

/** Shown when a screen breaks, or its script cannot be loaded: without a connection, or after an update of the portal. */
export const AdminErrorPage = () => {
  const isMissing = hasNotArrived(useRouteError());
  const isOffline = useIsOffline();
  useProbe(isMissing);
  useWhenConnected(isOffline, () => isMissing && location.reload());
  if (!isOffline || !isMissing) return <Broken />;
  return (
    <>
      <title>Not loaded · Admin Portal</title>
      <NotLoaded />
    </>
  );
};

/** The same where not even the frame of the portal could be shown. */
export const AdminErrorScreen = () => (
  <main className="admin work" id="main">
    <AdminErrorPage />
  </main>
);
