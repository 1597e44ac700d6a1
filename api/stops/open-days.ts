import type { OfferedDay } from '#contract/donations/offered-day.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { dublinMoment } from '#contract/dublin.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';
import { areaOf, minutesAt } from './area-of.ts';
import { hasRoom, type StopTables } from './run-capacity.ts';

const NEXT_DAYS = 3;
const PLACES = 'abcdefghijklmnopqrstuvwxyz';

export interface DayTables extends StopTables {
  readonly runs: { get(id: string): StoredRun | undefined };
}

export const isAhead = ({ state, date, from }: StoredRun, now: Date): boolean =>
  state === 'planned' && dublinMoment(date, from) > now;

/** True also if the offer is already on the run. */
export const hasPlaceFor = (tables: StopTables, run: StoredRun, donation: StoredDonation): boolean =>
  donation.pickup?.runId === run.id || hasRoom(tables, run, minutesAt(tables, donation));

export const openDays = (tables: DayTables, donation: StoredDonation, now: Date): OfferedDay[] => {
  if (donation.status !== 'approved' || donation.pickup?.agreed) return [];
  return (donation.pickup?.days ?? []).flatMap((id, at) => {
    const run = tables.runs.get(id);
    if (!run || !isAhead(run, now) || !hasPlaceFor(tables, run, donation)) return [];
    return [{ id, place: PLACES[at] ?? '', date: run.date, from: run.from, to: run.to }];
  });
};

/** Ids of the next runs with room that have a stop in the offer's area, or no stop yet. */
export const nextRunsFor = (draft: Draft, donation: StoredDonation, now: Date): string[] => {
  const area = areaOf(draft, donation);
  const comesBy = ({ stops }: StoredRun) =>
    stops.length === 0 ||
    stops.some(({ donationId }) => {
      const stop = draft.donations.get(donationId);
      return stop !== undefined && area !== null && areaOf(draft, stop)?.name === area.name;
    });
  return draft.runs
    .list('date', EVERY)
    .filter((run) => isAhead(run, now) && comesBy(run) && hasPlaceFor(draft, run, donation))
    .map(({ id }) => id)
    .slice(0, NEXT_DAYS);
};
