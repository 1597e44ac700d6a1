import type { ReactNode } from 'react';

/** A part of a page at the width of a phone. */
export const PhonePreview = ({ children }: { children: ReactNode }) => (
  <section className="phoneframe" aria-label="On a phone">
    <div className="sitephone">{children}</div>
  </section>
);
