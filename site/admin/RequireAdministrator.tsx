import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../client/PlatformContext.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenHead } from './layout/Screen.tsx';

/** Shows its children to administrators, and a plain word to everyone else on the staff. */
export const RequireAdministrator = ({ children }: { children: ReactNode }) => {
  if (useUser()?.role === 'Administrator') return children;
  return (
    <>
      <ScreenHead title="Your role does not allow this" />
      <section className="box">
        <EmptyState
          art="signpost"
          action={
            <Link className={buttonClass({ variant: 'brand' })} to="/admin">
              Go to the dashboard
            </Link>
          }
        >
          This screen is for administrators. If you need something done here, please ask one of them.
        </EmptyState>
      </section>
    </>
  );
};
