import type { QuarantineGroup, QuarantineGroups } from '#contract/quarantine/quarantine.ts';
import type { IconDrawing } from '../../ui/Icon.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Copy } from '../../ui/icons/Copy.tsx';
import { Gauge } from '../../ui/icons/Gauge.tsx';
import { ShieldBan } from '../../ui/icons/ShieldBan.tsx';
import { Users } from '../../ui/icons/Users.tsx';
import { figure } from '../moderation/bulk-parts.ts';
import { isLikeNobodyElse, lengthOf, spanOf } from './group-words.ts';

interface FigureProps {
  icon: IconDrawing;
  label: string;
  value: number;
  sub: string;
}

const Figure = ({ icon, label, value, sub }: FigureProps) => (
  <div className="kpi">
    <dt>
      <Icon of={icon} />
      <span>{label}</span>
    </dt>
    <dd>{figure(value)}</dd>
    <dd className="sub">{sub}</dd>
  </div>
);

const sum = (groups: readonly QuarantineGroup[]) => groups.reduce((all, { count }) => all + count, 0);

/** How much is held back, how much of it is alike, and from how many an hour on that happens. */
export const HeldBackFigures = ({ heldBack }: { heldBack: QuarantineGroups }) => {
  const { total, from, to, groups, submissionsPerHour } = heldBack;
  const alike = groups.filter((group) => !isLikeNobodyElse(group));
  const others = groups.filter(isLikeNobodyElse);
  return (
    <>
      <h2 className="sr">Figures</h2>
      <dl className="kpis">
        <Figure
          icon={ShieldBan}
          label="Held back"
          value={total}
          sub={from && to ? `${lengthOf(from, to)}, ${spanOf(from, to)}` : ''}
        />
        <Figure
          icon={Copy}
          label="Look alike"
          value={sum(alike)}
          sub={alike.length === 1 ? 'One group' : `${figure(alike.length)} groups`}
        />
        <Figure icon={Users} label="Like nobody else" value={sum(others)} sub="Most likely people" />
        <Figure icon={Gauge} label="Ceiling" value={submissionsPerHour} sub="Submissions an hour, all senders" />
      </dl>
    </>
  );
};
