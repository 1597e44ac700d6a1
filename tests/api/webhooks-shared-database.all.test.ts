import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#api/core/new-id.ts';
import { openPostgresStore, type PostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { createWebhookDelivery } from '#api/webhooks/deliver.ts';
import { createPost } from '#api/webhooks/post-to-receiver.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { freshDatabase } from '../support/postgres-server.ts';
import { startReceiver } from '../support/receiver.ts';
import { makeOffer } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';
import { memoryLog } from '../unit/store/records.ts';

const ALLOWED = ['127.0.0.0/8'];
const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

const deliveryOf = ({ deps }: TestApi) => {
  const { store, webhookSecrets: secrets, now } = deps;
  const post = createPost(ALLOWED);
  return createWebhookDelivery({ store, secrets, loadPost: async () => post, now, log: memoryLog() });
};

describe.skipIf(withoutPostgres)(
  `webhooks of two processes on one database${withoutPostgres ? ` (${withoutPostgres})` : ''}`,
  () => {
    it('are told of what either does, each event once', async () => {
      const url = await freshDatabase();
      const stores: PostgresStore[] = await Promise.all([1, 2].map(() => openPostgresStore(url, { log: memoryLog() })));
      const receiver = await startReceiver();
      opened.push(...stores, receiver);
      const apis = stores.map((store) => testApi({ store, newId }));
      const [first, second] = apis;
      if (!first || !second) throw new Error('There are no two processes.');
      first.deps.policy.webhookNetworks = ALLOWED;
      const events = ['donation.received'];
      const made = await first.call('post', '/webhooks', {
        as: await first.staff(),
        json: { name: 'Chat room', url: receiver.url, events },
      });
      expect(made.status).toBe(201);
      const offers = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          makeOffer(apis[at % 2] ?? first, {}, { 'x-forwarded-for': `198.51.100.${at}` }),
        ),
      );
      await Promise.all(stores.map((store) => store.fresh()));
      await Promise.all(apis.map((api) => deliveryOf(api).deliverDue()));
      await Promise.all(stores.map((store) => store.fresh()));
      await Promise.all(apis.map((api) => deliveryOf(api).deliverDue()));
      const told = receiver.received.map(({ body }) => JSON.parse(body).data.id);
      expect(told.toSorted()).toEqual(offers.map(({ body }) => body.id).toSorted());
    });
  },
);
