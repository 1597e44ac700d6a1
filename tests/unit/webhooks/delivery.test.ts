import { expect, test } from 'vitest';
import { createWebhookSecrets } from '#api/identity/webhook-secrets.ts';
import { createMemoryStore } from '#api/store/memory-store.ts';
import { createWebhookDelivery } from '#api/webhooks/deliver.ts';
import type { Call } from '#api/webhooks/post-to-receiver.ts';
import type { StoredWebhook, StoredWebhookDelivery } from '#contract/webhooks/webhooks.ts';
import { countedIds, createClock } from '../../support/deps.ts';
import { memoryLog } from '../store/records.ts';

const clock = createClock();
const log = memoryLog();
const newId = countedIds('hook');
const at = clock.now().toISOString();

const webhook = (name: string): StoredWebhook => ({
  id: newId(),
  name,
  url: `https://${name}.example/`,
  events: ['donation.received'],
  enabled: true,
  secretVersion: 1,
  createdAt: at,
  createdBy: newId(),
});
const eventFor = ({ id: webhookId }: StoredWebhook): StoredWebhookDelivery => ({
  id: newId(),
  webhookId,
  event: 'donation.received',
  subjectId: newId(),
  state: 'waiting',
  attempts: 0,
  answered: null,
  lastError: null,
  createdAt: at,
  sentAt: null,
  notBefore: at,
  dueAt: at,
});
const options = {
  secrets: createWebhookSecrets(Buffer.alloc(32, 7)),
  now: clock.now,
  log,
};

test('a receiver that takes its time delays no other, and an end waits for it', async () => {
  const [slow, quick] = [webhook('slow'), webhook('quick')];
  const webhookDeliveries = [eventFor(slow), eventFor(slow)];
  const store = createMemoryStore({ webhooks: [slow, quick], webhookDeliveries }, log);
  const called: string[] = [];
  const answers: ((status: number) => void)[] = [];
  const post = ({ url }: Call) => {
    called.push(url);
    return url === quick.url ? Promise.resolve(204) : new Promise<number>((resolve) => answers.push(resolve));
  };
  const delivery = createWebhookDelivery({ ...options, store, loadPost: async () => post });
  delivery.start();
  await expect.poll(() => called).toEqual([slow.url]);
  await store.change((draft) => draft.webhookDeliveries.put(eventFor(quick)));
  await expect.poll(() => called).toEqual([slow.url, quick.url]);
  answers[0]?.(204);
  await expect.poll(() => called).toEqual([slow.url, quick.url, slow.url]);
  let isOver = false;
  const closing = delivery.close().then(() => {
    isOver = true;
  });
  await store.change((draft) => draft.webhookDeliveries.put(eventFor(quick)));
  expect(isOver).toBe(false);
  answers[1]?.(204);
  await closing;
  expect(called).toHaveLength(3);
  expect([...store.data.webhookDeliveries.all()].map(({ state }) => state)).toEqual([
    'sent',
    'sent',
    'sent',
    'waiting',
  ]);
});

test('a database that cannot say whose turn it is is not asked again and again', async () => {
  const hook = webhook('accounts');
  const store = createMemoryStore({ webhooks: [hook], webhookDeliveries: [eventFor(hook)] }, log);
  let asked = 0;
  const turn = () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('The database is away.')) : Promise.resolve(true);
  };
  const delivery = createWebhookDelivery({ ...options, store, turn, loadPost: async () => async () => 204 });
  for (let count = 0; count < 3; count += 1) await delivery.deliverDue();
  expect(asked).toBe(1);
  clock.advance({ seconds: 15 });
  await delivery.deliverDue();
  expect([...store.data.webhookDeliveries.all()].map(({ state }) => state)).toEqual(['sent']);
});
