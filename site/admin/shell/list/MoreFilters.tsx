import type { ReactNode } from 'react';

export const MoreFilters = ({ on, children }: { on: number; children: ReactNode }) => (
  <details className="morefilters" open={on > 0 || undefined}>
    <summary>{on > 0 ? `More filters (${on} on)` : 'More filters'}</summary>
    <div>{children}</div>
  </details>
);
