import { useId } from 'react';
import type { HealthState } from '#contract/health/health.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

const badges = {
  good: { tone: 'ok', icon: 'check', label: 'Good' },
  look: { tone: 'wait', icon: 'eye', label: 'Look at it' },
  broken: { tone: 'bad', icon: 'circle-alert', label: 'Broken' },
} as const satisfies Record<HealthState, object>;

interface HealthCardProps {
  title: string;
  icon: IconName;
  state: HealthState;
  figure: string;
  advice: string | null;
  children: Elements;
}

export const HealthCard = ({ title, icon, state, figure, advice, children }: HealthCardProps) => {
  const heading = useId();
  const { tone, icon: sign, label } = badges[state];
  return (
    <section className={`hcard hcard--${state}`} aria-labelledby={heading}>
      <header>
        <Icon name={icon} />
        <h2 id={heading}>{title}</h2>
        <Badge tone={tone} icon={sign}>
          {label}
        </Badge>
      </header>
      <p className="big">{figure}</p>
      {advice && <p className="advice">{advice}</p>}
      {children}
    </section>
  );
};
