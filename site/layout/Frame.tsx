import type { ReactNode } from 'react';

type FrameProps = { head: ReactNode; foot: ReactNode; children: ReactNode };

/** What every public page has around it. */
export const Frame = ({ head, foot, children }: FrameProps) => (
  <>
    <a className="skip" href="#main">
      Skip to the content
    </a>
    {head}
    <main id="main">{children}</main>
    {foot}
  </>
);
