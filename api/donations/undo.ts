import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { previousOrThrow, type RequestedDecision } from '../moderation/undo-rules.ts';
import { isLatestSent } from '../moderation/undo-sent.ts';
import { changedDonation } from './audit-fields.ts';
import { donationOrThrow } from './donation-or-throw.ts';
import { notifyRestored, restorePickup } from './keep-for-undo.ts';
import { notifiedDay } from './notify-of-day.ts';
import { notifyDayOff, settlePickup } from './settle-pickup.ts';
import { view } from './view.ts';

/**
 * Undoes only the actor's own latest decision, and restores the stop if still possible, and what was offered and asked for.
 * With `key`, nothing changes unless the decision was sent with this idempotency key.
 * @throws Failure `not_found`, or `conflict` if there is nothing to undo, a colleague decided, a day has passed, or the latest
 * decision is not that of `decidedAt`.
 */
export const undo = async (
  deps: Deps,
  id: string,
  actor: Actor,
  { decidedAt, key }: RequestedDecision = {},
): Promise<DonationItem> => {
  const after = await deps.store.change((draft) => {
    const before = donationOrThrow(draft, id);
    if (key && !isLatestSent(draft, deps, { actor, key, kind: 'donation', record: before })) return before;
    const notified = notifiedDay(draft, before);
    const earlier = previousOrThrow(draft, before, actor, { now: deps.now(), decidedAt });
    const { untold, stop, told, days, ...restored } = earlier;
    const { previous, reasonForDonor, ...decided } = before;
    const at = deps.now().toISOString();
    const entry = { at, by: actor.id, from: before.status, to: restored.status, notes: null };
    const back = { ...decided, ...restored, history: [...before.history, entry] };
    const undone = settlePickup(deps, draft, restorePickup(deps, draft, back, earlier));
    draft.donations.put(undone);
    deps.outbox.cancelDecisions(draft, id);
    if (before.status === 'approved') notifyDayOff(deps, draft, undone, notified);
    notifyRestored(deps, draft, before, undone, earlier);
    recordAudit(draft, deps, {
      actor,
      action: 'decision undone',
      subjectKind: 'donation',
      subjectId: id,
      detail: before.reference,
      changed: changedDonation(before, undone),
    });
    return undone;
  });
  return view(deps, after);
};
