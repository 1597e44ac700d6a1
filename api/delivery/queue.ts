import { setTimeout as delay } from 'node:timers/promises';
import type { Records } from '../store/collections.ts';
import { type AttemptOptions, createAttempt, type DeliveryCollection } from './attempt.ts';
import { pauseAfter } from './back-off.ts';

export interface QueueOptions<Name extends DeliveryCollection> extends AttemptOptions<Name> {
  atOnce: number;
  /** Milliseconds at which a ceiling lets it go; 0 if none is reached. */
  ceilingEnds?: (delivery: Records[Name]) => number;
  isUrgent?: (delivery: Records[Name]) => boolean;
  /** Identifies the current receiver, as one being away says nothing about another. */
  receiver?: () => string;
  turn?: () => Promise<boolean>;
  nextAfterMs?: number;
}

const OTHER_PROCESS_MS = 15_000;
const NEXT_AFTER_MS = 10_000;

/** Does not keep the process alive. */
export const passed = (ms: number): Promise<void> => delay(ms, undefined, { ref: false });

/** Delivers one after the other; a slow one does not hold up the next for long. */
export const createQueue = <Name extends DeliveryCollection>(key: string, options: QueueOptions<Name>) => {
  type Delivery = Records[Name];
  const { store, collection, atOnce, ceilingEnds, isUrgent, report, now } = options;
  const { receiver = () => '', turn = async () => true, nextAfterMs = NEXT_AFTER_MS } = options;
  const attempt = createAttempt(options);
  const underWay = new Set<Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();
  let draining = 0;
  let failures = 0;
  /** While the receiver is away, one delivery after ever longer pauses finds out when it is back. */
  let away = { until: 0, receiver: '' };
  let pausedUntil = 0;
  let isClosed = false;

  const oneAfterTheOther = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
  const pauseEnds = () => {
    failures += 1;
    return now().getTime() + pauseAfter(failures);
  };
  const tryOne = async (id: string, isOwn: boolean): Promise<void> => {
    try {
      const triedReceiver = receiver();
      if (triedReceiver !== away.receiver) failures = 0;
      const outcome = await attempt(id, isOwn);
      if (outcome === 'answered') failures = 0;
      if (outcome !== 'not asked') away = { until: outcome === 'away' ? pauseEnds() : 0, receiver: triedReceiver };
    } catch (error) {
      pausedUntil = pauseEnds();
      report.brokeOff(error);
    }
  };
  /** Resolves when the next may begin, with the end of this one. */
  const begin = async (id: string, isOwn: boolean): Promise<{ ended: Promise<void> }> => {
    const ended = tryOne(id, isOwn).finally(() => underWay.delete(ended));
    underWay.add(ended);
    await Promise.race([ended, passed(nextAfterMs)]);
    return { ended };
  };

  const next = (): Delivery | undefined =>
    store.data[collection].page('due', key, { page: 1, pageSize: 1 }).rows[0] as Delivery | undefined;
  const nextAt = (): number => {
    const first = next();
    if (!first) return Number.POSITIVE_INFINITY;
    const awayUntil = isUrgent?.(first) || away.receiver !== receiver() ? 0 : away.until;
    return Math.max(Date.parse(first.notBefore), pausedUntil, awayUntil, ceilingEnds?.(first) ?? 0);
  };
  const isOurTurn = (): Promise<boolean> =>
    turn().catch((error: unknown) => {
      report.brokeOff(error);
      return false;
    });
  const sendNext = async (before?: Delivery): Promise<Delivery | undefined> => {
    const first = next();
    if (!first || isClosed || nextAt() > now().getTime()) return undefined;
    if (first === before || !(await isOurTurn())) {
      pausedUntil = now().getTime() + OTHER_PROCESS_MS;
      return undefined;
    }
    await begin(first.id, false);
    return first;
  };
  const ended = () => last.then(() => Promise.all(underWay));
  return {
    /** Milliseconds; infinite while it is at work. */
    nextAt: () => (draining > 0 ? Number.POSITIVE_INFINITY : nextAt()),
    /** Each delivery queues separately, so that an awaited one comes next. Never throws. */
    async drain(): Promise<void> {
      draining += 1;
      let sent: Delivery | undefined;
      do {
        while (underWay.size >= atOnce) await Promise.race(underWay);
        sent = await oneAfterTheOther(() => sendNext(sent));
      } while (sent);
      draining -= 1;
    },
    /** Tries one that was added to be tried at once; resolves when it is over. Never throws. */
    attempt: (id: string): Promise<void> => oneAfterTheOther(() => begin(id, true)).then((started) => started.ended),
    ended,
    close() {
      isClosed = true;
      return ended();
    },
  };
};
