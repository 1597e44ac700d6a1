import { Link } from 'react-router-dom';
import { vanTime } from '#contract/donations/offered-day.ts';
import { dublinDay, weekdayName } from '#contract/dublin.ts';
import type { Run } from '#contract/runs/runs.ts';
import { useMay } from '../../../../client/useMay.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { useNow } from '../../../useNow.ts';
import { mondayOf } from '../planning-week.ts';
import { outcomeLabels } from '../run-labels.ts';
import type { SheetStop } from './apply-unsent-reports.ts';
import type { DriverSheet } from './useDriverSheet.ts';

const stateOf = ({ outcome }: SheetStop, isCurrent: boolean): [string, string] => {
  if (outcome) return [outcome === 'collected' ? 'road--ok' : 'road--no', outcomeLabels[outcome].label.toLowerCase()];
  return isCurrent ? ['road--now', 'now'] : ['', 'to come'];
};

const ConnectionBand = ({ isReachable, unsent }: Pick<DriverSheet, 'isReachable' | 'unsent'>) => {
  const count = unsent.length;
  const isLost = !isReachable || !navigator.onLine;
  return (
    <div role="status">
      {isLost ? (
        <p className="offband">
          <Icon name="wifi-off" />
          <span>
            <b>No connection.</b>
            <span>{` Go on as always. ${count > 0 ? `${count} not sent.` : ''}`}</span>
          </span>
        </p>
      ) : (
        count > 0 && (
          <p className="offband">
            <Icon name="cloud-upload" />
            <span>{`Sending ${count}.`}</span>
          </p>
        )
      )}
    </div>
  );
};

type SheetHeadProps = {
  run: Run;
  sheet: DriverSheet;
  current: string | undefined;
  greeting: string | undefined;
};

export const SheetHead = ({ run, sheet, current, greeting }: SheetHeadProps) => {
  const mayPlan = useMay('plan');
  const day = run.date === dublinDay(useNow()) ? 'today' : weekdayName(run.date);
  const done = sheet.stops.filter(({ outcome }) => outcome !== null).length;
  return (
    <header className="drive__top noprint">
      <div className="drive__bar">
        {!greeting && (
          <Link
            to={mayPlan ? `/admin/runs?week=${mondayOf(run.date)}` : '/admin/runs'}
            aria-label={mayPlan ? 'All runs of this week' : 'My week'}
          >
            <Icon name="arrow-left" />
          </Link>
        )}
        <div>
          <h1 tabIndex={-1}>{greeting ?? `${weekdayName(run.date)}, ${run.van}`}</h1>
          <p>{`${greeting ? `${run.van}, ${day} · ` : ''}${done} of ${sheet.stops.length} done · back by ${vanTime(run.to)}`}</p>
        </div>
        <button type="button" aria-label="Print" onClick={() => window.print()}>
          <Icon name="printer" />
        </button>
      </div>
      <ol className="road" aria-label="Stops">
        {sheet.stops.map((stop, index) => {
          const [className, words] = stateOf(stop, stop.donationId === current);
          return (
            <li key={stop.donationId} className={className}>
              <span className="sr">{`${index + 1}: ${words}`}</span>
            </li>
          );
        })}
      </ol>
      <ConnectionBand isReachable={sheet.isReachable} unsent={sheet.unsent} />
    </header>
  );
};
