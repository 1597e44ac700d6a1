import type { QuarantineGroup } from '#contract/quarantine/quarantine.ts';
import { classNames } from '../../ui/class-names.ts';
import { isLikeNobodyElse, paceOf } from './group-words.ts';

const HEIGHT = 36;

export const Spread = ({ group }: { group: QuarantineGroup }) => {
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
