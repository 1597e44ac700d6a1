import type { StoredWebhook, WebhookEvent } from '#contract/webhooks/webhooks.ts';
import { EVERY, type Records } from '../store/collections.ts';
import type { Draft, Store } from '../store/store.ts';
import { eventsOf, type WatchedCollection, watchedCollections } from './events.ts';

const WAITING_MAX = 1000;

interface Parts {
  now: () => Date;
  newId: () => string;
}

/** Returns the id of the delivery; null where too many wait already. */
export const enqueueDelivery = (
  draft: Draft,
  { now, newId }: Parts,
  webhook: StoredWebhook,
  event: WebhookEvent | 'trial',
  subjectId: string | null,
): string | null => {
  const at = now().toISOString();
  if (draft.webhookDeliveries.list('due', webhook.id).length >= WAITING_MAX) {
    if (!webhook.leftOutAt) draft.webhooks.put({ ...webhook, leftOutAt: at });
    return null;
  }
  const id = newId();
  const outcome = { state: 'waiting', attempts: 0, answered: null, lastError: null, sentAt: null } as const;
  const times = { createdAt: at, notBefore: at, dueAt: at };
  draft.webhookDeliveries.put({ id, webhookId: webhook.id, event, subjectId, ...outcome, ...times });
  return id;
};

type Touched = Map<string, Records[WatchedCollection] | undefined>;

const noting = <Name extends WatchedCollection>(table: Draft[Name], touched: Touched): Draft[Name] => {
  const note = (id: string) => {
    if (!touched.has(id)) touched.set(id, table.get(id));
  };
  return {
    get: (id: string) => table.get(id),
    list: (index: never, key: string) => table.list(index, key),
    put(record: never) {
      note((record as { id: string }).id);
      table.put(record);
    },
    remove(id: string) {
      note(id);
      table.remove(id);
    },
  } as unknown as Draft[Name];
};

/** Writes deliveries in the same change as the event, so that nothing is told that did not happen, and nothing is lost. */
export const notifyWebhooks = (store: Store, parts: Parts): void => {
  const change = store.change.bind(store);
  store.change = (edit) =>
    change((draft) => {
      if (draft.webhooks.list('enabled', EVERY).length === 0) return edit(draft);
      const touched = watchedCollections.map((name) => ({ name, records: new Map() as Touched }));
      const noted = touched.map(({ name, records }) => [name, noting(draft[name], records)]);
      const result = edit({ ...draft, ...Object.fromEntries(noted) });
      // Read again: the change itself may have turned one on or off.
      const webhooks = draft.webhooks.list('enabled', EVERY);
      for (const { name, records } of touched)
        for (const [id, before] of records)
          for (const event of eventsOf(name, before, draft[name].get(id)))
            for (const webhook of webhooks)
              if (webhook.events.includes(event)) enqueueDelivery(draft, parts, webhook, event, id);
      return result;
    });
};
