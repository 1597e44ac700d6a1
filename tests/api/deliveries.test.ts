import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newId } from '#api/core/new-id.ts';
import type { DeliveryOptions } from '#api/delivery/deliver.ts';
import { createWebhookSecrets } from '#api/identity/webhook-secrets.ts';
import { createMailDelivery } from '#api/mail/deliver.ts';
import type { Mailer } from '#api/mail/mailer.ts';
import { createMemoryMailer } from '#api/mail/memory-mailer.ts';
import { createMemoryStore } from '#api/store/memory-store.ts';
import type { Store } from '#api/store/store.ts';
import { createWebhookDelivery } from '#api/webhooks/deliver.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import { createClock } from '../support/deps.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { twoProcesses } from '../support/two-processes.ts';
import { memoryLog } from '../unit/store/records.ts';

type HandOver = (id: string) => Promise<void>;
type More = Pick<DeliveryOptions<'mails'>, 'turn'>;
interface Added {
  state?: 'waiting' | 'sent' | 'failed';
  queue?: 'first' | 'second';
}

const clock = createClock();
const common = { now: clock.now, log: memoryLog() };
const fields = (id: string, { state = 'waiting' }: Added) => {
  const at = clock.now().toISOString();
  return { id, state, attempts: 0, lastError: null, sentAt: null, createdAt: at, notBefore: at, dueAt: at };
};

const composed = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' as SanitisedHtml };
const mails = {
  deliveryOn(store: Store, handOver: HandOver, more: More = {}) {
    const send: Mailer['send'] = async ({ id }) => {
      await handOver(id);
      return { to: 'server', answer: '250 Taken' };
    };
    const mailer = { ...createMemoryMailer().mailer, send };
    return createMailDelivery({ store, mailer, compose: async () => composed, perHour: () => 300, ...common, ...more });
  },
  add: (store: Store, id: string, added: Added = {}) =>
    store.change((draft) => {
      const kind = added.queue === 'second' ? 'new-sign-in' : 'offer-letter';
      const written = { kind, about: null, cause: 'notice', values: {} } as const;
      draft.mails.put({ ...fields(id, added), to: `${id}@post.example`, mailbox: id, ...written });
    }),
  get: ({ data }: Store, id: string) => data.mails.get(id),
};

const webhooks = {
  deliveryOn(store: Store, handOver: HandOver, more: More = {}) {
    const loadPost = async () => async (call: { headers: Record<string, string> }) => {
      await handOver(call.headers['webhook-id'] ?? '');
      return 204;
    };
    const secrets = createWebhookSecrets(new Uint8Array(32));
    return createWebhookDelivery({ store, secrets, loadPost, ...common, ...more });
  },
  add: (store: Store, id: string, added: Added = {}) =>
    store.change((draft) => {
      const webhookId = (added.queue ?? 'first').padStart(22, '0');
      const made = { createdAt: clock.now().toISOString(), createdBy: newId(), secretVersion: 1, enabled: true };
      draft.webhooks.put({ id: webhookId, name: webhookId, url: 'https://receiver.example/', events: [], ...made });
      const told = { webhookId, event: 'post.published', subjectId: newId(), answered: null } as const;
      draft.webhookDeliveries.put({ ...fields(id, added), ...told });
    }),
  get: ({ data }: Store, id: string) => data.webhookDeliveries.get(id),
};

const kinds: [name: string, kind: typeof mails | typeof webhooks][] = [
  ['a mail', mails],
  ['an event for a webhook', webhooks],
];
const away = () => Promise.reject(new Error('There is nobody.'));

describe.each(kinds)('%s', (_, { deliveryOn, add, get }) => {
  const oneAdded = async (added: Added = {}) => {
    const [store, id] = [createMemoryStore({}, common.log), newId()];
    await add(store, id, added);
    return { store, id, current: () => get(store, id) };
  };

  it('is tried again after 1, 2, 4 minutes, then at most six hours later, and given up after four days', async () => {
    const { store, current } = await oneAdded();
    const { deliverDue } = deliveryOn(store, away);
    const begun = clock.now().getTime();
    const waits: number[] = [];
    for (let at = begun; current()?.state === 'waiting'; at = clock.now().getTime()) {
      await deliverDue();
      const next = current()?.notBefore ?? '';
      waits.push((Date.parse(next) - at) / 60_000);
      clock.set(next);
    }
    expect(waits.slice(0, 3)).toEqual([1, 2, 4]);
    expect(Math.max(...waits)).toBe(360);
    expect(current()).toMatchObject({ state: 'failed', lastError: 'There is nobody.' });
    expect((clock.now().getTime() - begun) / 3_600_000).toBeGreaterThan(96);
  });

  it.each(['sent', 'failed'] as const)('whose state is %s is not tried again', async (state) => {
    const { store, id } = await oneAdded({ state });
    const handedOver: string[] = [];
    const { attempt } = deliveryOn(store, async (one) => void handedOver.push(one));
    expect([await attempt(id), handedOver]).toEqual([state, []]);
  });

  it('that was handed over while nothing could be written is recorded later, and not handed over again', async () => {
    const { store, id, current } = await oneAdded();
    const { change } = store;
    const handedOver: string[] = [];
    const { deliverDue } = deliveryOn(store, async (one) => {
      handedOver.push(one);
      store.change = () => Promise.reject(new Error('There is no room on the disk.'));
    });
    const sentAt = clock.now().toISOString();
    await deliverDue();
    expect(current()).toMatchObject({ state: 'waiting', attempts: 1 });
    store.change = change;
    clock.advance({ minutes: 2 });
    await deliverDue();
    expect(current()).toMatchObject({ state: 'sent', attempts: 1, sentAt });
    expect(handedOver).toEqual([id]);
  });

  it('waits for a database that cannot say whose turn it is, which is asked again after 15 seconds', async () => {
    const { store, current } = await oneAdded();
    let asked = 0;
    const turn = () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('The database is away.')) : Promise.resolve(true);
    };
    const { deliverDue } = deliveryOn(store, async () => {}, { turn });
    for (let count = 0; count < 3; count += 1) await deliverDue();
    expect(asked).toBe(1);
    clock.advance({ seconds: 15 });
    await deliverDue();
    expect(current()?.state).toBe('sent');
  });

  it('of another queue does not wait for one that takes its time, and an end does', async () => {
    const { store, id: slow } = await oneAdded();
    const [next, quick, late] = [newId(), newId(), newId()];
    clock.advance({ seconds: 1 });
    await add(store, next);
    const handedOver: string[] = [];
    const finish: (() => void)[] = [];
    const delivery = deliveryOn(store, (id) => {
      handedOver.push(id);
      return id === quick ? Promise.resolve() : new Promise((resolve) => finish.push(resolve));
    });
    delivery.start();
    await expect.poll(() => handedOver).toEqual([slow]);
    await add(store, quick, { queue: 'second' });
    await expect.poll(() => handedOver).toEqual([slow, quick]);
    finish[0]?.();
    await expect.poll(() => handedOver).toEqual([slow, quick, next]);
    let isOver = false;
    const closing = delivery.close().then(() => {
      isOver = true;
    });
    await add(store, late, { queue: 'second' });
    expect(isOver).toBe(false);
    finish[1]?.();
    await closing;
    expect([slow, quick, next, late].map((id) => get(store, id)?.state)).toEqual(['sent', 'sent', 'sent', 'waiting']);
  });

  describe.each([
    ['the JSON store', false],
    [`PostgreSQL${withoutPostgres ? ` (${withoutPostgres})` : ''}`, true],
  ])('of two processes on %s', (_name, isDatabase) => {
    const openDatabase = twoProcesses();
    const open = async (): Promise<readonly [Store, Store]> => {
      if (isDatabase) {
        const [first, second] = await openDatabase();
        return [first.deps.store, second.deps.store];
      }
      const store = createMemoryStore({}, common.log);
      return [store, store];
    };

    it.skipIf(isDatabase && withoutPostgres)('is handed over by one of them, whichever added it', async () => {
      const stores = await open();
      const ids = Array.from({ length: 6 }, newId);
      for (const [at, id] of ids.entries()) await add(stores[at % 2 ? 1 : 0], id);
      await Promise.all(stores.map((store) => store.fresh()));
      const handedOver: string[] = [];
      const both = stores.map((store) => deliveryOn(store, async (id) => void handedOver.push(id)));
      await Promise.all(both.map(({ deliverDue }) => deliverDue()));
      clock.advance({ minutes: 1 });
      await Promise.all(both.map(({ deliverDue }) => deliverDue()));
      expect(handedOver.toSorted()).toEqual(ids.toSorted());
    });

    it.skipIf(isDatabase && withoutPostgres)('is left to the one that takes minutes for it', async () => {
      vi.useFakeTimers({ toFake: ['setInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      const [own, other] = await open();
      const id = newId();
      await add(own, id);
      const handedOver: string[] = [];
      let finish = () => {};
      const handOver = (one: string) => {
        handedOver.push(one);
        return new Promise<void>((resolve) => {
          finish = resolve;
        });
      };
      const draining = deliveryOn(own, handOver).deliverDue();
      await expect.poll(() => handedOver).toEqual([id]);
      clock.advance({ seconds: 90 });
      const claimedUntil = new Date(clock.now().getTime() + 120_000).toISOString();
      vi.advanceTimersByTime(60_000);
      await expect.poll(() => get(own, id)?.notBefore).toBe(claimedUntil);
      clock.advance({ seconds: 90 });
      await other.fresh();
      await deliveryOn(other, async (one) => void handedOver.push(one)).deliverDue();
      finish();
      await draining;
      expect([handedOver, get(own, id)?.state]).toEqual([[id], 'sent']);
    });
  });
});
