import type { ReactNode } from 'react';
import type { IconDrawing } from '../ui/Icon.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Short facts in a list, each with an icon and a name that screen readers say. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="facts">{children}</dl>;

/** One fact of a `Facts` list. */
export const Fact = ({ icon, name, children }: { icon: IconDrawing; name: string; children: ReactNode }) => (
  <div>
    <Icon of={icon} />
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
