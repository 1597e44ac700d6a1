import { describe, expect, it } from 'vitest';
import { createDelivery, type DeliveryOptions } from '#api/mail/deliver-and-retry.ts';
import type { Mail } from '#api/mail/mailer.ts';
import { createMemoryMailer } from '#api/mail/memory-mailer.ts';
import { createOutbox } from '#api/mail/outbox.ts';
import { createMemoryStore } from '#api/store/memory-store.ts';
import type { SanitisedHtml } from '#contract/sanitised-html.ts';
import { countedIds, createClock } from '../../support/deps.ts';
import { memoryLog } from '../store/records.ts';

const newId = countedIds('mail');
const composed = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' as SanitisedHtml };

/** A mail server that takes a mail only when it is let. */
const slowMailer = () => {
  const sent: string[] = [];
  const asked: (() => void)[] = [];
  const send = ({ to }: Mail) =>
    new Promise<void>((resolve) => {
      asked.push(() => {
        sent.push(to);
        resolve();
      });
    });
  /** Takes the next mail, once it is there. */
  const take = async () => {
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    asked.shift()?.();
  };
  return { mailer: { ...createMemoryMailer().mailer, send }, sent, take };
};

const clock = createClock();
const log = memoryLog();
const outboxOn = (parts: Pick<DeliveryOptions, 'store' | 'mailer'>) => {
  const options = { ...parts, compose: async () => composed, now: clock.now, log, perHour: () => 300 };
  return createOutbox({ now: clock.now, newId, mailboxKey: (address) => address, delivery: createDelivery(options) });
};
const mailTo = (name: string) => ({ kind: 'invitation', to: `${name}@post.example`, about: null }) as const;

describe('a mail that somebody waits for', () => {
  it('comes next, though others are due', async () => {
    const { mailer, sent, take } = slowMailer();
    const store = createMemoryStore({}, log);
    const outbox = outboxOn({ store, mailer });
    await store.change((draft) => ['one', 'two', 'three'].map((name) => outbox.enqueue(draft, mailTo(name))));
    const draining = outbox.deliverDue();
    await take();
    const id = await store.change((draft) => outbox.enqueue(draft, mailTo('waiting')));
    const attempted = outbox.attempt(id ?? '');
    for (let count = 0; count < 3; count += 1) await take();
    await Promise.all([attempted, draining]);
    expect(sent.indexOf('waiting@post.example')).toBeLessThan(3);
    expect(sent).toHaveLength(4);
  });
});
