import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayName } from '#contract/dublin.ts';
import { useMay } from '../../../client/useMay.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ScreenTitle } from '../../layout/Screen.tsx';
import { scrollToTop } from '../../layout/scroll-to-top.ts';
import type { RunControl } from '../useRun.ts';
import type { SettingOff } from '../useSetOff.ts';
import { BeforeRun } from './BeforeRun.tsx';
import { CurrentStop } from './CurrentStop.tsx';
import { NotTaken } from './NotTaken.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';
import { RunOver } from './RunOver.tsx';
import { SetOffWaiting } from './SetOffWaiting.tsx';
import { SheetHead } from './SheetHead.tsx';
import { DoneStops, NextStops } from './SheetStops.tsx';
import { useDriverSheet } from './useDriverSheet.ts';

/** The driver's sheet: the stop that is next with all that is needed there, then the others. It works without a connection. */
export const DriverSheet = ({ settingOff, control }: { settingOff: SettingOff; control: RunControl }) => {
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
  const show = (id: string) => {
    setOpened(id);
    scrollToTop();
  };
  const title = `${run.van}, ${dayName(run.date)}`;
  return (
    <div className="drive">
      <ScreenTitle title={title} />
      <SheetHead run={run} sheet={sheet} current={current?.donationId} />
      <div className="drive__body noprint">
        <div>
          {control.failure && (
            <Notice tone="bad">
              <p>{control.failure}</p>
            </Notice>
          )}
          <NotTaken entries={sheet.answered} onRead={sheet.dismiss} />
          {shown && (
            <CurrentStop
              key={shown.donationId}
              stop={shown}
              sheet={sheet}
              isOpen={run.state === 'out'}
              onDone={() => setOpened(null)}
            />
          )}
          {run.state === 'planned' || run.state === 'cancelled' ? (
            <BeforeRun {...settingOff} />
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
