import {
  changedMessage,
  type MessageChange,
  NOTES_FULL,
  NOTES_MAX,
  type StaffMessage,
  type StoredMessage,
} from '#contract/messages/messages.ts';
import { idempotencyOf } from '../audit/idempotency.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { checkColleague } from '../people/check-colleague.ts';
import { tellOfMessage } from './tell-of-message.ts';
import { messageOrThrow, viewMessage } from './view.ts';

const released = ({ quarantinedAt, quarantineReason, ...message }: StoredMessage): StoredMessage => message;

/** What was done, for the audit log; null where everything is as it was asked to be. */
const actionOf = (before: StoredMessage, { state, release, assignedTo, note }: MessageChange): string | null => {
  if (release && before.quarantinedAt !== undefined) return 'released';
  if (state && state !== before.state) return state === 'answered' ? 'answered' : 'reopened';
  if (assignedTo !== undefined && assignedTo !== before.assignedTo) return 'assigned';
  return note ? 'noted' : null;
};

/**
 * Changes a message's state, who looks after it, or adds a note. A request with the same Idempotency-Key is done only once.
 * @throws Failure `not_found`, `invalid`, or `conflict` for a note more than there is room for.
 */
export const changeMessage = async (
  deps: Deps,
  id: string,
  change: MessageChange,
  actor: Actor,
  idempotencyKey: string | null = null,
): Promise<StaffMessage> => {
  const request = ['message', id, change];
  const { repeatKey, isDone } = idempotencyOf(deps.now, { personId: actor.id, key: idempotencyKey, request });
  const stored = await deps.store.change((draft) => {
    const before = messageOrThrow(draft, id);
    if (isDone(draft)) return before;
    const at = deps.now().toISOString();
    checkColleague(draft, change.assignedTo, 'message');
    const action = actionOf(before, change);
    if (action === null) return before;
    if (change.note && before.notes.length >= NOTES_MAX) throw new Failure('conflict', NOTES_FULL);
    const message: StoredMessage = {
      ...changedMessage(change.release ? released(before) : before, change, { at, by: actor.id }),
      ...(change.assignedTo !== undefined && { assignedBy: actor.id }),
    };
    draft.messages.put(message);
    if (action === 'released') tellOfMessage(deps, draft, message);
    recordAudit(draft, deps, {
      actor,
      action,
      subjectKind: 'message',
      subjectId: id,
      detail: message.reference,
      repeatKey,
      at,
    });
    return message;
  });
  return viewMessage(deps.store.data, stored);
};

/** Deletes a message for good, and the mails about it. @throws Failure `not_found`. */
export const removeMessage = async (deps: Deps, id: string, actor: Actor): Promise<void> => {
  await deps.store.change((draft) => {
    const { reference } = messageOrThrow(draft, id);
    draft.messages.remove(id);
    deps.outbox.forget(draft, [id]);
    recordAudit(draft, deps, { actor, action: 'deleted', subjectKind: 'message', subjectId: id, detail: reference });
  });
  await forgetMails(deps, [id]);
};
