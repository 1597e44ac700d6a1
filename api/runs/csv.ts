import { donationCategories } from '#contract/donations/donations.ts';
import { otherThingsText } from '#contract/donations/other-things.ts';
import { donationRecord } from '#contract/records/donation.ts';
import type { RunRange, StoredRun } from '#contract/runs/runs.ts';
import type { Cell } from '../core/csv.ts';
import { csvAnswer } from '../http/csv-response.ts';
import type { Deps } from '../http/deps.ts';
import { authorNameOrNull } from '../identity/author-name.ts';
import { areaOf } from '../stops/area-of.ts';
import { runsBetween } from './lists.ts';
import { kilometresOf, type PlacedStop, placedStops, shopPoint } from './run-distance.ts';

const HEAD = [
  'Date',
  'From',
  'To',
  'Van',
  'Shop',
  'Driver',
  'State',
  'Kilometres',
  'Stop',
  'Reference',
  'Category',
  donationRecord.otherThings.column,
  'Area',
  'Outcome',
  'When',
  'Note',
];

const stopCells = (deps: Pick<Deps, 'store'>, { stop, donation }: PlacedStop, at: number): Cell[] => [
  at + 1,
  donation.reference,
  donationCategories[donation.category],
  // How many there are is in the donor's own words.
  donation.otherThings ? otherThingsText(donation.otherThings.map(({ howMany, ...kind }) => kind)) : null,
  areaOf(deps.store.data, donation)?.name ?? null,
  stop.outcome,
  stop.at,
  stop.note,
];

const rowsOf = (deps: Pick<Deps, 'store'>, run: StoredRun): Cell[][] => {
  const placed = placedStops(deps, run);
  const kilometres = kilometresOf(
    shopPoint(deps, run),
    placed.map(({ point }) => point),
  );
  const driver = authorNameOrNull(deps.store.data, run.driverId);
  const head = [run.date, run.from, run.to, run.van, run.shop, driver, run.state, kilometres];
  if (placed.length === 0) return [[...head, null, null, null, null, null, null, null, null]];
  return placed.map((stop, at) => [...head, ...stopCells(deps, stop, at)]);
};

/** One line for each stop, without names, addresses or numbers of donors. */
export const runsCsv = (deps: Pick<Deps, 'store'>, range: RunRange): Response =>
  csvAnswer(
    'runs',
    HEAD,
    runsBetween(deps, range).flatMap((run) => rowsOf(deps, run)),
  );
