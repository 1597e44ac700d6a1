import type { MailLane } from '#contract/mail-admin/mail-kinds.ts';
import type { StoredMail } from '#contract/mail-admin/mails.ts';
import type { Draft, View } from '../store/store.ts';

/** Daily limit per mailbox for mails caused by strangers' forms. */
const FORM_MAILS_A_DAY = 2;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

interface Mails {
  mails: Pick<Draft['mails'], 'list'>;
}

const formMailsTo = ({ mails }: Mails, mailbox: string): StoredMail[] =>
  mails.list('mailbox', mailbox).filter(({ cause }) => cause === 'form');

/** Time at which a mail was sent, or written to a file for want of a mail server; null while it waits. */
export const deliveredAt = ({ state, sentAt, writtenAt }: StoredMail): string | null =>
  sentAt ?? (state === 'written' ? (writtenAt ?? null) : null);

/** A mail counts for a day after delivery, and while another process may be handing it over. */
const countsUntil = (mail: StoredMail, now: Date): number => {
  const delivered = deliveredAt(mail);
  if (delivered) {
    const at = Date.parse(delivered);
    return at > now.getTime() - DAY_MS && at <= now.getTime() ? at + DAY_MS : 0;
  }
  return mail.state === 'waiting' && mail.attempts > 0 ? Date.parse(mail.notBefore) : 0;
};

const quotaEnds = (draft: Draft, mail: StoredMail, now: Date): Date | null => {
  if (mail.cause !== 'form') return null;
  const ends = formMailsTo(draft, mail.mailbox)
    .filter(({ id }) => id !== mail.id)
    .map((one) => countsUntil(one, now))
    .filter((at) => at > now.getTime())
    .sort((a, b) => b - a);
  const second = ends[FORM_MAILS_A_DAY - 1];
  return second === undefined ? null : new Date(second);
};

const BOUNCED = 'An earlier mail to this address came back';
const WAITS_FOR_QUOTA = 'Waits, because this address has had its mails of today';

export const mayBeTried = (draft: Draft, mail: StoredMail, now: Date): boolean => {
  if (draft.bouncedMailboxes.get(mail.mailbox)) {
    draft.mails.put({ ...mail, state: 'failed', lastError: BOUNCED });
    return false;
  }
  const later = quotaEnds(draft, mail, now);
  if (later) draft.mails.put({ ...mail, notBefore: later.toISOString(), lastError: WAITS_FOR_QUOTA });
  return !later;
};

/** Share of each lane in the hourly limit. Mails about signing in are few, as their causes are limited, and wait for nothing. */
const shareOf: Partial<Record<MailLane, number>> = { business: 2 / 3, forms: 1 / 3 };

/** Time in milliseconds at which a lane may send its next mail, with at most `perHour` for all lanes; 0 for now. */
export const ceilingEnds = ({ mails }: Pick<View, 'mails'>, lane: MailLane, perHour: number, now: Date): number => {
  const share = shareOf[lane];
  if (share === undefined) return 0;
  const page = Math.max(1, Math.floor(perHour * share));
  const oldest = mails.page('sent', lane, { page, pageSize: 1 }).rows[0]?.sentAt;
  const ends = oldest ? Date.parse(oldest) + HOUR_MS : 0;
  return ends <= now.getTime() + HOUR_MS ? ends : 0;
};
