import type { Records } from '../store/collections.ts';
import type { Draft, Store } from '../store/store.ts';
import { CLAIM_AGAIN_MS, CLAIMED_MS, isGivenUp, waitAfter } from './back-off.ts';

export type DeliveryCollection = 'mails' | 'webhookDeliveries';

interface Outcome<Delivery> {
  problem: string | null;
  isFinal?: boolean;
  isAway?: boolean;
  /** Changes the record in the transaction that stores the outcome; for a delivered one it overrides that. */
  record?: (current: Delivery, draft: Draft, at: string) => Delivery;
  logged?: Record<string, unknown>;
}

export interface AttemptOptions<Name extends DeliveryCollection> {
  store: Store;
  collection: Name;
  /** False if it may not be tried now; may change the record to say why and until when. */
  mayTry: (draft: Draft, delivery: Records[Name]) => boolean;
  /** Never throws; returns null, and the delivery is removed, if its subject is gone. */
  tryOne: (delivery: Records[Name]) => Promise<Outcome<Records[Name]> | null>;
  forget?: (id: string) => Promise<void>;
  report: {
    sent(delivery: Records[Name], logged: Record<string, unknown>): void;
    failed(delivery: Records[Name], isOver: boolean, logged: Record<string, unknown>): void;
    claimNotExtended(delivery: Records[Name], error: unknown): void;
    brokeOff(error: unknown): void;
  };
  now: () => Date;
}

type Tables = {
  [Name in DeliveryCollection]: {
    get(id: string): Records[Name] | undefined;
    put(delivery: Records[Name]): void;
    remove(id: string): void;
  };
};

export const createAttempt = <Name extends DeliveryCollection>(options: AttemptOptions<Name>) => {
  type Delivery = Records[Name];
  const { store, collection, mayTry, tryOne, forget, report, now } = options;
  const tableOf = (draft: Tables): Tables[Name] => draft[collection];
  const after = (ms: number) => new Date(now().getTime() + ms).toISOString();
  /** Handed over but not recorded, as the store could not be written; never sent again. */
  const handedOver = new Map<string, () => Promise<void>>();

  const change = (id: string, edit: (current: Delivery, draft: Draft) => Delivery): Promise<void> =>
    store.change((draft) => {
      const current = tableOf(draft).get(id);
      if (current) tableOf(draft).put(edit(current, draft));
    });

  /**
   * Postpones the next try for longer than this one can last, so that no other process tries it too. `isOwn` takes one that the
   * caller added to be tried at once, unless another process has it.
   */
  const claim = (id: string, isOwn: boolean): Promise<Delivery | null> =>
    store.change((draft) => {
      const delivery = tableOf(draft).get(id);
      if (delivery?.state !== 'waiting') return null;
      const isReserved = isOwn && delivery.attempts === 0;
      if (!isReserved && Date.parse(delivery.notBefore) > now().getTime()) return null;
      if (!mayTry(draft, delivery)) return null;
      const attempts = delivery.attempts + 1;
      const claimed = { ...delivery, attempts, notBefore: after(Math.max(CLAIMED_MS, waitAfter(attempts))) };
      tableOf(draft).put(claimed);
      return claimed;
    });

  /** Extends the lease during a handover, as a mail server may take ten minutes. */
  const holdClaim = (delivery: Delivery) => {
    let until = delivery.notBefore;
    const extend = () => {
      const later = after(CLAIMED_MS);
      if (later <= until) return;
      change(delivery.id, (current) => {
        if (current.notBefore !== until) return current;
        until = later;
        return { ...current, notBefore: later };
      }).catch((error: unknown) => report.claimNotExtended(delivery, error));
    };
    const timer = setInterval(extend, CLAIM_AGAIN_MS).unref();
    return { until: () => until, release: () => clearInterval(timer) };
  };

  const recordSent = (delivery: Delivery, { record, logged = {} }: Outcome<Delivery>): Promise<void> => {
    const { id } = delivery;
    const sentAt = after(0);
    const save = async () => {
      await change(id, (current, draft) => {
        const sent = { ...current, state: 'sent' as const, sentAt, lastError: null };
        return record?.(sent, draft, sentAt) ?? sent;
      });
      handedOver.delete(id);
      if (!store.data[collection].get(id)) await forget?.(id);
      report.sent(delivery, logged);
    };
    handedOver.set(id, save);
    return save();
  };

  const recordFailure = (delivery: Delivery, claimedUntil: string, outcome: Outcome<Delivery>): Promise<void> => {
    const { problem, isFinal = false, record, logged = {} } = outcome;
    const next = now().getTime() + waitAfter(delivery.attempts);
    const isOver = isFinal || isGivenUp(delivery.dueAt, next);
    report.failed(delivery, isOver, logged);
    return change(delivery.id, (current, draft) => ({
      ...(record?.(current, draft, after(0)) ?? current),
      lastError: problem,
      // Staff may have asked for the next try meanwhile.
      ...(current.notBefore === claimedUntil && { notBefore: new Date(next).toISOString() }),
      ...(isOver && { state: 'failed' as const }),
    }));
  };

  /**
   * `away` and `answered` are about the receiver.
   * @throws Failure if the store cannot be written.
   */
  return async (id: string, isOwn: boolean): Promise<'answered' | 'away' | 'not asked'> => {
    const recordAgain = handedOver.get(id);
    if (recordAgain) {
      await recordAgain();
      return 'not asked';
    }
    const delivery = await claim(id, isOwn);
    if (!delivery) return 'not asked';
    const hold = holdClaim(delivery);
    try {
      const outcome = await tryOne(delivery);
      if (!outcome) {
        await store.change((draft) => tableOf(draft).remove(id));
        return 'not asked';
      }
      if (outcome.problem === null) await recordSent(delivery, outcome);
      else await recordFailure(delivery, hold.until(), outcome);
      return outcome.isAway ? 'away' : 'answered';
    } finally {
      hold.release();
    }
  };
};
