import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenHead } from '../layout/Screen.tsx';

/** An address of the portal that leads nowhere; the sidebar stays. */
export const AdminNotFoundPage = () => {
  const { pathname } = useLocation();
  return (
    <>
      <ScreenHead title="Page not found" />
      <section className="box">
        <EmptyState
          art="signpost"
          action={
            <Link className={buttonClass({ variant: 'brand' })} to="/admin">
              Go to the dashboard
            </Link>
          }
        >
          There is no screen at {pathname} in this version of the portal. Everything else is in the menu.
        </EmptyState>
      </section>
    </>
  );
};
