import type { ReactNode } from 'react';
import type { Tone } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

interface ChoiceProps {
  icon: IconName;
  tone: Tone;
  title: ReactNode;
  hint: string;
  onClick: () => void;
}

export const Choice = ({ icon, tone, title, hint, onClick }: ChoiceProps) => (
  <button type="button" onClick={onClick}>
    <span className={`tone-${tone}`}>
      <Icon name={icon} />
    </span>
    <span>
      <b>{title}</b>
      <small>{hint}</small>
    </span>
    <Icon name="chevron-right" />
  </button>
);
