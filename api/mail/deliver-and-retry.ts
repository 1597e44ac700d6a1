import { type MailLane, mailLanes } from '#contract/mail-admin/mail-kinds.ts';
import type { MailState } from '#contract/mail-admin/mails.ts';
import { createLane, type LaneOptions, laneOf } from './lane.ts';

export type DeliveryOptions = LaneOptions;

/** The part of the outbox that sends. */
export interface Delivery {
  attempt(id: string): Promise<MailState | null>;
  deliverDue(): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

/** Delivers the mails of every lane, none of which waits for another. */
export const createDelivery = (options: DeliveryOptions): Delivery => {
  const { store } = options;
  const lanes = Object.fromEntries(mailLanes.map((lane) => [lane, createLane(lane, options)])) as Record<
    MailLane,
    ReturnType<typeof createLane>
  >;
  const all = Object.values(lanes);
  const setTimers = () => {
    for (const lane of all) lane.setTimer();
  };
  let unsubscribe = () => {};
  return {
    async deliverDue() {
      await Promise.all(all.map((lane) => lane.deliverDue()));
    },
    async attempt(id) {
      const mail = store.data.mails.get(id);
      return mail ? lanes[laneOf(mail)].attempt(id) : null;
    },
    start() {
      unsubscribe = store.subscribe((changes) => {
        if (changes.some(({ collection }) => collection === 'mails')) setTimers();
      });
      setTimers();
    },
    async close() {
      unsubscribe();
      await Promise.all(all.map((lane) => lane.close()));
    },
  };
};
