import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

export type Tone = 'ok' | 'wait' | 'bad' | 'info' | 'plum';

export const Badge = ({ tone, icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) => (
  <span className={classNames('badge', tone && `tone-${tone}`)}>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </span>
);
