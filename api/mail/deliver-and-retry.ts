import type { MailState, StoredMail } from '#contract/mails.ts';
import { describeError } from '../core/log.ts';
import { EVERY } from '../store/collections.ts';
import { createTry, type TryOptions } from './attempt-mail.ts';
import { ceilingEnds } from './claim-due-mail.ts';
import { createTimer } from './timer.ts';

export interface DeliveryOptions extends TryOptions {
  /** How many mails may be sent within an hour. */
  perHour: () => number;
  /** False while another process delivers for all of them. */
  turn?: () => Promise<boolean>;
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
  const { store, perHour, turn = async () => true, now, log } = options;
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
  const tryMail = createTry(options);
  /** @throws Failure when the store cannot be written. */
  const tryOne = async (id: string, isOwn: boolean): Promise<void> => {
    const outcome = await tryMail(id, isOwn);
    if (outcome === 'away') pause();
    else if (outcome === 'answered') failures = 0;
  };

  const next = () => store.data.mails.page('due', EVERY, { page: 1, pageSize: 1 }).rows[0];
  /** When there is something to do; null for never. */
  const nextAt = (): number | null => {
    const mail = next();
    if (!mail) return null;
    const ceiling = ceilingEnds(store.data, perHour(), now())?.getTime() ?? 0;
    return Math.max(Date.parse(mail.notBefore), pausedUntil, ceiling);
  };

  /** Sends the mail that is due next; returns it, or undefined when none is, or may be sent just now. */
  const sendNext = async (before?: StoredMail): Promise<StoredMail | undefined> => {
    const mail = next();
    if (!mail || closed || (nextAt() ?? 0) > now().getTime()) return undefined;
    if (mail === before || !(await turn())) {
      pausedUntil = now().getTime() + OTHER_PROCESS_MS;
      return undefined;
    }
    await tryOne(mail.id, false);
    return mail;
  };
  /** Each mail queues by itself, so that one that somebody waits for comes next. */
  const drain = async (): Promise<void> => {
    const queueNext = (before?: StoredMail) => oneAfterTheOther(() => sendNext(before));
    for (let mail = await queueNext(); mail; ) mail = await queueNext(mail);
  };
  const deliverDue = () =>
    drain().catch((error: unknown) => {
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
