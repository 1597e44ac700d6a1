import type { StoredDonation } from '#contract/stored-donation.ts';
import type { Deps } from '../http/deps.ts';
import { untoldKinds } from '../mail/untold-kinds.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { hasPlaceFor, isAhead } from '../stops/open-days.ts';
import { joinRun } from '../stops/places.ts';
import type { Draft } from '../store/store.ts';
import { isSameDay, putAndTellDay, toldDay } from './tell-day.ts';
import { decisionMails, tellDonor } from './tell-donor.ts';

type Kept = Pick<NonNullable<StoredDonation['previous']>, 'untold' | 'stop' | 'told'>;
type TellingDeps = Pick<Deps, 'outbox' | 'now'>;

/** Keeps with the state before a decision what the decision takes from the donor: the agreed stop, mails that still wait, and the day that was told. */
export const keepForUndo = (draft: Draft, before: StoredDonation, decided: StoredDonation): StoredDonation => {
  const { runId, agreed } = before.pickup ?? {};
  const untold = untoldKinds(draft, before.id, decisionMails);
  const told = toldDay(draft, before);
  const previous = decided.previous && {
    ...decided.previous,
    ...(untold.length > 0 && { untold }),
    ...(before.status === 'approved' && runId && agreed && { stop: { runId, agreed } }),
    ...(before.status === 'approved' && !isSameDay(told, agreed) && { told: told ?? null }),
  };
  return { ...decided, ...(previous && { previous }) };
};

/** Puts an offer back on its run, where that is ahead still, on the agreed day, and has room. @returns the offer, to be put by the caller. */
export const backOnRun = (
  deps: Pick<Deps, 'now'>,
  draft: Draft,
  donation: StoredDonation,
  stop: Kept['stop'],
): StoredDonation => {
  const run = stop && draft.runs.get(stop.runId);
  if (!stop || !run || !isAhead(run, deps.now()) || !hasPlaceFor(draft, run, donation)) return donation;
  const { agreed } = stop;
  if (run.date !== agreed.date || run.from !== agreed.from || run.to !== agreed.to) return donation;
  return changePickup(joinRun(draft, donation, run), { agreed });
};

/**
 * Tells a donor what is not told yet of the state that is restored, and that the agreed day is off where the offer is not back
 * on its run; to be called after the mails of the decision that is undone were stopped.
 */
export const tellRestored = (
  deps: TellingDeps,
  draft: Draft,
  { id, reviewedAt }: StoredDonation,
  restored: StoredDonation,
  { untold = [], stop, told = stop?.agreed }: Kept,
): void => {
  for (const kind of decisionMails) if (untold.includes(kind)) tellDonor(deps, draft, restored, kind);
  if (!stop && !told) return;
  const since = draft.mails
    .list('about', id)
    .filter(({ cause, createdAt }) => cause === 'decision' && createdAt >= (reviewedAt ?? ''))
    .filter(({ state }) => state === 'sent')
    .map(({ kind }) => kind);
  const isOff = restored.pickup?.agreed ? since.length > 0 : since.includes('day-changed');
  putAndTellDay(deps, draft, restored, isOff ? undefined : (told ?? undefined));
};
