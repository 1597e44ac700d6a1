import { Link, useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Reads React Router's count of the portal's screens in the history. */
const hasScreenBefore = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

export const NotLoaded = () => {
  const navigate = useNavigate();
  return (
    <section className="box" role="alert">
      <EmptyState
        art="offline-lighthouse"
        title="Not loaded on this device"
        action={
          <div className="row">
            {hasScreenBefore() && (
              <Button variant="brand" icon="arrow-left" onClick={() => void navigate(-1)}>
                Go back
              </Button>
            )}
            <Link className={buttonClass({ variant: 'line' })} to="/admin">
              Go to Today
            </Link>
          </div>
        }
      >
        There is no connection, and this screen has not been opened here before. It loads by itself when the connection
        is back. What you have opened before still works.
      </EmptyState>
    </section>
  );
};
