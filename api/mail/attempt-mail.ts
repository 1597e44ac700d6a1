import type { StoredMail } from '#contract/mail-admin/mails.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import { describeError, type Log } from '../core/log.ts';
import type { Draft, Store } from '../store/store.ts';
import { claim } from './claim-due-mail.ts';
import { classifyError } from './classify-error.ts';
import type { Mailer } from './mailer.ts';
import { CLAIM_AGAIN_MS, CLAIMED_MS, isGivenUp, waitAfter } from './retry-delay.ts';

/** The parts of a mail that its template makes. */
export interface Composed {
  subject: string;
  text: string;
  html: SanitisedHtml;
}

export interface TryOptions {
  store: Store;
  mailer: Mailer;
  /** Fills in the words of a mail; null when what it is about is gone. */
  compose: (mail: StoredMail) => Promise<Composed | null>;
  /** Called in the change that records a mail as sent: the life of its link begins. */
  onSent?: (draft: Draft, mail: Omit<StoredMail, 'words'>, sentAt: Date) => void;
  now: () => Date;
  log: Log;
}

/** What a try says of the mail server: that it answered, that it is away, or nothing. */
type Outcome = 'answered' | 'away' | 'not asked';

/** Tries mails, one at a time each; `isOwn` as for `claim`. */
export const createTry = ({ store, mailer, compose, onSent, now, log }: TryOptions) => {
  /** Handed over, but not recorded yet, because the store could not be written: these are not sent again. */
  const handedOver = new Map<string, string>();

  const record = async (id: string, change: (mail: StoredMail, draft: Draft) => StoredMail): Promise<void> => {
    await store.change((draft) => {
      const mail = draft.mails.get(id);
      if (mail) draft.mails.put(change(mail, draft));
    });
  };

  const recordSent = async (id: string, sentAt: string): Promise<void> => {
    handedOver.set(id, sentAt);
    await record(id, ({ words: _, ...mail }, draft) => {
      onSent?.(draft, mail, new Date(sentAt));
      return { ...mail, state: 'sent', sentAt, lastError: null, values: {} };
    });
    handedOver.delete(id);
    // Whoever was erased while the mail was written is to leave no file.
    if (!store.data.mails.get(id)) await mailer.forget([id]);
    log.info('mail.sent', { mail: id });
  };

  const recordFailure = async (mail: StoredMail, claimedUntil: string, error: unknown): Promise<Outcome> => {
    const { isFinal, isAway, message } = classifyError(error);
    const next = now().getTime() + waitAfter(mail.attempts);
    const isOver = isFinal || isGivenUp(mail.dueAt, next);
    log.warn(isOver ? 'mail.failed' : 'mail.put-off', {
      mail: mail.id,
      attempts: mail.attempts,
      ...describeError(error),
    });
    await record(mail.id, (current) => ({
      ...current,
      lastError: message,
      // Staff may have asked for the next try meanwhile.
      ...(current.notBefore === claimedUntil && { notBefore: new Date(next).toISOString() }),
      ...(isOver && { state: 'failed' }),
    }));
    return isAway ? 'away' : 'answered';
  };

  /** Keeps other processes from a mail while it is handed over, for which a server may take ten minutes. */
  const holdClaim = (mail: StoredMail) => {
    let until = mail.notBefore;
    const extend = () => {
      const later = new Date(now().getTime() + CLAIMED_MS).toISOString();
      if (later <= until) return;
      record(mail.id, (current) => {
        if (current.notBefore !== until) return current;
        until = later;
        return { ...current, notBefore: later };
      }).catch((error: unknown) => log.warn('mail.claim-not-extended', { mail: mail.id, ...describeError(error) }));
    };
    const timer = setInterval(extend, CLAIM_AGAIN_MS).unref();
    return { until: () => until, release: () => clearInterval(timer) };
  };

  const handOver = async (mail: StoredMail): Promise<Outcome> => {
    const composed = await compose(mail);
    if (!composed) {
      await store.change((draft) => draft.mails.remove(mail.id));
      return 'not asked';
    }
    const { id, to, createdAt, about } = mail;
    await mailer.send({ id, to, ...composed, date: new Date(createdAt), ...(about && { about: about.id }) });
    await recordSent(id, now().toISOString());
    return 'answered';
  };

  /** @throws Failure when the store cannot be written. */
  return async (id: string, isOwn: boolean): Promise<Outcome> => {
    const sentAt = handedOver.get(id);
    if (sentAt) {
      await recordSent(id, sentAt);
      return 'not asked';
    }
    const mail = await store.change((draft) => claim(draft, id, now(), isOwn));
    if (!mail) return 'not asked';
    const hold = holdClaim(mail);
    try {
      return await handOver(mail);
    } catch (error) {
      if (handedOver.has(id)) throw error;
      return await recordFailure(mail, hold.until(), error);
    } finally {
      hold.release();
    }
  };
};
