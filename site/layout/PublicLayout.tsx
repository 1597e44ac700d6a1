import type { ReactNode } from 'react';
import { EditingNotArrived } from '../editing/EditingNotArrived.tsx';
import { LaunchMark } from '../editing/LaunchMark.tsx';
import { Frame } from './Frame.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

export const PublicLayout = ({ children }: { children: ReactNode }) => (
  <Frame
    head={
      <>
        <SiteHeader />
        <EditingNotArrived />
        <LaunchMark />
      </>
    }
    foot={<SiteFooter />}
  >
    {children}
  </Frame>
);
