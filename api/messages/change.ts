import type { AuditAction } from '#contract/audit/audit.ts';
import type { MailKind } from '#contract/mail-admin/mail-kinds.ts';
import {
  changedMessage,
  type MessageChange,
  type StaffMessage,
  type StoredMessage,
} from '#contract/messages/messages.ts';
import { idempotencyOf } from '../audit/idempotency.ts';
import { recordAudit } from '../audit/record.ts';
import { forgetComments } from '../comments/forget-comments.ts';
import { addComment } from '../comments/write.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { checkColleague } from '../people/check-colleague.ts';
import type { Draft } from '../store/store.ts';
import { notifyHelpNews, notifyHelpWithdrawn, notifyOfMessage } from './notify-of-message.ts';
import { messageOrThrow, viewMessage } from './view.ts';

const NO_REQUEST = 'This is no request for help.';
const CHANGED = 'The day or the time of this request has changed. Please read it again.';
const WITHDRAWN = 'The person has withdrawn this request.';
const RECEIPTS = ['message-received', 'help-received', 'message-arrived'] as const satisfies readonly MailKind[];

/** A request that was called off meanwhile is confirmed as such, and staff are not told that it arrived. */
const notifyOfRelease = (deps: Deps, draft: Draft, message: StoredMessage): void => {
  const { id, help } = message;
  const isSent = (kinds: readonly MailKind[]) => draft.mails.list('about', id).some(({ kind }) => kinds.includes(kind));
  if (help?.withdrawnAt) {
    if (!isSent(['help-withdrawn'])) notifyHelpWithdrawn(deps, draft, { ...message, help });
  } else if (!isSent(RECEIPTS)) notifyOfMessage(deps, draft, message);
};

const released = ({ quarantinedAt, quarantineReason, ...message }: StoredMessage): StoredMessage => message;

/** @throws Failure `invalid` if it is no request for help, `conflict` if it is withdrawn, or for another day than was seen. */
const checkHelp = ({ help }: StoredMessage, change: MessageChange): void => {
  if (change.help === undefined) return;
  if (!help) throw new Failure('invalid', NO_REQUEST);
  if (help.withdrawnAt) throw new Failure('conflict', WITHDRAWN);
  const { day = help.day, time = help.time } = change.help ?? {};
  if (day !== help.day || time !== help.time) throw new Failure('conflict', CHANGED);
};

const helpActionOf = ({ help: before }: StoredMessage, { help }: MessageChange): AuditAction<'message'> | null => {
  if (help === undefined) return null;
  if (help === null) return before?.outcome ? 'outcome taken back' : null;
  const isSame = before?.outcome?.is === help.is && before.outcome.says === help.says;
  return isSame ? null : help.is;
};

const actionOf = (before: StoredMessage, change: MessageChange): AuditAction<'message'> | null => {
  const { state, spam, release, assignedTo } = change;
  if (release && before.quarantinedAt !== undefined) return 'released';
  if (spam && before.quarantinedAt === undefined) return 'marked as spam';
  const became = helpActionOf(before, change);
  if (became) return became;
  if (state && state !== before.state) return state === 'answered' ? 'answered' : 'reopened';
  return assignedTo !== undefined && assignedTo !== before.assignedTo ? 'assigned' : null;
};

const placed = (message: StoredMessage, { spam, release }: MessageChange, at: string): StoredMessage => {
  if (release) return released(message);
  return spam ? { ...message, quarantinedAt: at, quarantineReason: 'spam' } : message;
};

/**
 * A repeated idempotency key changes nothing.
 * @throws Failure `not_found`, `invalid`, or `conflict` for a request that is withdrawn or has changed.
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
    checkHelp(before, change);
    const action = actionOf(before, change);
    if (action === null) return before;
    const message: StoredMessage = {
      ...changedMessage(placed(before, change, at), change, at),
      ...(change.assignedTo !== undefined && { assignedBy: actor.id }),
    };
    draft.messages.put(message);
    if (action === 'marked as spam')
      deps.outbox.cancel(draft, id, [...RECEIPTS, 'message-reply', 'help-news', 'help-withdrawn']);
    else if (message.help?.outcome?.at !== before.help?.outcome?.at) notifyHelpNews(deps, draft, message);
    if (action === 'released') notifyOfRelease(deps, draft, message);
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
  if (change.note) await addComment(deps, { kind: 'message', subjectId: id, text: change.note }, actor, idempotencyKey);
  return viewMessage(deps.store.data, stored);
};

/** Deletes a message for good, with the mails about it. @throws Failure `not_found`. */
export const removeMessage = async (deps: Deps, id: string, actor: Actor): Promise<void> => {
  await deps.store.change((draft) => {
    const { reference } = messageOrThrow(draft, id);
    draft.messages.remove(id);
    forgetComments(draft, [id]);
    deps.outbox.forget(draft, [id]);
    recordAudit(draft, deps, { actor, action: 'deleted', subjectKind: 'message', subjectId: id, detail: reference });
  });
  await forgetMails(deps, [id]);
};
