import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { type Day, dublinDay, longDate } from '#contract/dublin.ts';
import { toldSentence } from '#contract/mail-admin/mail-acts.ts';
import { exportRuns } from '#contract/runs/calls.ts';
import type { RunSummary } from '#contract/runs/runs.ts';
import { useMay } from '../../client/useMay.ts';
import { Button } from '../../ui/Button.tsx';
import { CsvButton } from '../csv/CsvButton.tsx';
import { ScreenHead } from '../layout/Screen.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { useShortcutsSwitch } from '../shortcuts/useShortcutsSwitch.ts';
import { useNow } from '../useNow.ts';
import { DayColumn } from './DayColumn.tsx';
import { OwnRuns } from './OwnRuns.tsx';
import { PlanningBar } from './PlanningBar.tsx';
import { type PlanningDialog, PlanningDialogs } from './PlanningDialogs.tsx';
import { mondayOf, weekIn } from './planning-week.ts';
import { useOfferSelection } from './useOfferSelection.ts';
import { usePlannedWeek } from './usePlannedWeek.ts';
import { usePlanning } from './usePlanning.ts';
import { usePlanningKeys } from './usePlanningKeys.ts';
import { WaitingOffers } from './WaitingOffers.tsx';
import { WeekSwitch } from './WeekSwitch.tsx';

const waitingText = (count: number) =>
  count === 0
    ? 'Nothing waits for a day.'
    : count === 1
      ? 'One offer waits for a day.'
      : `${count} offers wait for a day.`;

/** True for an offer whose agreed day was lost with its run, and whose donor does not know it yet: on a run again, the new day is agreed. */
const hasLostDay = ({ pickup, dayAsked, mails = [] }: DonationItem): boolean =>
  pickup?.returned?.agreed !== undefined &&
  !dayAsked &&
  mails.some(({ kind, state }) => kind === 'day-changed' && state === 'waiting');

const hasRoom = ({ state, full }: RunSummary) => state === 'planned' && !full;

/** Plans the collections of a week: what waits on the one side, the days with their runs on the other. */
const PlannedWeek = () => {
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const shown = usePlannedWeek(weekIn(params.get('week'), now));
  const { monday, days, week, waiting, settings, runsOn, closedOn } = shown;
  const today = dublinDay(now);
  const planning = usePlanning();
  const offers = waiting.data?.offers ?? [];
  const selection = useOfferSelection(offers);
  const [moving, setMoving] = useState(false);
  const [keysOn, setKeysOn] = useShortcutsSwitch();
  const [dialog, setDialog] = useState<PlanningDialog>(null);

  const nameOf = (ids: readonly string[]) =>
    ids.length === 1 ? (offers.find(({ id }) => id === ids[0])?.reference ?? 'One offer') : `${ids.length} offers`;
  const toldOfPut = (ids: readonly string[]) =>
    toldSentence('putOnRun', offers.filter((item) => ids.includes(item.id) && hasLostDay(item)).length);
  const putNow = (run: RunSummary, ids: readonly string[]) => {
    planning.assign(run, ids, { name: nameOf(ids), note: toldOfPut(ids) });
    selection.clear();
    setDialog(null);
  };
  const put = (run: RunSummary, ids: readonly string[]) => {
    const note = toldOfPut(ids);
    if (note) setDialog({ put: run, ids, note });
    else putNow(run, ids);
  };
  const putOnDay = (number: number) => {
    setMoving(false);
    const run = runsOn(days[number - 1] ?? '').find(hasRoom);
    if (run && selection.ids.length > 0) put(run, selection.ids);
  };
  const show = (next: Day) => setParams(next === mondayOf(today) ? {} : { week: next });
  const clear = () => {
    setMoving(false);
    selection.clear();
    planning.dismiss();
  };
  usePlanningKeys(
    {
      hasSelection: selection.ids.length > 0,
      moving,
      onMoving: () => setMoving(true),
      onDay: putOnDay,
      onOffer: () => setDialog('offer'),
      onUndo: planning.done?.undo ? planning.undo : null,
      onClear: moving || selection.ids.length > 0 || planning.hasOutcome ? clear : null,
      onKeys: () => setDialog('keys'),
    },
    keysOn,
  );

  const weeks = (
    <>
      <WeekSwitch monday={monday} present={mondayOf(today)} onShow={show} />
      <CsvButton call={exportRuns} input={{ query: shown.range }} name={`runs-${monday}`} />
      <Button variant="line" icon="printer" onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
  const lead = `Week of ${longDate(monday)}. ${waiting.data ? waitingText(waiting.data.total) : ''}`;
  return (
    <>
      <ScreenHead title="Runs" lead={lead} action={weeks} />
      {week.isError || waiting.isError ? (
        <NotReachable onRefresh={() => Promise.all([week.refetch(), waiting.refetch()])}>
          The runs could not be loaded. Please try refreshing the page.
        </NotReachable>
      ) : week.isPending || waiting.isPending ? (
        <LoadingBox label="Loading the runs" />
      ) : (
        <div className="plan">
          <WaitingOffers
            offers={offers}
            selected={selection.selected}
            onToggle={selection.toggle}
            onArea={(area) => setDialog({ area })}
          />
          <div className="week">
            {days.map((day, index) => (
              <DayColumn
                key={day}
                day={day}
                number={index + 1}
                today={today}
                runs={runsOn(day)}
                closed={closedOn(day)}
                selected={selection.ids.length}
                onPut={(run) => put(run, selection.ids)}
                onDropped={(offer, run) => put(run, selection.selected.has(offer) ? selection.ids : [offer])}
                onAdd={() => setDialog({ plan: day })}
              />
            ))}
          </div>
        </div>
      )}
      <PlanningBar
        selected={selection.ids.length}
        moving={moving}
        planning={planning}
        onOffer={() => setDialog('offer')}
        onClear={clear}
      />
      <PlanningDialogs
        dialog={dialog}
        settings={settings}
        runs={week.data?.runs.filter((run) => hasRoom(run) && run.date > today) ?? []}
        count={selection.ids.length}
        busy={planning.busy}
        onPut={putNow}
        onOffer={(runs, names) => {
          planning.offer(runs, selection.ids, { name: nameOf(selection.ids), days: names });
          selection.clear();
          setDialog(null);
        }}
        keysOn={keysOn}
        onKeysOn={setKeysOn}
        onClose={() => setDialog(null)}
      />
    </>
  );
};

/** The runs: all of them for whoever plans, the own ones for whoever drives. */
export const RunsPage = () => (useMay('plan') ? <PlannedWeek /> : <OwnRuns />);
