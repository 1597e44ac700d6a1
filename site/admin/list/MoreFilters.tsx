import type { ReactNode } from 'react';

/** Filters that are needed less often: closed until one is asked for, open while one is on. */
export const MoreFilters = ({ on, children }: { on: number; children: ReactNode }) => (
  <details className="morefilters" open={on > 0 || undefined}>
    <summary>{on > 0 ? `More filters (${on} on)` : 'More filters'}</summary>
    <div>{children}</div>
  </details>
);
