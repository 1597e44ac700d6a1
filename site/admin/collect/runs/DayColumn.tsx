import { type DragEvent, useState } from 'react';
import { type Day, dayOfMonth, weekdayName } from '#contract/dublin.ts';
import type { RunFit } from '#contract/runs/run-fit.ts';
import type { RunSummary } from '#contract/runs/runs.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import { RunCard } from './RunCard.tsx';

type DayColumnProps = {
  day: Day;
  /** Key that moves the selected offers here. */
  number: number;
  today: Day;
  runs: readonly RunSummary[];
  closed: readonly string[];
  selected: number;
  fits: ReadonlyMap<string, RunFit>;
  onPut: (run: RunSummary) => void;
  onDropped: (offer: string) => void;
  onAdd: () => void;
};

const shortDate = (day: Day): string => dayOfMonth(day).replace(/(\p{L}{3})\p{L}+$/u, '$1');

export const OFFER_TYPE = 'application/x-offer';

/** True for a run that can take the offers; `fit` is omitted until it is known. */
export const hasRoom = ({ state, full }: RunSummary, fit?: RunFit): boolean =>
  state === 'planned' && !full && fit?.fits !== false;

export const DayColumn = (props: DayColumnProps) => {
  const { day, number, today, runs, closed, selected, fits, onPut, onDropped, onAdd } = props;
  const [isOver, setOver] = useState(false);
  const fitOf = ({ id }: RunSummary) => (selected > 0 ? fits.get(id) : undefined);
  const open = runs.filter((run) => hasRoom(run, fitOf(run)));
  const isOpen = day >= today || open.length > 0;
  const over = (event: DragEvent) => {
    if (!isOpen || !event.dataTransfer.types.includes(OFFER_TYPE)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const offer = event.dataTransfer.getData(OFFER_TYPE);
    if (!offer || !isOpen) return;
    event.preventDefault();
    onDropped(offer);
  };
  return (
    <section
      className={classNames('day', isOver && 'day--drop', closed.length > 0 && 'day--shut')}
      aria-label={`${weekdayName(day)} ${dayOfMonth(day)}`}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2>
        <KeyHint>{String(number)}</KeyHint>
        <span>{` ${weekdayName(day)}`}</span>
        <small>{day === today ? 'today' : shortDate(day)}</small>
      </h2>
      {closed.map((reason) => (
        <p key={reason} className="mini">
          {reason}
        </p>
      ))}
      {runs.map((run) => (
        <RunCard
          key={run.id}
          run={run}
          onPut={selected > 0 && open.includes(run) ? () => onPut(run) : undefined}
          fit={fitOf(run)}
          putLabel={`Put ${selected} here: ${run.stops.length + selected} of ${run.stopsMax}`}
        />
      ))}
      {runs.length === 0 && <p className="mini">Nothing planned.</p>}
      {day >= today && (selected === 0 || open.length === 0) && (
        <button type="button" className="add" onClick={onAdd}>
          <Icon name="plus" />
          <span>
            <span>Add a run</span>
            <span className="sr">{` on ${weekdayName(day)}`}</span>
            {selected > 0 && open.length === 0 && <span>{` for ${selected === 1 ? 'it' : `these ${selected}`}`}</span>}
          </span>
        </button>
      )}
    </section>
  );
};
