import type { QuarantineGroup, QuarantineGroups } from '#contract/quarantine/quarantine.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { figure } from '../moderation/bulk-parts.ts';
import { isLikeNobodyElse, lengthOf, spanOf } from './group-words.ts';

interface FigureProps {
  icon: IconName;
  label: string;
  value: number;
  sub: string;
}

const Figure = ({ icon, label, value, sub }: FigureProps) => (
  <div className="kpi">
    <dt>
      <Icon name={icon} />
      <span>{label}</span>
    </dt>
    <dd>{figure(value)}</dd>
    <dd className="sub">{sub}</dd>
  </div>
);

const sum = (groups: readonly QuarantineGroup[]) => groups.reduce((all, { count }) => all + count, 0);

export const QuarantineFigures = ({ quarantined }: { quarantined: QuarantineGroups }) => {
  const { total, from, to, groups, submissionsPerHour } = quarantined;
  const alike = groups.filter((group) => !isLikeNobodyElse(group));
  const others = groups.filter(isLikeNobodyElse);
  return (
    <>
      <h2 className="sr">Figures</h2>
      <dl className="kpis">
        <Figure
          icon="shield-ban"
          label="Held back"
          value={total}
          sub={from && to ? `${lengthOf(from, to)}, ${spanOf(from, to)}` : ''}
        />
        <Figure
          icon="copy"
          label="Look alike"
          value={sum(alike)}
          sub={alike.length === 1 ? 'One group' : `${figure(alike.length)} groups`}
        />
        <Figure icon="users" label="Like nobody else" value={sum(others)} sub="Most likely people" />
        <Figure icon="gauge" label="Ceiling" value={submissionsPerHour} sub="Submissions an hour, all senders" />
      </dl>
    </>
  );
};
