import type { ReactNode } from 'react';
import { site } from '#contract/words/site.ts';
import { T } from '../language/T.tsx';
import type { Elements } from '../ui/elements.ts';

type FrameProps = { head: Elements; foot: Elements; children: ReactNode };

export const Frame = ({ head, foot, children }: FrameProps) => (
  <>
    <T as="a" className="skip" href="#main" of={site.skipToTheContent} />
    {head}
    <main id="main">{children}</main>
    {foot}
  </>
);
