import { describe, expect, it } from 'vitest';
import { createMailDelivery, type MailDeliveryOptions } from '#api/mail/deliver.ts';
import type { HandedOver, Mail } from '#api/mail/mailer.ts';
import { createMemoryMailer } from '#api/mail/memory-mailer.ts';
import { createOutbox } from '#api/mail/outbox.ts';
import { createMemoryStore } from '#api/store/memory-store.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import { countedIds, createClock } from '../../support/deps.ts';
import { memoryLog } from '../store/records.ts';

const newId = countedIds('mail');
const composed = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' as SanitisedHtml };

/** A mail server that takes a mail only when it is let. */
const slowMailer = () => {
  const sent: string[] = [];
  const asked: (() => void)[] = [];
  const send = ({ to }: Mail) =>
    new Promise<HandedOver>((resolve) => {
      asked.push(() => {
        sent.push(to);
        resolve({ to: 'server', answer: '250 Taken' });
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
const outboxOn = (parts: Pick<MailDeliveryOptions, 'store' | 'mailer'> & Partial<MailDeliveryOptions>) => {
  const options = { compose: async () => composed, now: clock.now, log, perHour: () => 300, ...parts };
  return createOutbox({
    now: clock.now,
    newId,
    mailboxKey: (address) => address,
    delivery: createMailDelivery(options),
  });
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

describe('a mail server that answers late', () => {
  it('is sent other mails meanwhile, and each mail once', async () => {
    const { mailer, sent, take } = slowMailer();
    const store = createMemoryStore({}, log);
    const outbox = outboxOn({ store, mailer, nextAfterMs: 0 });
    await store.change((draft) => ['one', 'two', 'three'].map((name) => outbox.enqueue(draft, mailTo(name))));
    const draining = outbox.deliverDue();
    await expect.poll(() => [...store.data.mails.all()].map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
    expect(sent).toEqual([]);
    for (let count = 0; count < 3; count += 1) await take();
    await draining;
    expect(sent.toSorted()).toEqual(['one@post.example', 'three@post.example', 'two@post.example']);
  });
});

describe('mails of strangers’ forms', () => {
  it('keep no mail about signing in waiting, though the server answers none of them', async () => {
    const { mailer, sent, take } = slowMailer();
    const store = createMemoryStore({}, log);
    const quick = createMemoryMailer();
    const send = (mail: Mail) => (mail.to.startsWith('stranger') ? mailer.send(mail) : quick.mailer.send(mail));
    const outbox = outboxOn({ store, mailer: { ...mailer, send } });
    await store.change((draft) => {
      outbox.enqueue(draft, { ...mailTo('stranger'), kind: 'offer-received' });
      outbox.enqueue(draft, { ...mailTo('owner'), kind: 'new-sign-in' });
    });
    const draining = outbox.deliverDue();
    await expect.poll(() => quick.sent.map(({ to }) => to)).toEqual(['owner@post.example']);
    await take();
    await draining;
    expect(sent).toEqual(['stranger@post.example']);
  });

  it('have a third of the hour, decisions two thirds, and mails about signing in are not counted', async () => {
    const store = createMemoryStore({}, log);
    const { mailer, sent } = createMemoryMailer();
    const outbox = outboxOn({ store, mailer, perHour: () => 6 });
    const kinds = ['offer-received', 'offer-letter', 'new-sign-in'] as const;
    await store.change((draft) => {
      for (const kind of kinds)
        for (let at = 0; at < 7; at += 1)
          outbox.enqueue(draft, { kind, to: `${kind}-${at}@post.example`, about: null });
    });
    await outbox.deliverDue();
    expect(kinds.map((kind) => sent.filter(({ to }) => to.startsWith(kind)).length)).toEqual([2, 4, 7]);
  });

  it('find out for themselves that the mail server is away: a mail about signing in is tried at once', async () => {
    const store = createMemoryStore({}, log);
    const { mailer, sent } = createMemoryMailer();
    const away = { isAway: true };
    const send = (mail: Mail) => (away.isAway ? Promise.reject(new Error('Away')) : mailer.send(mail));
    const outbox = outboxOn({ store, mailer: { ...mailer, send } });
    await store.change((draft) => outbox.enqueue(draft, { ...mailTo('stranger'), kind: 'offer-received' }));
    await outbox.deliverDue();
    away.isAway = false;
    await store.change((draft) => {
      outbox.enqueue(draft, { ...mailTo('other'), kind: 'offer-received' });
      outbox.enqueue(draft, { ...mailTo('owner'), kind: 'new-sign-in' });
    });
    await outbox.deliverDue();
    expect(sent.map(({ to }) => to)).toEqual(['owner@post.example']);
  });
});

describe('two processes on one store', () => {
  const twoOutboxes = () => {
    const { mailer, sent, take } = slowMailer();
    const store = createMemoryStore({}, log);
    return { store, sent, take, own: outboxOn({ store, mailer }), other: outboxOn({ store, mailer }) };
  };

  it('leave a mail that its call attempts to the process of that call', async () => {
    const { store, sent, take, own, other } = twoOutboxes();
    const mail = { ...mailTo('reserved'), reserved: true } as const;
    const id = await store.change((draft) => own.enqueue(draft, mail));
    await other.deliverDue();
    expect(store.data.mails.get(id ?? '')).toMatchObject({ state: 'waiting', attempts: 0 });
    const attempted = own.attempt(id ?? '');
    await take();
    expect(await attempted).toBe('sent');
    expect(sent).toHaveLength(1);
  });

  it('send it after two minutes, where that process was killed', async () => {
    const { store, sent, take, own, other } = twoOutboxes();
    await store.change((draft) => own.enqueue(draft, { ...mailTo('reserved'), reserved: true }));
    clock.advance({ minutes: 2 });
    const draining = other.deliverDue();
    await take();
    await draining;
    expect(sent).toHaveLength(1);
  });

  it('send one that the other has taken already once', async () => {
    const { store, sent, take, own, other } = twoOutboxes();
    const id = await store.change((draft) => own.enqueue(draft, mailTo('once')));
    const draining = other.deliverDue();
    await expect.poll(() => store.data.mails.get(id ?? '')?.attempts).toBe(1);
    expect(await own.attempt(id ?? '')).toBe('waiting');
    await take();
    await draining;
    expect(sent).toHaveLength(1);
  });

  it('hand over two mails to a mailbox at once that forms caused, and no third meanwhile', async () => {
    const { store, sent, take, own, other } = twoOutboxes();
    const third = outboxOn({ store, mailer: createMemoryMailer().mailer });
    const mail = { ...mailTo('stranger'), cause: 'form' } as const;
    const ids = await store.change((draft) => [1, 2, 3].map(() => own.enqueue(draft, mail) ?? ''));
    const [first = '', second = '', last = ''] = ids;
    const attempted = [own.attempt(first), other.attempt(second)];
    await expect.poll(() => ids.map((id) => store.data.mails.get(id)?.attempts)).toEqual([1, 1, 0]);
    expect(await third.attempt(last)).toBe('waiting');
    await take();
    await take();
    await Promise.all(attempted);
    clock.advance({ minutes: 2 });
    await third.deliverDue();
    expect([sent.length, store.data.mails.get(last)?.state]).toEqual([2, 'waiting']);
    clock.advance({ hours: 24 });
    await third.deliverDue();
    expect(store.data.mails.get(last)?.state).toBe('sent');
  });
});
