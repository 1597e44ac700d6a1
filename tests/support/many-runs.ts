import type { Draft } from '#api/store/store.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { addDays } from '#contract/dublin.ts';
import { defaultRunSettings } from '#contract/runs/default-run-settings.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { offer } from './submissions.ts';

const OFFERS = 10_000;
export const RUNS = 1000;
/** Every second one is a stop of the run; the others wait. */
const OFFERS_PER_RUN = 8;
export const WAITING_OFFERS = OFFERS - (RUNS * OFFERS_PER_RUN) / 2;

/** The id of an offer (`d`) or a run (`r`). */
export const idOf = (kind: 'd' | 'r', number: number): string =>
  `${kind}${String(number).padStart(22 - kind.length, '0')}`;

const donationOf = (number: number): StoredDonation => {
  const town = defaultRunSettings.areas[number % defaultRunSettings.areas.length]?.name;
  const at = new Date(Date.UTC(2025, 0, 1) + number * 3_600_000).toISOString();
  const { estimatedValue } = offer;
  return {
    ...offer,
    category: 'furniture',
    condition: 'good',
    id: idOf('d', number),
    reference: `D-${String(number).padStart(6, '0')}`,
    estimatedValue,
    pickupAddress: `${number} Mill Road, ${number % 50 === 0 ? 'Nowhere' : town}`,
    photos: [],
    status: 'approved',
    held: false,
    adminNotes: null,
    createdAt: at,
    reviewedAt: at,
    reviewedBy: null,
    collectedAt: null,
    history: [],
    ...(number < RUNS * OFFERS_PER_RUN &&
      number % 2 === 0 && { pickup: { runId: idOf('r', Math.floor(number / OFFERS_PER_RUN)) } }),
  };
};

const runOf = (number: number): StoredRun => ({
  id: idOf('r', number),
  date: addDays('2026-01-01', Math.floor(number / 3)),
  from: '09:30',
  to: '15:30',
  van: ['Green van', 'Red van', 'Blue van'][number % 3] ?? 'Green van',
  shop: 'newross',
  areas: [],
  stopsMax: 12,
  minutesMax: 360,
  state: 'planned',
  driverId: null,
  revision: 1,
  stops: Array.from({ length: OFFERS_PER_RUN / 2 }, (_, at) => ({
    donationId: idOf('d', number * OFFERS_PER_RUN + at * 2),
    outcome: null,
    at: null,
    note: null,
    by: null,
    photo: null,
  })),
  left: [],
  createdAt: '2026-01-01T09:00:00.000Z',
});

/** Puts 1,000 runs, three to a day of 2026, and 10,000 approved offers for the van: 4,000 are stops of the runs, the others wait. */
export const putManyRuns = (draft: Draft): void => {
  for (let number = 0; number < OFFERS; number += 1) draft.donations.put(donationOf(number));
  for (let number = 0; number < RUNS; number += 1) draft.runs.put(runOf(number));
};
