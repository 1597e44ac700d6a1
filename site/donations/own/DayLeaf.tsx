import { weekdayName } from '#contract/dublin.ts';

/** A leaf of a calendar, drawn beside the day's name. */
export const DayLeaf = ({ date }: { date: string }) => (
  <span className="day__leaf" aria-hidden="true">
    <i>{weekdayName(date).slice(0, 3)}</i>
    <em>{Number(date.slice(-2))}</em>
  </span>
);
