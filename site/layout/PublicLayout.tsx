import type { ReactNode } from 'react';
import { EditingNotArrived } from '../editing/EditingNotArrived.tsx';
import { Frame } from './Frame.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** Header, the page, footer. */
export const PublicLayout = ({ children }: { children: ReactNode }) => (
  <Frame
    head={
      <>
        <SiteHeader />
        <EditingNotArrived />
      </>
    }
    foot={<SiteFooter />}
  >
    {children}
  </Frame>
);
