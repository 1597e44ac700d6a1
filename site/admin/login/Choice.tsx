import type { ReactNode } from 'react';
import type { Tone } from '../../ui/Badge.tsx';
import { Icon, type IconDrawing } from '../../ui/Icon.tsx';
import { ChevronRight } from '../../ui/icons/ChevronRight.tsx';

interface ChoiceProps {
  icon: IconDrawing;
  tone: Tone;
  title: ReactNode;
  hint: string;
  onClick: () => void;
}

/** One of several ways to go on: a large button with a sentence. */
export const Choice = ({ icon, tone, title, hint, onClick }: ChoiceProps) => (
  <button type="button" onClick={onClick}>
    <span className={`tone-${tone}`}>
      <Icon of={icon} />
    </span>
    <span>
      <b>{title}</b>
      <small>{hint}</small>
    </span>
    <Icon of={ChevronRight} />
  </button>
);
