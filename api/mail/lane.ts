import { setTimeout as delay } from 'node:timers/promises';
import { type MailLane, mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import type { MailState, StoredMail } from '#contract/mail-admin/mails.ts';
import { describeError } from '../core/log.ts';
import { createTry, type TryOptions } from './attempt-mail.ts';
import { ceilingEnds } from './claim-due-mail.ts';
import { createTimer } from './timer.ts';

export interface LaneOptions extends TryOptions {
  /** How many mails may be sent within an hour; security mails are not counted. */
  perHour: () => number;
  /** False while another process delivers for all of them. */
  turn?: () => Promise<boolean>;
  /** How long a lane waits for one mail before it begins the next. */
  nextAfterMs?: number;
}

const PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** How long a process leaves alone what another one delivers. */
const OTHER_PROCESS_MS = 15_000;
const NEXT_AFTER_MS = 10_000;
/** How many slow handovers of a lane go on beside each other. */
const HANDOVERS_MAX = 5;
/** How long the end of the process waits for handovers. */
const CLOSE_WAITS_MS = 2000;
/** How long a call waits for its mail; the handover goes on after that. */
const CALL_WAITS_MS = 90_000;

/** The lane of a mail. */
export const laneOf = ({ kind }: Pick<StoredMail, 'kind'>): MailLane => mailKinds[kind].lane;

/** The part of the outbox that sends the mails of one lane, one after the other; a slow one does not hold up the next for long. */
export const createLane = (lane: MailLane, options: LaneOptions) => {
  const { store, perHour, turn = async () => true, nextAfterMs = NEXT_AFTER_MS, now, log } = options;
  const underWay = new Set<Promise<void>>();
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
  const tryOne = async (id: string, isOwn: boolean): Promise<void> => {
    try {
      const outcome = await tryMail(id, isOwn);
      if (outcome === 'away') pause();
      else if (outcome === 'answered') failures = 0;
    } catch (error) {
      pause();
      log.error('outbox.delivery-failed', describeError(error));
    }
  };
  /** Begins a try when it is its turn; resolves when the next one may begin, with the end of this one. */
  const begin = async (id: string, isOwn: boolean): Promise<{ ended: Promise<void> }> => {
    while (underWay.size >= HANDOVERS_MAX && !isOwn) await Promise.race(underWay);
    const ended = tryOne(id, isOwn).finally(() => underWay.delete(ended));
    underWay.add(ended);
    await Promise.race([ended, delay(nextAfterMs, undefined, { ref: false })]);
    return { ended };
  };

  const next = () => store.data.mails.page('due', lane, { page: 1, pageSize: 1 }).rows[0];
  /** When there is something to do; null for never. */
  const nextAt = (): number | null => {
    const mail = next();
    if (!mail) return null;
    const ceiling = ceilingEnds(store.data, lane, perHour(), now())?.getTime() ?? 0;
    return Math.max(Date.parse(mail.notBefore), pausedUntil, ceiling);
  };

  /** Begins to send the mail that is due next; returns it, or undefined when none is, or may be sent just now. */
  const sendNext = async (before?: StoredMail): Promise<StoredMail | undefined> => {
    const mail = next();
    if (!mail || closed || (nextAt() ?? 0) > now().getTime()) return undefined;
    if (mail === before || !(await turn())) {
      pausedUntil = now().getTime() + OTHER_PROCESS_MS;
      return undefined;
    }
    await begin(mail.id, false);
    return mail;
  };
  /** Each mail queues by itself, so that one that somebody waits for comes next. Never throws. */
  const drain = async (): Promise<void> => {
    const queueNext = (before?: StoredMail) => oneAfterTheOther(() => sendNext(before));
    try {
      for (let mail = await queueNext(); mail; ) mail = await queueNext(mail);
    } catch (error) {
      pause();
      log.error('outbox.delivery-failed', describeError(error));
    }
  };

  const timer = createTimer({ nextAt, now, run: drain });
  return {
    async deliverDue() {
      await drain();
      await Promise.all(underWay);
    },
    async attempt(id: string): Promise<MailState | null> {
      const ended = oneAfterTheOther(() => begin(id, true)).then((begun) => begun.ended);
      await Promise.race([ended, delay(CALL_WAITS_MS, undefined, { ref: false })]);
      return store.data.mails.get(id)?.state ?? null;
    },
    /** Looks again at when there is something to do. */
    setTimer: timer.set,
    async close() {
      closed = true;
      timer.close();
      // A slow handover is not waited for: once its claim is over, another process, or the next start, takes the mail.
      await Promise.race([queue.then(() => Promise.all(underWay)), delay(CLOSE_WAITS_MS, undefined, { ref: false })]);
    },
  };
};
