import {
  type MessageChange,
  NOTES_FULL,
  NOTES_MAX,
  type StaffMessage,
  type StoredMessage,
} from '#contract/messages/messages.ts';
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
 * Changes a message's state, who looks after it, or adds a note.
 * @throws Failure `not_found`, `invalid`, or `conflict` for a note more than there is room for.
 */
export const changeMessage = async (
  deps: Deps,
  id: string,
  change: MessageChange,
  actor: Actor,
): Promise<StaffMessage> => {
  const now = deps.now().toISOString();
  const stored = await deps.store.change((draft) => {
    const before = messageOrThrow(draft, id);
    checkColleague(draft, change.assignedTo, 'message');
    const action = actionOf(before, change);
    if (action === null) return before;
    if (change.note && before.notes.length >= NOTES_MAX) throw new Failure('conflict', NOTES_FULL);
    const message: StoredMessage = {
      ...(change.release ? released(before) : before),
      ...(change.state &&
        change.state !== before.state && { state: change.state, answeredAt: change.state === 'answered' ? now : null }),
      ...(change.assignedTo !== undefined && { assignedTo: change.assignedTo, assignedBy: actor.id }),
      ...(change.note && { notes: [...before.notes, { at: now, by: actor.id, text: change.note }] }),
    };
    draft.messages.put(message);
    if (action === 'released') tellOfMessage(deps, draft, message);
    recordAudit(draft, deps, {
      actor,
      action,
      subjectKind: 'message',
      subjectId: id,
      detail: message.reference,
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
