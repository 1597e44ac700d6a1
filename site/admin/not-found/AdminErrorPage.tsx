import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RefreshCw } from '../../ui/icons/RefreshCw.tsx';

/** Shown when a screen breaks, or its script cannot be loaded, as after an update of the portal. */
export const AdminErrorPage = () => (
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

/** The same where not even the frame of the portal could be shown. */
export const AdminErrorScreen = () => (
  <main className="admin work" id="main">
    <AdminErrorPage />
  </main>
);
