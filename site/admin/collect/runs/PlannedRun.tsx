import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayName } from '#contract/dublin.ts';
import { notifiedSentence } from '#contract/mail-admin/mail-acts.ts';
import type { Run, RunStop } from '#contract/runs/runs.ts';
import { readRunSettings } from '#contract/settings/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { useNow } from '../../useNow.ts';
import { PrintedSheet } from './driver-sheet/PrintedSheet.tsx';
import { OrderSuggestion } from './OrderSuggestion.tsx';
import { mondayOf } from './planning-week.ts';
import { RunActions } from './RunActions.tsx';
import { RunDialog } from './RunDialog.tsx';
import { hoursAndMinutes, leaveSentences, notifiedDonors, runBadge, runLine } from './run-labels.ts';
import { StopRow } from './StopRow.tsx';
import type { RunControl } from './useRun.ts';
import type { SettingOff } from './useSetOff.ts';

const moved = (ids: readonly string[], id: string, by: number): string[] => {
  const from = ids.indexOf(id);
  const next = ids.filter((one) => one !== id);
  if (from >= 0) next.splice(Math.max(0, from + by), 0, id);
  return next;
};

const Stops = ({ run, control }: { run: Run; control: RunControl }) => {
  const now = useNow();
  const [confirming, setConfirming] = useState<RunStop | null>(null);
  const noticeForTakeOff = (stop: RunStop) =>
    notifiedSentence('takeOffRun', notifiedDonors({ ...run, stops: [stop] }, now));
  const takeOff = (stop: RunStop) => (noticeForTakeOff(stop) ? setConfirming(stop) : control.takeOff(stop));
  const mayPlan = run.state === 'planned' || run.state === 'out';
  if (run.stops.length === 0) {
    return (
      <p className="box__body">
        No stops yet. <Link to={`/admin/runs?week=${mondayOf(run.date)}`}>Put offers on this run</Link>
      </p>
    );
  }
  return (
    <>
      <ol className="stops">
        {run.stops.map((stop) => (
          <StopRow
            key={stop.donationId}
            stop={stop}
            count={run.stops.length}
            onMove={
              mayPlan && !stop.outcome
                ? (by) => control.changeStops((ids) => moved(ids, stop.donationId, by))
                : undefined
            }
            onRemove={mayPlan && !stop.outcome ? () => takeOff(stop) : undefined}
          />
        ))}
      </ol>
      {confirming && (
        <ConfirmDialog
          question={`Take ${confirming.name} off this run?`}
          detail={`${noticeForTakeOff(confirming) ?? ''} The offer goes back to the list of what waits.`.trim()}
          confirmLabel="Take it off"
          cancelLabel="Go back"
          onConfirm={() => {
            setConfirming(null);
            control.takeOff(confirming);
          }}
          onCancel={() => setConfirming(null)}
        />
      )}
    </>
  );
};

const RemovedStops = ({ left }: Pick<Run, 'left'>) =>
  left.length === 0 ? null : (
    <Notice tone="wait" title="No longer on this run">
      <ul>
        {left.map(({ donationId, name, reference, why, at }) => (
          <li key={`${donationId}${at}`}>
            <s>{name}</s>
            <span>{`, ${reference}. ${leaveSentences[why]}`}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );

export const PlannedRun = ({ settingOff, control }: { settingOff: SettingOff; control: RunControl }) => {
  const { run } = settingOff;
  const { data: settings } = useQuery(queryOf(usePlatform(), readRunSettings, {}));
  const [isEditing, setEditing] = useState(false);
  const badge = runBadge(run);
  const done = run.stops.filter(({ outcome }) => outcome !== null).length;
  return (
    <div className="run">
      <PrintedSheet run={run} stops={run.stops} />
      <ScreenHead
        title={`${run.van}, ${dayName(run.date)}`}
        lead={
          <>
            <span>{`${runLine(run)} `}</span>
            <Badge {...(badge.tone && { tone: badge.tone })}>{badge.label}</Badge>
          </>
        }
        action={<RunActions settingOff={settingOff} control={control} onEdit={() => setEditing(true)} />}
      />
      <div className="stack noprint">
        <p className="row row--tight">
          <Link to={`/admin/runs?week=${mondayOf(run.date)}`}>All runs of this week</Link>
          {run.state === 'out' && <Link to={`/admin/runs/${run.id}`}>The driver’s sheet</Link>}
        </p>
        {control.failure && (
          <Notice tone="bad">
            <p>{control.failure}</p>
          </Notice>
        )}
        <RemovedStops left={run.left} />
        {run.state === 'planned' && run.stops.length > 1 && <OrderSuggestion run={run} control={control} />}
        <section className="box box--flush" aria-label="Stops">
          <div className="box__head">
            <div>
              <h2>{`${run.stops.length} of ${run.stopsMax} stops`}</h2>
              <p>{`${hoursAndMinutes(run.minutes)} of ${hoursAndMinutes(run.minutesMax)} hours at the doors${run.state !== 'planned' ? `, ${done} done` : ''}`}</p>
            </div>
          </div>
          <Stops run={run} control={control} />
        </section>
      </div>
      {isEditing && settings && (
        <RunDialog
          run={run}
          day={run.date}
          settings={settings}
          onChange={control.move}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
};
