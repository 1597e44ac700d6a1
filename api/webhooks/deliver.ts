import { describeError } from '../core/log.ts';
import { createTimer } from '../mail/timer.ts';
import { EVERY } from '../store/collections.ts';
import { createTry, type TryOptions } from './try-delivery.ts';

const PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** How long a process leaves alone what another one delivers. */
const OTHER_PROCESS_MS = 15_000;

export interface DeliveryOptions extends TryOptions {
  /** False while another process delivers for all of them. */
  turn?: () => Promise<boolean>;
}

/** Sends what webhooks are told. */
export interface WebhookDelivery {
  /** Sends what is due; resolves when nothing is. Never throws. */
  deliverDue(): Promise<void>;
  /** Delivers by itself from now on. */
  start(): void;
  close(): Promise<void>;
}

/** Each webhook has its own queue, so that one receiver that is slow or away delays no other. */
export const createWebhookDelivery = (options: DeliveryOptions): WebhookDelivery => {
  const { store, turn = async () => true, now, log } = options;
  const tryOne = createTry(options);
  /** For receivers that are away; a trial does not wait for them. */
  const pauses = new Map<string, { failures: number; until: number }>();
  /** For what this process cannot deliver now; a trial waits, too. */
  const setAside = new Map<string, number>();
  let otherUntil = 0;
  let closed = false;
  let starting: Promise<void> = Promise.resolve();
  /** What is under way, by webhook. */
  const running = new Map<string, Promise<void>>();

  const pause = (webhookId: string) => {
    const failures = (pauses.get(webhookId)?.failures ?? 0) + 1;
    const wait = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** Math.min(failures - 1, 10));
    pauses.set(webhookId, { failures, until: now().getTime() + wait });
  };
  const next = (webhookId: string) =>
    store.data.webhookDeliveries.page('due', webhookId, { page: 1, pageSize: 1 }).rows[0];
  const dueAt = (webhookId: string): number => {
    const first = next(webhookId);
    if (!first) return Number.POSITIVE_INFINITY;
    const possibleAt = Math.max(Date.parse(first.notBefore), setAside.get(webhookId) ?? 0, otherUntil);
    return first.event === 'trial' ? possibleAt : Math.max(possibleAt, pauses.get(webhookId)?.until ?? 0);
  };

  const drainOne = async (id: string): Promise<void> => {
    while (!closed && dueAt(id) <= now().getTime()) {
      const first = next(id);
      if (!first) return;
      const outcome = await tryOne(first.id);
      if (outcome === 'sent') pauses.delete(id);
      else if (outcome === 'failed') return pause(id);
      // What is read here catches up meanwhile.
      else return void setAside.set(id, now().getTime() + OTHER_PROCESS_MS);
    }
  };
  const enabled = () => store.data.webhooks.list('enabled', EVERY).map(({ id }) => id);
  const atRest = () => enabled().filter((id) => !running.has(id));
  let lookAgain = () => {};
  const run = async (id: string): Promise<void> => {
    try {
      await drainOne(id);
    } catch (error) {
      setAside.set(id, now().getTime() + PAUSE_MS);
      log.error('webhook.delivery-failed', describeError(error));
    } finally {
      running.delete(id);
      lookAgain();
    }
  };
  const startDue = async (): Promise<void> => {
    const due = atRest().filter((id) => dueAt(id) <= now().getTime());
    if (due.length === 0) return;
    if (!(await turn())) {
      otherUntil = now().getTime() + OTHER_PROCESS_MS;
      return;
    }
    otherUntil = 0;
    for (const id of due) running.set(id, run(id));
  };
  const start = () => {
    starting = starting.then(startDue).catch((error: unknown) => {
      otherUntil = now().getTime() + OTHER_PROCESS_MS;
      log.error('webhook.delivery-failed', describeError(error));
    });
    return starting;
  };
  const end = async () => {
    await starting;
    await Promise.all(running.values());
  };

  const nextAt = () => {
    const at = Math.min(...atRest().map(dueAt));
    return Number.isFinite(at) ? at : null;
  };
  const timer = createTimer({ nextAt, now, run: start });
  let unsubscribe = () => {};
  return {
    deliverDue() {
      void start();
      return end();
    },
    start() {
      lookAgain = timer.set;
      unsubscribe = store.subscribe((changes) => {
        if (changes.some(({ collection }) => collection === 'webhookDeliveries' || collection === 'webhooks'))
          timer.set();
      });
      timer.set();
    },
    async close() {
      closed = true;
      unsubscribe();
      timer.close();
      await end();
    },
  };
};
