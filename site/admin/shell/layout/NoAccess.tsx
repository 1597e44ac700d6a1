import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FIRST_SCREEN } from '#contract/pages/admin-screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ScreenHead } from './Screen.tsx';

export const NoAccess = ({ title, children }: { title: string; children: ReactNode }) => {
  return (
    <>
      <ScreenHead title={title} />
      <section className="box">
        <EmptyState
          art="signpost"
          action={
            <Link className={buttonClass({ variant: 'brand' })} to={FIRST_SCREEN}>
              Go to your work
            </Link>
          }
        >
          {children}
        </EmptyState>
      </section>
    </>
  );
};
