import type { ReactNode } from 'react';

export const PhonePreview = ({ children }: { children: ReactNode }) => (
  <section className="phoneframe" aria-label="On a phone">
    <div className="sitephone">{children}</div>
  </section>
);
