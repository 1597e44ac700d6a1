import { isOfFlood, type QuarantineGroup } from '#contract/quarantine/quarantine.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { figure } from '../moderation/bulk-parts.ts';
import { isLikeNobodyElse, marksOf, namesOf, paceOf, titleOf } from './group-words.ts';
import type { QuarantineAction } from './useReleaseOrDelete.ts';

const HEIGHT = 36;

const Spread = ({ group }: { group: QuarantineGroup }) => {
  const { spread } = group;
  const most = Math.max(1, ...spread);
  return (
    <div className={classNames('spread', isLikeNobodyElse(group) ? 'chart-1' : 'chart-2')}>
      <svg viewBox={`0 0 ${spread.length * 10} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {spread.map((count, at) => {
          const height = Math.max(1, (count / most) * HEIGHT);
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time
          return <rect key={at} x={at * 10} y={HEIGHT - height} width="8" height={height} />;
        })}
      </svg>
      <p>{paceOf(group)}</p>
    </div>
  );
};

interface GroupRowProps {
  group: QuarantineGroup;
  current: boolean;
  selected: boolean;
  mayDelete: boolean;
  onFocus(): void;
  onSelect(): void;
  onOpen(): void;
  onAsk(action: QuarantineAction): void;
}

const Summary = ({ group, titleId }: { group: QuarantineGroup; titleId: string }) => (
  <div>
    <h3 id={titleId}>{titleOf(group)}</h3>
    <p className="row row--tight groups__marks">
      {marksOf(group).map(({ label, icon, tone }) => (
        <Badge key={label} icon={icon} {...(tone && { tone })}>
          {label}
        </Badge>
      ))}
    </p>
    <p className="quote">{`“${group.sample}”`}</p>
    {group.link && <p className="mini">{`Most of them link to ${group.link}`}</p>}
    <p className="mini">{namesOf(group)}</p>
  </div>
);

export const GroupRow = ({ group, current, selected, mayDelete, ...on }: GroupRowProps) => {
  const { key, count } = group;
  const titleId = `group-${key}`;
  const flood = isOfFlood(group);
  const deletes = mayDelete && flood;
  return (
    <li
      aria-labelledby={titleId}
      aria-current={current || undefined}
      tabIndex={-1}
      data-card=""
      onFocus={on.onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        event.preventDefault();
        on.onOpen();
      }}
    >
      <input
        className="pick"
        type="checkbox"
        aria-label={`Select the group: ${titleOf(group)}`}
        aria-keyshortcuts="x"
        checked={selected}
        onChange={on.onSelect}
      />
      <Summary group={group} titleId={titleId} />
      <Spread group={group} />
      <div className="groups__acts">
        <Button
          variant={flood ? 'line' : 'brand'}
          icon={deletes ? 'trash-2' : 'reply'}
          onClick={() => on.onAsk(deletes ? 'delete' : 'release')}
        >{`${deletes ? 'Delete' : 'Release'} ${figure(count)}`}</Button>
        <Button
          variant="quiet"
          icon="eye"
          aria-keyshortcuts="e"
          aria-label={`Read ${titleOf(group)}`}
          onClick={on.onOpen}
        >
          {count > 10 ? 'Look at ten' : count === 1 ? 'Read it' : 'Read them'}
        </Button>
      </div>
    </li>
  );
};
