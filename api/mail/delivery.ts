import type { MailState, StoredMail } from '#contract/mails.ts';
import type { SanitisedHtml } from '#contract/sanitised-html.ts';
import { describeError, type Log } from '../core/log.ts';
import { EVERY } from '../store/collections.ts';
import type { Store } from '../store/store.ts';
import { isGivenUp } from './backoff.ts';
import { ceilingEnds, claim } from './claim.ts';
import { classifyError } from './classify-error.ts';
import type { Mailer } from './mailer.ts';
import { createTimer } from './timer.ts';

/** The parts of a mail that its template makes. */
export interface Composed {
  subject: string;
  text: string;
  html: SanitisedHtml;
}

export interface DeliveryOptions {
  store: Store;
  mailer: Mailer;
  /** Fills in the words of a mail; null when what it is about is gone. */
  compose: (mail: StoredMail) => Promise<Composed | null>;
  /** How many mails may be sent within an hour. */
  perHour: () => number;
  /** False while another process delivers for all of them. */
  turn?: () => Promise<boolean>;
  now: () => Date;
  log: Log;
}

/** The part of the outbox that sends. */
export interface Delivery {
  attempt(id: string): Promise<MailState | null>;
  deliverDue(): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

const PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** How long a process leaves alone what another one delivers. */
const OTHER_PROCESS_MS = 15_000;

export const createDelivery = (options: DeliveryOptions): Delivery => {
  const { store, mailer, compose, perHour, turn = async () => true, now, log } = options;
  /** Handed over, but not recorded yet, because the store could not be written: these are not sent again. */
  const handedOver = new Map<string, string>();
  let queue: Promise<unknown> = Promise.resolve();
  let failures = 0;
  let pausedUntil = 0;
  let closed = false;

  const oneAfterTheOther = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  };
  /** While the mail server is away, one mail after ever longer pauses finds out when it is back. */
  const pause = () => {
    failures += 1;
    pausedUntil = now().getTime() + Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** Math.min(failures - 1, 10));
  };

  const record = async (id: string, change: (mail: StoredMail) => StoredMail): Promise<void> => {
    await store.change((draft) => {
      const mail = draft.mails.get(id);
      if (mail) draft.mails.put(change(mail));
    });
  };

  const recordSent = async (id: string, sentAt: string, about: string | undefined): Promise<void> => {
    handedOver.set(id, sentAt);
    await record(id, ({ words: _, ...mail }) => ({ ...mail, state: 'sent', sentAt, lastError: null, values: {} }));
    handedOver.delete(id);
    // Whoever was erased while the mail was written is to leave no file.
    if (!store.data.mails.get(id) && about) await mailer.forget([about]);
    log.info('mail.sent', { mail: id });
  };

  const recordFailure = async (mail: StoredMail, error: unknown): Promise<void> => {
    const { isFinal, isAway, message } = classifyError(error);
    if (isAway) pause();
    else failures = 0;
    const isOver = isFinal || isGivenUp(mail.dueAt, Date.parse(mail.notBefore));
    log.warn(isOver ? 'mail.failed' : 'mail.put-off', {
      mail: mail.id,
      attempts: mail.attempts,
      ...describeError(error),
    });
    await record(mail.id, (now) => ({ ...now, lastError: message, ...(isOver && { state: 'failed' }) }));
  };

  const handOver = async (mail: StoredMail): Promise<void> => {
    const composed = await compose(mail);
    if (!composed) return void (await store.change((draft) => draft.mails.remove(mail.id)));
    const { id, to, createdAt, about } = mail;
    await mailer.send({ id, to, ...composed, date: new Date(createdAt), ...(about && { about: about.id }) });
    failures = 0;
    await recordSent(id, now().toISOString(), about?.id);
  };

  /** One try of one mail. @throws Failure when the store cannot be written. */
  const tryOne = async (id: string, evenEarly: boolean): Promise<void> => {
    const sentAt = handedOver.get(id);
    if (sentAt) return recordSent(id, sentAt, store.data.mails.get(id)?.about?.id);
    const mail = await store.change((draft) => claim(draft, id, now(), evenEarly));
    if (!mail) return;
    try {
      await handOver(mail);
    } catch (error) {
      if (handedOver.has(id)) throw error;
      await recordFailure(mail, error);
    }
  };

  const next = () => store.data.mails.page('due', EVERY, { page: 1, pageSize: 1 }).rows[0];
  /** When there is something to do; null for never. */
  const nextAt = (): number | null => {
    const mail = next();
    if (!mail) return null;
    const ceiling = ceilingEnds(store.data, perHour(), now())?.getTime() ?? 0;
    return Math.max(Date.parse(mail.notBefore), pausedUntil, ceiling);
  };

  const drain = async (): Promise<void> => {
    let before: StoredMail | undefined;
    for (let mail = next(); mail && !closed; mail = next()) {
      if ((nextAt() ?? 0) > now().getTime()) return;
      if (mail === before || !(await turn())) {
        pausedUntil = now().getTime() + OTHER_PROCESS_MS;
        return;
      }
      before = mail;
      await tryOne(mail.id, false);
    }
  };
  const deliverDue = () =>
    oneAfterTheOther(drain).catch((error: unknown) => {
      pause();
      log.error('outbox.delivery-failed', describeError(error));
    });

  const timer = createTimer({ nextAt, now, run: deliverDue });
  let unsubscribe = () => {};
  return {
    deliverDue,
    async attempt(id) {
      await oneAfterTheOther(() => tryOne(id, true)).catch((error: unknown) =>
        log.error('outbox.delivery-failed', describeError(error)),
      );
      return store.data.mails.get(id)?.state ?? null;
    },
    start() {
      unsubscribe = store.subscribe((changes) => {
        if (changes.some(({ collection }) => collection === 'mails')) timer.set();
      });
      timer.set();
    },
    async close() {
      closed = true;
      unsubscribe();
      timer.close();
      await queue;
    },
  };
};
