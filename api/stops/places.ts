import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { LeaveReason, StoredRun, StoredStop } from '#contract/runs/runs.ts';
import type { Draft } from '../store/store.ts';
import { withoutOffers } from '../store/without-offers.ts';
import { changePickup } from './change-pickup.ts';

/** How many that have left a run are remembered, the latest. */
const LEFT_MAX = 100;

const newStop = (donationId: string): StoredStop => ({
  donationId,
  outcome: null,
  at: null,
  note: null,
  by: null,
  photo: null,
});

/** A run with these offers as its stops, in this order; what is known of those that stay is kept. */
export const withStops = (run: StoredRun, ids: readonly string[]): StoredRun => ({
  ...run,
  stops: ids.map((id) => run.stops.find(({ donationId }) => donationId === id) ?? newStop(id)),
  left: run.left.filter(({ donationId }) => !ids.includes(donationId)),
  revision: run.revision + 1,
});

/** A run without one of its stops, which it remembers. */
export const withoutStop = (run: StoredRun, donationId: string, why: LeaveReason, at: string): StoredRun => ({
  ...run,
  stops: run.stops.filter((stop) => stop.donationId !== donationId),
  left: [...run.left.filter((one) => one.donationId !== donationId), { donationId, at, why }].slice(-LEFT_MAX),
  revision: run.revision + 1,
});

/** Takes an offer off its run within a change, if it is on one; the place is free. @returns the offer, to be put by the caller. */
export const leaveRun = (draft: Draft, donation: StoredDonation, why: LeaveReason, at: string): StoredDonation => {
  const run = draft.runs.get(donation.pickup?.runId ?? '');
  if (run) draft.runs.put(withoutStop(run, donation.id, why, at));
  return changePickup(donation, { runId: undefined, agreed: undefined });
};

/** Makes an offer the last stop of a run within a change. @returns the offer, to be put by the caller. */
export const joinRun = (draft: Draft, donation: StoredDonation, run: StoredRun): StoredDonation => {
  draft.runs.put(withStops(run, [...run.stops.map(({ donationId }) => donationId), donation.id]));
  return changePickup(donation, { runId: run.id, returned: undefined });
};

/** Removes offers that are deleted from all runs within a change. @returns the ids of their photos, to be removed afterwards. */
export const forgetStops = (draft: Draft, donationIds: readonly string[]): string[] =>
  donationIds.flatMap((id) =>
    draft.runs.list('stop', id).flatMap((run) => {
      const without = withoutOffers(run, new Set([id]));
      draft.runs.put(without.run);
      return without.photos;
    }),
  );
