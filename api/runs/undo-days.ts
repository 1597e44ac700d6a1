import type { Pickup } from '#contract/donations/pickup.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { MailKind } from '#contract/mail-admin/mail-kinds.ts';
import type { BulkResults } from '#contract/moderation/moderation.ts';
import type { DaysUndo } from '#contract/runs/run-changes.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import { donationOrThrow } from '../donations/donation-or-throw.ts';
import { notifiedDay, notifyDaysOffered, putAndNotifyDay } from '../donations/notify-of-day.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { undeliveredKinds } from '../mail/undelivered-kinds.ts';
import { eachOf } from '../moderation/bulk.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { openDays } from '../stops/open-days.ts';
import type { Draft } from '../store/store.ts';

const NOTHING = 'Nothing was agreed or offered here that can be taken back. Please look at it again.';
const OVERTAKEN = 'The day of this offer has been changed since. Please look at it again.';
const ALREADY_NOTIFIED = 'The donor has been told already. To tell of another day, please agree or offer it.';

const dayNews: readonly MailKind[] = ['days-offered', 'day-agreed', 'day-changed'];

export const replacedDays = (
  draft: Draft,
  { id, pickup, dayAsked }: StoredDonation,
  { at, by }: { at: string; by: string },
): Pickup['before'] => {
  const { runId, days, offeredAt, returned } = pickup ?? {};
  const isUndelivered = undeliveredKinds(draft, id, ['days-offered']).length > 0;
  return {
    at,
    by,
    ...(runId && { runId }),
    ...(days && { days }),
    ...(offeredAt && { offeredAt }),
    ...(dayAsked && { dayAsked }),
    ...(returned && { returned }),
    ...(isUndelivered && { untold: true }),
  };
};

type Replaced = NonNullable<Pickup['before']>;

interface Act {
  by: string;
  at: string | undefined;
}

const replacedOrThrow = (draft: Draft, { id, status, pickup, dayAsked }: StoredDonation, act: Act): Replaced => {
  const { before, runId, agreed, offeredAt, returned } = pickup ?? {};
  if (!before || before.runId !== runId || status !== 'approved') throw new Failure('conflict', NOTHING);
  const later = [agreed?.at, offeredAt, returned?.at, dayAsked?.at].some((at) => at !== undefined && at > before.at);
  if (later || before.by !== act.by || before.at !== act.at) throw new Failure('conflict', OVERTAKEN);
  const undelivered = undeliveredKinds(draft, id, dayNews);
  const isNotified = draft.mails
    .list('about', id)
    .some(({ kind, createdAt }) => dayNews.includes(kind) && createdAt >= before.at && !undelivered.includes(kind));
  if (isNotified) throw new Failure('conflict', ALREADY_NOTIFIED);
  return before;
};

const undoOne = (deps: Deps, id: string, at: string | undefined, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    const donation = donationOrThrow(draft, id);
    const {
      days,
      offeredAt,
      dayAsked,
      untold: wasUndelivered,
    } = replacedOrThrow(draft, donation, { by: actor.id, at });
    const { dayAsked: _, ...others } = donation;
    const changed = changePickup(others, { days, offeredAt, agreed: undefined, before: undefined });
    const restored = { ...changed, ...(dayAsked && { dayAsked }) };
    putAndNotifyDay(deps, draft, restored, notifiedDay(draft, donation));
    const open = openDays(draft, restored, deps.now());
    const offered = wasUndelivered ? (days ?? []).map((day) => open.find((one) => one.id === day)) : [];
    notifyDaysOffered(deps, draft, restored, offered);
    const subject = { subjectKind: 'donation', subjectId: id, detail: donation.reference } as const;
    recordAudit(draft, deps, { actor, action: 'days taken back', ...subject });
  });

/**
 * Restores what an agreed or offered day replaced, before the donor is told. One that is overtaken, told, or a colleague's is a
 * `conflict`.
 */
export const undoDays = (deps: Deps, { ids, actedAt }: DaysUndo, actor: Actor): Promise<BulkResults> =>
  eachOf(ids, 'undone', (id) => undoOne(deps, id, actedAt[id], actor));
