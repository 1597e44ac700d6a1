import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { type AreaTables, minutesAt } from './area-of.ts';

export interface StopTables extends AreaTables {
  readonly donations: { get(id: string): StoredDonation | undefined };
}

export const minutesOf = (tables: StopTables, { stops }: Pick<StoredRun, 'stops'>): number =>
  stops.reduce((sum, { donationId }) => sum + minutesAt(tables, tables.donations.get(donationId)), 0);

export const hasRoom = (tables: StopTables, run: StoredRun, minutes: number): boolean =>
  run.stops.length < run.stopsMax && minutesOf(tables, run) + minutes <= run.minutesMax;
