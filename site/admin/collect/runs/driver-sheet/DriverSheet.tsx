import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayName } from '#contract/dublin.ts';
import type { OutcomeReport } from '#contract/runs/run-changes.ts';
import type { OutboxEntry } from '../../../../client/outbox/outbox-entry.ts';
import { useMay } from '../../../../client/useMay.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { ScreenTitle } from '../../../shell/layout/Screen.tsx';
import { scrollToTop } from '../../../shell/layout/scroll-to-top.ts';
import { outcomeLabels } from '../run-labels.ts';
import type { RunControl } from '../useRun.ts';
import type { SettingOff } from '../useSetOff.ts';
import type { SheetStop } from './apply-unsent-reports.ts';
import { BeforeRun } from './BeforeRun.tsx';
import { CurrentStop } from './CurrentStop.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';
import { RunOver } from './RunOver.tsx';
import { SheetHead } from './SheetHead.tsx';
import { DoneStops, NextStops } from './SheetStops.tsx';
import { useDriverSheet } from './useDriverSheet.ts';

const SetOffWaiting = ({ waiting, takeBack }: Pick<SettingOff, 'waiting' | 'takeBack'>) =>
  waiting && (
    <p className="row row--tight">
      <span>{waiting.what}</span>
      <Badge tone="wait" icon="cloud-upload">
        Not sent
      </Badge>
      {takeBack && (
        <Button variant="line" small aria-label={`Take it back: ${waiting.what}`} onClick={takeBack}>
          Take it back
        </Button>
      )}
    </p>
  );

const RefusedEntries = ({
  entries,
  onRead,
}: {
  entries: readonly OutboxEntry[];
  onRead: (entry: OutboxEntry) => void;
}) =>
  entries.map((entry) => (
    <Notice key={entry.key} tone="wait" title={`${entry.title}: ${entry.what}`}>
      <p>{entry.message}</p>
      <Button variant="line" small aria-label={`I have read it: ${entry.title}`} onClick={() => onRead(entry)}>
        I have read it
      </Button>
    </Notice>
  ));

type DriverSheetProps = { settingOff: SettingOff; control: RunControl; greeting: string | undefined };

/** Works without a connection. */
export const DriverSheet = ({ settingOff, control, greeting }: DriverSheetProps) => {
  const { run } = settingOff;
  const sheet = useDriverSheet(run);
  const mayPlan = useMay('plan');
  const [opened, setOpened] = useState<string | null>(null);
  // The stop under the thumb stays when the plan changes, until its outcome is said or it leaves the run.
  const [pinned, setPinned] = useState<string | null>(null);
  const open = sheet.stops.filter(({ outcome }) => outcome === null);
  const next = open.find(({ donationId }) => donationId === pinned) ?? open[0];
  if (run.state === 'out' && next && next.donationId !== pinned) setPinned(next.donationId);
  const current = sheet.stops.find(({ donationId }) => donationId === opened) ?? next;
  const shown = run.state === 'out' || current?.donationId === opened ? current : undefined;
  // What a press of the driver's leads to is shown from its top: the telephone and the way stand there.
  const place = useRef<HTMLDivElement>(null);
  const leads = useRef(false);
  const [announcement, setAnnouncement] = useState('');
  const shownId = shown?.donationId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each stop
  useEffect(() => {
    if (!leads.current) return;
    leads.current = false;
    scrollToTop();
    place.current?.querySelector<HTMLElement>('.drivestop h2')?.focus({ preventScroll: true });
  }, [shownId]);
  const show = (id: string) => {
    leads.current = true;
    setAnnouncement('');
    setOpened(id);
  };
  const done = ({ name }: SheetStop, outcome: OutcomeReport['outcome']) => {
    leads.current = true;
    setAnnouncement(`${outcomeLabels[outcome].label}: ${name}.`);
    setOpened(null);
  };
  return (
    <div className={greeting ? 'drive drive--first' : 'drive'}>
      <ScreenTitle title={greeting ? 'My run' : `${run.van}, ${dayName(run.date)}`} />
      <SheetHead run={run} sheet={sheet} current={current?.donationId} greeting={greeting} />
      <p className="sr" role="status">
        {announcement}
      </p>
      <div className="drive__body noprint">
        <div ref={place}>
          {control.failure && (
            <Notice tone="bad">
              <p>{control.failure}</p>
            </Notice>
          )}
          <RefusedEntries entries={sheet.answered} onRead={sheet.dismiss} />
          {shown && (
            <CurrentStop
              key={shown.donationId}
              stop={shown}
              sheet={sheet}
              isOpen={run.state === 'out'}
              onDone={(outcome) => done(shown, outcome)}
            />
          )}
          {run.state === 'planned' || run.state === 'cancelled' ? (
            <BeforeRun
              {...settingOff}
              setOff={() => {
                leads.current = true;
                settingOff.setOff();
              }}
            />
          ) : (
            !shown && <RunOver run={run} sheet={sheet} control={control} />
          )}
          <SetOffWaiting {...settingOff} />
        </div>
        <div>
          <NextStops run={run} stops={sheet.stops} current={shown?.donationId} onShow={show} />
          <DoneStops stops={sheet.stops} current={current?.donationId} onShow={show} />
          <p className="mini">
            <span>{`${
              sheet.isDurable
                ? 'Kept on this phone until it is sent. Wiped when the run is done or you sign out.'
                : 'This browser keeps nothing: leave this page open until everything is sent.'
            } `}</span>
            {mayPlan && run.state === 'out' && <Link to={`/admin/runs/${run.id}?view=plan`}>Change the stops</Link>}
          </p>
        </div>
      </div>
      <PrintedSheet run={run} stops={sheet.stops} />
    </div>
  );
};
