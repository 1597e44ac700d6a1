import { WEBHOOK_DELIVERY_DAYS } from '#contract/webhooks/webhooks.ts';
import { EVERY } from '../store/collections.ts';
import type { Store } from '../store/store.ts';

const DAY_MS = 24 * 60 * 60_000;
const BATCH_SIZE = 500;

export const pruneDeliveries = async ({ store, now }: { store: Store; now: () => Date }): Promise<void> => {
  const limit = new Date(now().getTime() - WEBHOOK_DELIVERY_DAYS * DAY_MS).toISOString();
  const old: string[] = [];
  for (const { id, createdAt } of store.data.webhookDeliveries.iterate('oldest', EVERY)) {
    if (createdAt >= limit) break;
    old.push(id);
  }
  for (let at = 0; at < old.length; at += BATCH_SIZE)
    await store.change((draft) => {
      for (const id of old.slice(at, at + BATCH_SIZE)) draft.webhookDeliveries.remove(id);
    });
};
