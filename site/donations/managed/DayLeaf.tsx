import type { Day } from '#contract/dublin.ts';
import { formatDay } from '../../language/t.ts';

export const DayLeaf = ({ date }: { date: Day }) => (
  <span className="day__leaf" aria-hidden="true">
    <i>{formatDay(date, 'shortWeekday')}</i>
    <em>{Number(date.slice(-2))}</em>
  </span>
);
