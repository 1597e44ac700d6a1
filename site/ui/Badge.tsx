import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { IconDrawing } from './Icon.tsx';
import { Icon } from './Icon.tsx';

export type Tone = 'ok' | 'wait' | 'bad' | 'info' | 'plum';

/** A state as a short label, so that it is never shown by colour alone. */
export const Badge = ({ tone, icon, children }: { tone?: Tone; icon?: IconDrawing; children: ReactNode }) => (
  <span className={classNames('badge', tone && `tone-${tone}`)}>
    {icon && <Icon of={icon} />}
    <span>{children}</span>
  </span>
);
