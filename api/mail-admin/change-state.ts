import type { AuditAction } from '#contract/audit/audit.ts';
import { mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import type { Mail, StoredMail } from '#contract/mail-admin/mails.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Draft } from '../store/store.ts';
import { viewMail } from './list.ts';
import { mailOrThrow } from './read-mail.ts';
import { sendOneWritten } from './written.ts';

const SENT = 'This mail was sent already.';
const NOT_WAITING = 'This mail does not wait any more. Please reload the page.';
const BOUNCED = 'An earlier mail to this address came back, so nothing more is sent to it.';
const NOT_BLOCKED = 'This address takes mail. Please reload the page.';

const change = async (
  deps: Deps,
  id: string,
  actor: Actor,
  action: AuditAction<'mail'>,
  edit: (mail: StoredMail, draft: Draft) => StoredMail,
): Promise<Mail> => {
  const after = await deps.store.change((draft) => {
    const before = mailOrThrow(draft, id);
    const changed = edit(before, draft);
    draft.mails.put(changed);
    const subject = { subjectKind: 'mail', subjectId: id, detail: mailKinds[before.kind].label } as const;
    recordAudit(draft, deps, { actor, action, ...subject });
    return changed;
  });
  return viewMail(deps.store.data, after);
};

/**
 * Sends a mail as soon as possible that waits, lies in a file, or was given up or stopped; its four days begin again.
 * @throws Failure `not_found`, or `conflict` if it was sent, is over, or its address takes no mail.
 */
export const retryMail = (deps: Deps, id: string, actor: Actor): Promise<Mail> =>
  change(deps, id, actor, 'mail tried again', (mail, draft) => {
    if (mail.sentAt) throw new Failure('conflict', SENT);
    if (mail.state === 'written') return sendOneWritten(deps, draft, mail);
    if (draft.bouncedMailboxes.get(mail.mailbox)) throw new Failure('conflict', BOUNCED);
    const at = deps.now().toISOString();
    return { ...mail, state: 'waiting', notBefore: at, dueAt: at };
  });

/** @throws Failure `not_found`, or `conflict` unless the mail waits or lies in a file. */
export const stopMail = (deps: Deps, id: string, actor: Actor): Promise<Mail> =>
  change(deps, id, actor, 'mail stopped', (mail) => {
    if (mail.state === 'sent' || mail.state === 'stopped') throw new Failure('conflict', NOT_WAITING);
    return { ...mail, state: 'stopped' };
  });

/**
 * Lifts the block of an address that bounced, and sends this mail as soon as possible if it never left.
 * @throws Failure `not_found`, or `conflict` if the address is not blocked.
 */
export const unblockAddress = (deps: Deps, id: string, actor: Actor): Promise<Mail> =>
  change(deps, id, actor, 'address mailed again', (mail, draft) => {
    if (!draft.bouncedMailboxes.get(mail.mailbox)) throw new Failure('conflict', NOT_BLOCKED);
    draft.bouncedMailboxes.remove(mail.mailbox);
    // What filled a mail is not kept once it was handed over.
    if (mail.sentAt) return mail;
    const at = deps.now().toISOString();
    return { ...mail, state: 'waiting', notBefore: at, dueAt: at };
  });
