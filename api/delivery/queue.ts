import { setTimeout as delay } from 'node:timers/promises';
import type { Records } from '../store/collections.ts';
import { type AttemptOptions, createAttempt, type DeliveryCollection } from './attempt.ts';
import { pauseAfter } from './back-off.ts';

export interface QueueOptions<Name extends DeliveryCollection> extends AttemptOptions<Name> {
  /** How many slow handovers of a queue go on beside each other. */
  atOnce: number;
  /** When a ceiling lets a delivery go, in milliseconds; 0 where none is reached. */
  ceilingEnds?: (delivery: Records[Name]) => number;
  /** True for one that is tried though whoever takes it was away. */
  isUrgent?: (delivery: Records[Name]) => boolean;
  /** Who takes the deliveries just now: that one was away says nothing of another. */
  receiver?: () => string;
  /** False while another process delivers for all of them. */
  turn?: () => Promise<boolean>;
  /** How long a queue waits for one delivery before it begins the next. */
  nextAfterMs?: number;
}

/** How long a process leaves alone what another one delivers. */
const OTHER_PROCESS_MS = 15_000;
const NEXT_AFTER_MS = 10_000;

/** Resolves after so many milliseconds, for which no process stays alive. */
export const passed = (ms: number): Promise<void> => delay(ms, undefined, { ref: false });

/** Delivers what is due under one key of the index `due`, one after the other; a slow one does not hold up the next for long. */
export const createQueue = <Name extends DeliveryCollection>(key: string, options: QueueOptions<Name>) => {
  type Delivery = Records[Name];
  const { store, collection, atOnce, ceilingEnds, isUrgent, report, now } = options;
  const { receiver = () => '', turn = async () => true, nextAfterMs = NEXT_AFTER_MS } = options;
  const attempt = createAttempt(options);
  const underWay = new Set<Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();
  let draining = 0;
  let failures = 0;
  /** While whoever takes the deliveries is away, one after ever longer pauses finds out when that is over. */
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
      const asked = receiver();
      if (asked !== away.receiver) failures = 0;
      const outcome = await attempt(id, isOwn);
      if (outcome === 'answered') failures = 0;
      if (outcome !== 'not asked') away = { until: outcome === 'away' ? pauseEnds() : 0, receiver: asked };
    } catch (error) {
      pausedUntil = pauseEnds();
      report.brokeOff(error);
    }
  };
  /** Begins a try; resolves when the next one may begin, with the end of this one. */
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
  /** Begins to send what is due next; returns it, or undefined when nothing is, or may be sent just now. */
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
    /** When there is something to do, in milliseconds; never while it is at work. */
    nextAt: () => (draining > 0 ? Number.POSITIVE_INFINITY : nextAt()),
    /** Each delivery queues by itself, so that one that somebody waits for comes next. Never throws. */
    async drain(): Promise<void> {
      draining += 1;
      let sent: Delivery | undefined;
      do {
        while (underWay.size >= atOnce) await Promise.race(underWay);
        sent = await oneAfterTheOther(() => sendNext(sent));
      } while (sent);
      draining -= 1;
    },
    /** Tries one now that was added to be tried at once; resolves when that is over. Never throws. */
    attempt: (id: string): Promise<void> => oneAfterTheOther(() => begin(id, true)).then((begun) => begun.ended),
    ended,
    close() {
      isClosed = true;
      return ended();
    },
  };
};
