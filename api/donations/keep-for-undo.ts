import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { Deps } from '../http/deps.ts';
import { undeliveredKinds } from '../mail/undelivered-kinds.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { hasPlaceFor, isAhead, openDays } from '../stops/open-days.ts';
import { joinRun } from '../stops/places.ts';
import type { Draft } from '../store/store.ts';
import { decisionMails, notifyDonor } from './notify-donor.ts';
import { isSameDay, notifiedDay, notifyDaysOffered, notifyMissed, putAndNotifyDay } from './notify-of-day.ts';

type Previous = Pick<NonNullable<StoredDonation['previous']>, 'untold' | 'stop' | 'told' | 'days'>;
const notifiedAgain = ['offer-received', ...decisionMails] as const;
type NotifyDeps = Pick<Deps, 'outbox' | 'now'>;

const previousPickup = (draft: Draft, before: StoredDonation) => {
  const { runId, agreed, days } = before.pickup ?? {};
  const notified = notifiedDay(draft, before);
  return {
    ...(runId && { stop: { runId, ...(agreed && { agreed }) } }),
    ...(!isSameDay(notified, agreed) && { told: notified ?? null }),
    ...(days && { days }),
    ...(before.dayAsked && { dayAsked: before.dayAsked }),
  };
};

export const keepForUndo = (draft: Draft, before: StoredDonation, decided: StoredDonation): StoredDonation => {
  const undelivered = undeliveredKinds(draft, before.id, [...notifiedAgain, 'days-offered', 'day-missed']);
  const previous = decided.previous && {
    ...decided.previous,
    ...(undelivered.length > 0 && { untold: undelivered }),
    ...(before.status === 'approved' && previousPickup(draft, before)),
  };
  return { ...decided, ...(previous && { previous }) };
};

const backOnRun = (
  deps: Pick<Deps, 'now'>,
  draft: Draft,
  donation: StoredDonation,
  stop: Previous['stop'],
): StoredDonation => {
  const run = stop && draft.runs.get(stop.runId);
  if (!stop || !run || !isAhead(run, deps.now()) || !hasPlaceFor(draft, run, donation)) return donation;
  const { agreed } = stop;
  if (!agreed) return joinRun(draft, donation, run);
  if (!isSameDay(run, agreed)) return donation;
  return changePickup(joinRun(draft, donation, run), { agreed });
};

/**
 * Needs a run that is still ahead, on the agreed day, with room.
 * @returns the offer, which the caller must store.
 */
export const restorePickup = (
  deps: Pick<Deps, 'now'>,
  draft: Draft,
  donation: StoredDonation,
  { stop, days }: Previous,
): StoredDonation => {
  const back = backOnRun(deps, draft, donation, stop);
  return days ? changePickup(back, { days }) : back;
};

const notifyDays = (deps: NotifyDeps, draft: Draft, restored: StoredDonation, { untold = [] }: Previous): void => {
  if (!untold.includes('days-offered')) return;
  const open = openDays(draft, restored, deps.now());
  const offered = restored.pickup?.days ?? [];
  notifyDaysOffered(
    deps,
    draft,
    restored,
    offered.map((day) => open.find(({ id }) => id === day)),
  );
};

/** Must be called after the mails of the undone decision were cancelled. */
export const notifyRestored = (
  deps: NotifyDeps,
  draft: Draft,
  { id, reviewedAt }: StoredDonation,
  restored: StoredDonation,
  previous: Previous,
): void => {
  const { untold = [], stop, told = stop?.agreed } = previous;
  for (const kind of notifiedAgain) if (untold.includes(kind)) notifyDonor(deps, draft, restored, kind);
  notifyDays(deps, draft, restored, previous);
  const { returned } = restored.pickup ?? {};
  if (untold.includes('day-missed') && returned) notifyMissed(deps, draft, restored, returned.at);
  if (!stop?.agreed && !told) return;
  const since = draft.mails
    .list('about', id)
    .filter(({ cause, createdAt }) => cause === 'decision' && createdAt >= (reviewedAt ?? ''))
    .filter(({ state }) => state === 'sent')
    .map(({ kind }) => kind);
  const isOff = restored.pickup?.agreed ? since.length > 0 : since.includes('day-changed');
  putAndNotifyDay(deps, draft, restored, isOff ? undefined : (told ?? undefined));
};
