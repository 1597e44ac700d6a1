import { Link } from 'react-router-dom';
import type { Run } from '#contract/runs/runs.ts';
import { useUser } from '../../../../client/PlatformContext.tsx';
import { useMay } from '../../../../client/useMay.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Illustration } from '../../../../ui/Illustration.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { numberInWords } from '../../../../ui/number-in-words.ts';
import type { RunControl } from '../useRun.ts';
import type { SheetStop } from './apply-unsent-reports.ts';
import type { DriverSheet } from './useDriverSheet.ts';

const summary = (stops: readonly SheetStop[], removed: number): string => {
  const count = (outcome: SheetStop['outcome']) => stops.filter((stop) => stop.outcome === outcome).length;
  const parts = [
    [count('collected'), 'collected'],
    [count('not-there'), 'not there'],
    [count('refused'), 'refused'],
    [removed, 'gone from the run'],
  ] as const;
  const sentence = parts
    .flatMap(([number, what]) => (number > 0 ? `${numberInWords(number) ?? number} ${what}` : []))
    .join(', ');
  return sentence ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.` : 'No stops were on this run.';
};

const HOUR_MS = 3_600_000;

/** Stops an hour between the first tap and the last; null if that says nothing. */
const stopsAnHour = (stops: readonly SheetStop[]): number | null => {
  const times = stops.flatMap(({ at }) => (at ? [Date.parse(at)] : []));
  const hours = (Math.max(...times) - Math.min(...times)) / HOUR_MS;
  return times.length > 1 && hours > 0.25 ? Math.round((times.length / hours) * 10) / 10 : null;
};

export const RunOver = ({ run, sheet, control }: { run: Run; sheet: DriverSheet; control: RunControl }) => {
  const [firstName = ''] = (useUser()?.name ?? '').split(' ');
  const mayPlan = useMay('plan');
  const unsent = sheet.unsent.length;
  const pace = stopsAnHour(sheet.stops);
  const figures: [string, string | number][] = [
    ['Collected', sheet.stops.filter(({ outcome }) => outcome === 'collected').length],
    ['Kilometres', Math.round(run.kilometres)],
    ...(pace === null ? [] : [['Stops an hour', pace] as [string, number]]),
  ];
  return (
    <>
      <section className="drivestop runover">
        <Illustration name="service-transport" />
        <div>
          <h2 tabIndex={-1}>{`That is the lot${firstName && `, ${firstName}`}`}</h2>
          <p>{summary(sheet.stops, run.left.length)}</p>
        </div>
      </section>
      <dl className="runfigures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {unsent > 0 && (
        <Notice tone="wait" title={`${unsent} still to be sent.`}>
          <p>They go by themselves. Leave this page open until there is a connection.</p>
        </Notice>
      )}
      {run.state === 'out' ? (
        <>
          <Button
            variant="brand"
            block
            icon="check"
            busy={control.busy}
            aria-disabled={unsent > 0}
            aria-describedby={unsent > 0 ? 'finish-later' : undefined}
            onClick={() => unsent === 0 && control.setState('done')}
          >
            Finish and wipe this phone
          </Button>
          {unsent > 0 && (
            <p id="finish-later" className="mini runover__later">
              Possible once everything is sent.
            </p>
          )}
        </>
      ) : (
        <p className="row row--tight">
          <Button variant="line" busy={control.busy} onClick={() => control.setState('out')}>
            Open again
          </Button>
          {mayPlan && <Link to={`/admin/runs/${run.id}?view=plan`}>The whole run</Link>}
        </p>
      )}
    </>
  );
};
