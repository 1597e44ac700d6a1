import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useBarTitle } from '../layout/Screen.tsx';

export const ErrorTitle = ({ title }: { title: string }) => {
  useBarTitle(title);
  return <title>{`${title} · Admin Portal`}</title>;
};

export const AdminErrorPage = () => (
  <>
    <ErrorTitle title="Something went wrong" />
    <section className="box">
      <EmptyState
        art="offline-lighthouse"
        title="Something went wrong"
        action={
          <div className="row">
            <Button variant="brand" icon="refresh-cw" onClick={() => location.reload()}>
              Refresh
            </Button>
            <a href="/admin">Go to Today</a>
          </div>
        }
      >
        This screen could not be shown. Please refresh the page. What was saved is safe.
      </EmptyState>
    </section>
  </>
);

export const AdminErrorScreen = () => (
  <main className="admin work" id="main">
    <AdminErrorPage />
  </main>
);
