import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { Deps } from '../http/deps.ts';
import { untoldKinds } from '../mail/untold-kinds.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { hasPlaceFor, isAhead, openDays } from '../stops/open-days.ts';
import { joinRun } from '../stops/places.ts';
import type { Draft } from '../store/store.ts';
import { isSameDay, putAndTellDay, tellDaysOffered, tellMissed, toldDay } from './tell-day.ts';
import { decisionMails, tellDonor } from './tell-donor.ts';

type Kept = Pick<NonNullable<StoredDonation['previous']>, 'untold' | 'stop' | 'told' | 'days'>;
/** Mails that a decision stops, and that are sent after all when it is undone. */
const toldAgain = ['offer-received', ...decisionMails] as const;
type TellingDeps = Pick<Deps, 'outbox' | 'now'>;

/** What an approved offer loses by a decision: its stop, the day that was told, the days that were offered, and the wish for another. */
const keptOfPickup = (draft: Draft, before: StoredDonation) => {
  const { runId, agreed, days } = before.pickup ?? {};
  const told = toldDay(draft, before);
  return {
    ...(runId && { stop: { runId, ...(agreed && { agreed }) } }),
    ...(!isSameDay(told, agreed) && { told: told ?? null }),
    ...(days && { days }),
    ...(before.dayAsked && { dayAsked: before.dayAsked }),
  };
};

/** Keeps with the state before a decision what the decision takes from the donor, and mails that still wait. */
export const keepForUndo = (draft: Draft, before: StoredDonation, decided: StoredDonation): StoredDonation => {
  const untold = untoldKinds(draft, before.id, [...toldAgain, 'days-offered', 'day-missed']);
  const previous = decided.previous && {
    ...decided.previous,
    ...(untold.length > 0 && { untold }),
    ...(before.status === 'approved' && keptOfPickup(draft, before)),
  };
  return { ...decided, ...(previous && { previous }) };
};

const backOnRun = (
  deps: Pick<Deps, 'now'>,
  draft: Draft,
  donation: StoredDonation,
  stop: Kept['stop'],
): StoredDonation => {
  const run = stop && draft.runs.get(stop.runId);
  if (!stop || !run || !isAhead(run, deps.now()) || !hasPlaceFor(draft, run, donation)) return donation;
  const { agreed } = stop;
  if (!agreed) return joinRun(draft, donation, run);
  if (!isSameDay(run, agreed)) return donation;
  return changePickup(joinRun(draft, donation, run), { agreed });
};

/**
 * Puts an offer back on its run, where that is ahead still, on the agreed day, and has room; and gives its donor the offered
 * days back. @returns the offer, to be put by the caller.
 */
export const restorePickup = (
  deps: Pick<Deps, 'now'>,
  draft: Draft,
  donation: StoredDonation,
  { stop, days }: Kept,
): StoredDonation => {
  const back = backOnRun(deps, draft, donation, stop);
  return days ? changePickup(back, { days }) : back;
};

/** Tells a donor again of the days that can be chosen, where that mail was stopped before it was sent. */
const tellDays = (deps: TellingDeps, draft: Draft, restored: StoredDonation, { untold = [] }: Kept): void => {
  if (!untold.includes('days-offered')) return;
  const open = openDays(draft, restored, deps.now());
  const offered = restored.pickup?.days ?? [];
  tellDaysOffered(
    deps,
    draft,
    restored,
    offered.map((day) => open.find(({ id }) => id === day)),
  );
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
  kept: Kept,
): void => {
  const { untold = [], stop, told = stop?.agreed } = kept;
  for (const kind of toldAgain) if (untold.includes(kind)) tellDonor(deps, draft, restored, kind);
  tellDays(deps, draft, restored, kept);
  const { returned } = restored.pickup ?? {};
  if (untold.includes('day-missed') && returned) tellMissed(deps, draft, restored, returned.at);
  if (!stop?.agreed && !told) return;
  const since = draft.mails
    .list('about', id)
    .filter(({ cause, createdAt }) => cause === 'decision' && createdAt >= (reviewedAt ?? ''))
    .filter(({ state }) => state === 'sent')
    .map(({ kind }) => kind);
  const isOff = restored.pickup?.agreed ? since.length > 0 : since.includes('day-changed');
  putAndTellDay(deps, draft, restored, isOff ? undefined : (told ?? undefined));
};
