import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { type AreaTables, minutesAt } from './area-of.ts';

/** Where stops and their offers are read: the store's data, or a draft. */
export interface StopTables extends AreaTables {
  readonly donations: { get(id: string): StoredDonation | undefined };
}

/** The minutes that a run stands at doors. */
export const minutesOf = (tables: StopTables, { stops }: Pick<StoredRun, 'stops'>): number =>
  stops.reduce((sum, { donationId }) => sum + minutesAt(tables, tables.donations.get(donationId)), 0);

/** True when so many minutes more fit into a run, in one stop. */
export const hasRoom = (tables: StopTables, run: StoredRun, minutes: number): boolean =>
  run.stops.length < run.stopsMax && minutesOf(tables, run) + minutes <= run.minutesMax;
