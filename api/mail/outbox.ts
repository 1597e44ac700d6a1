import type { Language } from '#contract/languages/languages.ts';
import type { MailCause, MailKind, mailSubjects } from '#contract/mail-admin/mail-kinds.ts';
import { mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import { DECISION_WAITS_MS, type MailState, type StoredMail } from '#contract/mail-admin/mails.ts';
import { CLAIMED_MS } from '../delivery/back-off.ts';
import type { Delivery } from '../delivery/deliver.ts';
import type { Draft } from '../store/store.ts';
import { deliveredAt } from './sending-limits.ts';

export interface NewMail {
  kind: MailKind;
  to: string;
  about: { type: (typeof mailSubjects)[number]; id: string } | null;
  /** Values of the placeholders. No tokens: links are filled in at delivery. */
  values?: Record<string, string>;
  cause?: MailCause;
  notBefore?: Date;
  /** The caller attempts it at once; nobody else tries it until that must be over. */
  reserved?: true;
  /** Language of the recipient; English if absent. */
  language?: Language | undefined;
  words?: { subject: string; body: string };
}

/** Mails caused by changes: each is written in the change that causes it, and delivered later. */
export interface Outbox extends Delivery<MailState> {
  /**
   * Adds a mail to a change and returns its id. Null, without a mail, for an address that bounced or has too many mails from
   * strangers' forms waiting.
   */
  enqueue(draft: Draft, mail: NewMail): string | null;
  /** Stops undelivered mails about a decision that is undone or replaced. */
  cancelDecisions(draft: Draft, aboutId: string): void;
  cancel(draft: Draft, aboutId: string, kinds: readonly MailKind[]): void;
  /** Removes all mails about deleted records, but still counts those sent to a mailbox today. */
  forget(draft: Draft, aboutIds: readonly string[]): void;
  bounce(draft: Draft, of: { mailId?: string | undefined; address?: string | undefined }, message: string): void;
  /** Removes all mails to an address and its bounce; returns their ids, so that their stored copies can be deleted. */
  forgetAddress(draft: Draft, address: string): string[];
}

/** More could not be sent, two a day, before they are given up. */
const FORM_MAILS_WAITING_MAX = 8;
const DAY_MS = 24 * 60 * 60_000;

const isOpen = (state: MailState): boolean => state === 'waiting' || state === 'written';

/** All that remains of a forgotten mail: its mailbox was sent one. It goes with the day. */
const countOnly = ({ values: _, words: __, sent: ___, ...mail }: StoredMail): StoredMail => ({
  ...mail,
  to: '',
  about: null,
  values: {},
  lastError: null,
});

export interface OutboxOptions {
  now: () => Date;
  newId: () => string;
  mailboxKey: (address: string) => string;
  delivery: Delivery<MailState>;
}

export const createOutbox = ({ now, newId, mailboxKey, delivery }: OutboxOptions): Outbox => {
  const removeOne = (draft: Draft, mail: StoredMail) => {
    const delivered = deliveredAt(mail);
    const sentToday = delivered !== null && Date.parse(delivered) > now().getTime() - DAY_MS;
    // Whoever deletes and sends again must not reach a stranger's mailbox more often.
    if (mail.cause === 'form' && sentToday) {
      draft.mails.put(countOnly(mail));
      draft.erase();
    } else draft.mails.remove(mail.id);
  };
  const mayBeSent = (draft: Draft, mailbox: string, cause: MailCause) => {
    if (draft.bouncedMailboxes.get(mailbox)) return false;
    if (cause !== 'form') return true;
    const waiting = draft.mails
      .list('mailbox', mailbox)
      .filter((one) => one.cause === 'form' && one.state === 'waiting');
    return waiting.length < FORM_MAILS_WAITING_MAX;
  };
  return {
    enqueue(draft, { kind, to, about, values = {}, cause = mailKinds[kind].cause, notBefore, reserved, ...more }) {
      const mailbox = mailboxKey(to);
      if (!mayBeSent(draft, mailbox, cause)) return null;
      const createdAt = now().toISOString();
      const decided = new Date(now().getTime() + (cause === 'decision' ? DECISION_WAITS_MS : 0));
      const due = (notBefore && notBefore > decided ? notBefore : decided).toISOString();
      const id = newId();
      const outcome = { state: 'waiting', attempts: 0, lastError: null, createdAt, sentAt: null } as const;
      const { language, words } = more;
      const wording = { ...(language && { language }), ...(words && { words }) };
      const named = { id, kind, to, mailbox, about, cause, values, ...wording };
      const first = reserved ? new Date(now().getTime() + CLAIMED_MS).toISOString() : due;
      draft.mails.put({ ...named, ...outcome, notBefore: first, dueAt: due });
      return id;
    },
    cancelDecisions(draft, aboutId) {
      for (const { id, state, cause } of draft.mails.list('about', aboutId))
        if (isOpen(state) && cause === 'decision') draft.mails.remove(id);
    },
    cancel(draft, aboutId, kinds) {
      for (const { id, state, kind } of draft.mails.list('about', aboutId))
        if (isOpen(state) && kinds.includes(kind)) draft.mails.remove(id);
    },
    forget(draft, aboutIds) {
      for (const id of aboutIds) for (const mail of draft.mails.list('about', id)) removeOne(draft, mail);
    },
    bounce(draft, { mailId, address }, message) {
      const mail = mailId ? draft.mails.get(mailId) : undefined;
      const mailboxes = new Set([...(mail ? [mail.mailbox] : []), ...(address ? [mailboxKey(address)] : [])]);
      for (const id of mailboxes) {
        draft.bouncedMailboxes.put({ id, at: now().toISOString() });
        for (const one of draft.mails.list('mailbox', id))
          if (isOpen(one.state) || one.id === mailId) draft.mails.put({ ...one, state: 'failed', lastError: message });
      }
    },
    forgetAddress(draft, address) {
      const mailbox = mailboxKey(address);
      draft.bouncedMailboxes.remove(mailbox);
      const ids = draft.mails.list('mailbox', mailbox).map(({ id }) => id);
      for (const id of ids) draft.mails.remove(id);
      return ids;
    },
    ...delivery,
  };
};
