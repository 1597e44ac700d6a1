import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RefreshCw } from '../../ui/icons/RefreshCw.tsx';
import { NotLoaded } from '../offline/NotLoaded.tsx';
import { useIsOffline } from '../offline/useIsOffline.ts';

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

/** Shown when a screen breaks, or its script cannot be loaded: without a connection, or after an update of the portal. */
export const AdminErrorPage = () => {
  const isOffline = useIsOffline();
  if (!isOffline) return <Broken />;
  return (
    <>
      <title>Not loaded · Admin Portal</title>
      <NotLoaded onConnected={() => location.reload()} />
    </>
  );
};

/** The same where not even the frame of the portal could be shown. */
export const AdminErrorScreen = () => (
  <main className="admin work" id="main">
    <AdminErrorPage />
  </main>
);
