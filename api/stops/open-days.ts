import type { OfferedDay } from '#contract/donations/offered-day.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { dublinMoment } from '#contract/dublin.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { minutesAt } from './area-of.ts';
import { hasRoom, type StopTables } from './run-capacity.ts';

const PLACES = 'abcdefghijklmnopqrstuvwxyz';

export interface DayTables extends StopTables {
  readonly runs: { get(id: string): StoredRun | undefined };
}

/** True while a run is planned and has not begun. */
export const isAhead = ({ state, date, from }: StoredRun, now: Date): boolean =>
  state === 'planned' && dublinMoment(date, from) > now;

/** True when an offer finds a place on a run, or has it. */
export const hasPlaceFor = (tables: StopTables, run: StoredRun, donation: StoredDonation): boolean =>
  donation.pickup?.runId === run.id || hasRoom(tables, run, minutesAt(tables, donation));

/** The days that a donor can choose now: offered, ahead, and with a place left. */
export const openDays = (tables: DayTables, donation: StoredDonation, now: Date): OfferedDay[] => {
  if (donation.status !== 'approved' || donation.pickup?.agreed) return [];
  return (donation.pickup?.days ?? []).flatMap((id, at) => {
    const run = tables.runs.get(id);
    if (!run || !isAhead(run, now) || !hasPlaceFor(tables, run, donation)) return [];
    return [{ id, place: PLACES[at] ?? '', date: run.date, from: run.from, to: run.to }];
  });
};
