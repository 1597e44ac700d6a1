import type { ReactNode } from 'react';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** Header, the page, footer. */
export const PublicLayout = ({ children }: { children: ReactNode }) => (
  <>
    <a className="skip" href="#main">
      Skip to the content
    </a>
    <SiteHeader />
    <main id="main">{children}</main>
    <SiteFooter />
  </>
);
