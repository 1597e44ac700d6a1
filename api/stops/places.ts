import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { LeaveReason, StoredRun, StoredStop } from '#contract/runs/runs.ts';
import type { Draft } from '../store/store.ts';
import { withoutOffers } from '../store/without-offers.ts';
import { changePickup } from './change-pickup.ts';

const LEFT_MAX = 100;

const newStop = (donationId: string): StoredStop => ({
  donationId,
  outcome: null,
  at: null,
  note: null,
  by: null,
  photo: null,
});

/** Keeps what is known of the stops that stay. */
export const withStops = (run: StoredRun, ids: readonly string[]): StoredRun => ({
  ...run,
  stops: ids.map((id) => run.stops.find(({ donationId }) => donationId === id) ?? newStop(id)),
  left: run.left.filter(({ donationId }) => !ids.includes(donationId)),
  revision: run.revision + 1,
});

export const withoutStop = (run: StoredRun, donationId: string, why: LeaveReason, at: string): StoredRun => ({
  ...run,
  stops: run.stops.filter((stop) => stop.donationId !== donationId),
  left: [...run.left.filter((one) => one.donationId !== donationId), { donationId, at, why }].slice(-LEFT_MAX),
  revision: run.revision + 1,
});

/**
 * Frees the offer's place on its run, if it has one.
 * @returns the offer, which the caller has to put.
 */
export const leaveRun = (draft: Draft, donation: StoredDonation, why: LeaveReason, at: string): StoredDonation => {
  const run = draft.runs.get(donation.pickup?.runId ?? '');
  if (run) draft.runs.put(withoutStop(run, donation.id, why, at));
  return changePickup(donation, { runId: undefined, agreed: undefined });
};

/** @returns the offer, which the caller has to put. */
export const joinRun = (draft: Draft, donation: StoredDonation, run: StoredRun): StoredDonation => {
  draft.runs.put(withStops(run, [...run.stops.map(({ donationId }) => donationId), donation.id]));
  return changePickup(donation, { runId: run.id, returned: undefined });
};

/** @returns the ids of their photos, which the caller removes afterwards. */
export const forgetStops = (draft: Draft, donationIds: readonly string[]): string[] =>
  donationIds.flatMap((id) =>
    draft.runs.list('stop', id).flatMap((run) => {
      const without = withoutOffers(run, new Set([id]));
      draft.runs.put(without.run);
      return without.photos;
    }),
  );
