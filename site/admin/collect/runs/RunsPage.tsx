import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { collectionHours } from '#contract/donations/offered-day.ts';
import { type Day, dublinDay, longDate, weekdayName } from '#contract/dublin.ts';
import { notifiedSentence } from '#contract/mail-admin/mail-acts.ts';
import { exportRuns } from '#contract/runs/calls.ts';
import { useUser } from '../../../client/PlatformContext.tsx';
import { useMay } from '../../../client/useMay.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CsvButton } from '../../shell/csv/CsvButton.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { useShortcutsSwitch } from '../../shell/shortcuts/useShortcutsSwitch.ts';
import { useNow } from '../../useNow.ts';
import { DayColumn, hasRoom } from './DayColumn.tsx';
import { OfferMap } from './OfferMap.tsx';
import { OwnRuns } from './OwnRuns.tsx';
import { PlanningBar } from './PlanningBar.tsx';
import { type PlanningDialog, PlanningDialogs } from './PlanningDialogs.tsx';
import { mondayOf, weekIn } from './planning-week.ts';
import { RunSuggestions } from './RunSuggestions.tsx';
import { durationText } from './run-labels.ts';
import { useOfferFilters } from './useOfferFilters.ts';
import { useOfferSelection } from './useOfferSelection.ts';
import { usePlannedWeek } from './usePlannedWeek.ts';
import { type RunToFill, usePlanning } from './usePlanning.ts';
import { usePlanningKeys } from './usePlanningKeys.ts';
import { useRunFits } from './useRunFits.ts';
import { useMapSwitch, WaitingOffers } from './WaitingOffers.tsx';
import { WeekSwitch } from './WeekSwitch.tsx';

const waitingText = (count: number) =>
  count === 0
    ? 'Nothing waits for a day.'
    : count === 1
      ? 'One offer waits for a day.'
      : `${count} offers wait for a day.`;

const parts = { offers: 'Offers', week: 'Week', suggestions: 'Suggestions' };
type Part = keyof typeof parts;

/**
 * True for an offer that lost its agreed day with its run and whose donor does not know it yet; on a run again, the new day is
 * agreed.
 */
const hasLostDay = ({ pickup, dayAsked, mails = [] }: DonationItem): boolean =>
  pickup?.returned?.agreed !== undefined &&
  !dayAsked &&
  mails.some(({ kind, state }) => kind === 'day-changed' && state === 'waiting');

const placesOf = (offers: readonly DonationItem[]): string => {
  const names = [...new Set(offers.map(({ area }) => area ?? 'no area'))];
  return names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
};

const PlannedWeek = () => {
  const now = useNow();
  const me = useUser();
  const [params, setParams] = useSearchParams();
  const shown = usePlannedWeek(weekIn(params.get('week'), now));
  const { monday, days, week, waiting, settings, shops, runsOn, closedOn } = shown;
  const today = dublinDay(now);
  const planning = usePlanning();
  const offers = waiting.data?.offers ?? [];
  const runs = week.data?.runs ?? [];
  const filters = useOfferFilters();
  const matching = waiting.data ? filters.matching(waiting.data, now) : [];
  const selection = useOfferSelection(offers);
  const { fits, isKnown, minutes, best, passing, found } = useRunFits(selection.ids, shown.range);
  const [moving, setMoving] = useState(false);
  const [refused, setRefused] = useState<{ why: string; requestKey: string } | null>(null);
  const [part, setPart] = useState<Part>('offers');
  const [keysOn, setKeysOn] = useShortcutsSwitch();
  const [mapOn] = useMapSwitch();
  const [dialog, setDialog] = useState<PlanningDialog>(null);

  const nameOf = (ids: readonly string[]) =>
    ids.length === 1 ? (offers.find(({ id }) => id === ids[0])?.reference ?? 'One offer') : `${ids.length} offers`;
  const noticeForPut = (ids: readonly string[]) =>
    notifiedSentence('putOnRun', offers.filter((item) => ids.includes(item.id) && hasLostDay(item)).length);
  const putNow = (run: RunToFill, ids: readonly string[]) => {
    planning.assign(run, ids, { name: nameOf(ids), note: noticeForPut(ids), onDone: selection.remove });
    setDialog(null);
  };
  const requestKey = `${planning.busy} ${isKnown} ${selection.ids.join()}`;
  const refuse = (why: string) => setRefused({ why, requestKey });
  const put = (run: RunToFill, ids: readonly string[]) => {
    if (planning.busy && ids === selection.ids) return refuse('What was done last is still being saved.');
    const note = noticeForPut(ids);
    if (note) setDialog({ put: run, ids, note });
    else putNow(run, ids);
  };
  const plan = (day: Day, ids: readonly string[], area?: string) => {
    const areas = new Set(offers.filter(({ id }) => ids.includes(id)).map((item) => item.area));
    const [only] = areas;
    setDialog({ plan: day, offers: ids, area: area ?? (areas.size === 1 ? (only ?? undefined) : undefined) });
  };
  const putOnDay = (day: Day, ids: readonly string[]) => {
    const run = runsOn(day).find((one) => hasRoom(one, ids === selection.ids ? fits.get(one.id) : undefined));
    if (run) put(run, ids);
    else if (day >= today) plan(day, ids);
    else refuse(`${weekdayName(day)} is over.`);
  };
  const putOnNumber = (number: number) => {
    setMoving(false);
    const day = days[number - 1];
    if (day) putOnDay(day, selection.ids);
    else refuse(`This week has no day ${number}.`);
  };
  const show = (next: Day) =>
    setParams((before) => {
      const { week, ...rest } = Object.fromEntries(before);
      return next === mondayOf(today) ? rest : { week: next, ...rest };
    });
  const clear = () => {
    setMoving(false);
    selection.clear();
    planning.dismiss();
  };
  const toggle = (ids: readonly string[]) => {
    planning.dismissFailure();
    selection.toggle(ids);
  };
  const bestRun = best.flatMap(({ id }) => runs.find((run) => run.id === id && run.date >= today) ?? [])[0];
  const putOnBest = () => {
    if (!isKnown) refuse('How they fit is not known yet. Please press P again in a moment.');
    else if (bestRun) put(bestRun, selection.ids);
    else refuse('No run of this week has room for all of them.');
  };
  const hidden = selection.ids.length - matching.filter(({ id }) => selection.selected.has(id)).length;
  const mine = runs.find(({ date, driverId, state }) => date === today && driverId === me?.id && state !== 'cancelled');
  usePlanningKeys(
    {
      hasSelection: selection.ids.length > 0,
      moving,
      onMoving: () => {
        setRefused(null);
        setMoving(true);
      },
      onDay: putOnNumber,
      onBest: selection.ids.length > 0 ? putOnBest : null,
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
  const about = [
    placesOf(selection.picked),
    minutes === undefined ? '' : `${durationText(minutes)} at the doors`,
    hidden === 0 ? '' : `${hidden} of them ${hidden === 1 ? 'is' : 'are'} not shown`,
  ]
    .filter(Boolean)
    .join(', ');
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
        <div
          className="board"
          data-part={part}
          data-map={mapOn && offers.length > 0}
          data-selecting={selection.ids.length > 0 ? '' : undefined}
        >
          {mine && (
            <Link className="board__mine next" to={`/admin/runs/${mine.id}`}>
              <Icon name="truck" />
              <span>
                <b>{`Your run today: ${mine.van}`}</b>
                <small>{`${mine.stops.length === 1 ? 'One stop' : `${mine.stops.length} stops`}, ${collectionHours(mine)}`}</small>
              </span>
              <Icon name="chevron-right" />
            </Link>
          )}
          <fieldset className="seg board__tabs" aria-label="Show">
            {(Object.keys(parts) as Part[]).map((one) => (
              <button key={one} type="button" aria-pressed={part === one} onClick={() => setPart(one)}>
                {one === 'offers' ? `${parts.offers} ${offers.length}` : parts[one]}
              </button>
            ))}
          </fieldset>
          <div className="board__first">
            <WaitingOffers
              offers={offers}
              shown={matching}
              shops={shops}
              filters={filters}
              selection={{ ...selection, toggle }}
              keysOn={keysOn}
              onArea={(area) => setDialog({ area })}
            />
            {settings && (
              <OfferMap
                offers={matching}
                areas={settings.areas}
                shops={shops}
                selection={{ ...selection, toggle }}
                run={bestRun}
              />
            )}
          </div>
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
                fits={fits}
                onPut={(run) => put(run, selection.ids)}
                onDropped={(offer) => putOnDay(day, selection.selected.has(offer) ? selection.ids : [offer])}
                onAdd={() => plan(day, selection.ids)}
              />
            ))}
          </div>
          <div className="board__beside">
            <RunSuggestions
              {...found}
              runs={runs}
              freeDay={days.find((day) => day >= today && runsOn(day).length === 0 && closedOn(day).length === 0)}
              busy={planning.busy}
              onPut={put}
              onPlan={(day, area) => plan(day, [], area)}
            />
          </div>
        </div>
      )}
      <PlanningBar
        selected={selection.ids.length}
        about={refused?.requestKey === requestKey ? refused.why : about}
        best={bestRun ? { label: `Put on ${weekdayName(bestRun.date)}`, onPut: putOnBest } : null}
        moving={moving}
        planning={planning}
        onOffer={() => setDialog('offer')}
        onClear={clear}
      />
      <PlanningDialogs
        dialog={dialog}
        settings={settings}
        runs={runs.filter((run) => hasRoom(run) && run.date > today)}
        passing={passing}
        count={selection.ids.length}
        busy={planning.busy}
        onPut={putNow}
        onPlanned={(run, ids) => {
          if (ids.length > 0) put(run, ids);
        }}
        onOffer={(chosen, names) => {
          planning.offer(chosen, selection.ids, { name: nameOf(selection.ids), days: names, onDone: selection.remove });
          setDialog(null);
        }}
        keysOn={keysOn}
        onKeysOn={setKeysOn}
        onClose={() => setDialog(null)}
      />
    </>
  );
};

export const RunsPage = () => (useMay('plan') ? <PlannedWeek /> : <OwnRuns />);
