import type { ReactNode } from 'react';
import type { Message } from '#contract/words/message.ts';
import { T } from '../language/T.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icon-names.ts';

export const Facts = ({ children }: { children: ReactNode }) => <dl className="facts">{children}</dl>;

export const Fact = ({ icon, name, children }: { icon: IconName; name: string | Message; children: ReactNode }) => (
  <div>
    <Icon name={icon} />
    {typeof name === 'string' ? <dt>{name}</dt> : <T as="dt" of={name} />}
    <dd>{children}</dd>
  </div>
);
