import { describe, expect, it } from 'vitest';
import { createWebhookSecrets } from '#api/identity/webhook-secrets.ts';
import { createMemoryStore } from '#api/store/memory-store.ts';
import { eventsOf, type WatchedCollection } from '#api/webhooks/events.ts';
import { createTry } from '#api/webhooks/try-delivery.ts';
import type { StoredWebhook, StoredWebhookDelivery } from '#contract/webhooks/webhooks.ts';
import { at, idOf, now } from '../store/make-records.ts';

type Watched = Parameters<typeof eventsOf>[1];

/** As much of a record as events depend on. */
const inState = (name: WatchedCollection, state: string | null): Watched => {
  if (state === null) return undefined;
  const record = name === 'runs' ? { state } : { status: state.replace('held ', '') };
  return { ...record, ...(state.startsWith('held ') && { quarantinedAt: at(0) }) } as unknown as Watched;
};

describe('a change of a record', () => {
  it.each<[WatchedCollection, string | null, string | null, string[]]>([
    ['testimonials', null, 'pending', ['testimonial.received']],
    ['testimonials', null, 'approved', ['testimonial.received', 'testimonial.approved']],
    ['testimonials', null, 'held pending', []],
    ['testimonials', 'held pending', 'pending', ['testimonial.received']],
    ['testimonials', 'held pending', null, []],
    ['testimonials', 'approved', 'pending', ['testimonial.reopened']],
    ['testimonials', 'approved', 'approved', []],
    ['donations', 'approved', 'collected', ['donation.collected']],
    ['donations', 'rejected', null, ['donation.deleted']],
    ['posts', null, 'draft', []],
    ['posts', 'draft', null, []],
    ['posts', 'draft', 'published', ['post.published']],
    ['posts', 'published', 'draft', ['post.withdrawn']],
    ['posts', 'published', null, ['post.withdrawn']],
    ['runs', null, 'planned', ['run.planned']],
    ['runs', 'planned', 'out', ['run.out']],
    ['runs', 'planned', null, ['run.cancelled']],
    ['runs', 'cancelled', null, []],
  ])('of %s from %s to %s is told as %o', (name, before, after, events) => {
    expect(eventsOf(name, inState(name, before), inState(name, after))).toEqual(events);
  });
});

describe('a delivery', () => {
  const webhook: StoredWebhook = {
    id: idOf(1),
    name: 'Newsletter',
    url: 'https://receiver.example/',
    events: ['post.published'],
    enabled: true,
    secretVersion: 1,
    createdAt: at(0),
    createdBy: idOf(9),
  };
  const delivery = (state: StoredWebhookDelivery['state']): StoredWebhookDelivery => ({
    ...{ id: idOf(2), webhookId: webhook.id, event: 'post.published', subjectId: idOf(3), state },
    ...{ attempts: 1, answered: null, lastError: null, sentAt: null },
    ...{ createdAt: at(0), notBefore: at(0), dueAt: at(0) },
  });

  it.each([
    ['waiting', 'sent', 1],
    ['sent', 'left', 0],
    ['failed', 'left', 0],
  ] as const)('that is %s is %s when it is tried', async (state, outcome, calls) => {
    const store = createMemoryStore({ webhooks: [webhook], webhookDeliveries: [delivery(state)] });
    let posted = 0;
    const tryOne = createTry({
      store,
      secrets: createWebhookSecrets(new Uint8Array(32)),
      loadPost: async () => async () => {
        posted += 1;
        return 204;
      },
      now,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    });
    expect([await tryOne(idOf(2)), posted]).toEqual([outcome, calls]);
  });
});
