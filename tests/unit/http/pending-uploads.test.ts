import { describe, expect, it } from 'vitest';
import { createPendingUploads } from '#api/http/pending-uploads.ts';
import { createMemoryStore } from '#api/store/memory-store.ts';
import { createClock } from '../../support/deps.ts';
import { idOf, testimonial } from '../store/make-records.ts';

const SIZE = 10;
const picture = (number: number) => ({ id: idOf(number), width: 8, height: 6 });
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const refused = (code: string) => expect.objectContaining({ code, message: expect.stringMatching(/^[A-Z].+\.$/) });

const budgets = (
  limits = { perAddress: 3 * SIZE, perNetwork: 5 * SIZE, inAll: 6 * SIZE, receiving: 2 * SIZE },
  store = createMemoryStore(),
) => {
  const clock = createClock();
  const lines: string[] = [];
  const log = { ...silent, error: (event: string) => void lines.push(event) };
  const uploads = createPendingUploads({ store, sizeOf: async () => SIZE, now: clock.now, log, limits });
  const put = (number: number, more: object = {}) =>
    store.change((draft) =>
      draft.testimonials.put(testimonial(number, { picture: picture(number), status: 'pending', ...more })),
    );
  const send = async (number: number, sender: string) => {
    uploads.sent(idOf(number), sender);
    await put(number);
  };
  return { clock, store, uploads, put, send, lines };
};

describe('the budget of pictures that nobody has decided about', () => {
  it('is one for each address: what is over is refused until the oldest is a day old', async () => {
    const { uploads, send, clock } = budgets();
    for (const number of [1, 2]) await send(number, 'one');
    uploads.check('one');
    clock.advance({ hours: 1 });
    await send(3, 'one');
    expect(() => uploads.check('one')).toThrow(
      expect.objectContaining({
        code: 'rate_limited',
        retryAfter: 23 * 3600,
        message: expect.stringMatching(/^[A-Z].+\.$/),
      }),
    );
    uploads.check('another');
    clock.advance({ hours: 23 });
    uploads.check('one');
  });

  it('is one for each network, so that nobody with endlessly many addresses takes that of all', async () => {
    const { uploads, send, clock } = budgets();
    for (let number = 1; number <= 5; number += 1) await send(number, `2001:db8:1:${number}`);
    expect(() => uploads.check('2001:db8:1:99')).toThrow(refused('rate_limited'));
    uploads.check('2001:db8:2:1');
    clock.advance({ days: 1 });
    uploads.check('2001:db8:1:99');
  });

  it('counts a picture once, however often its record changes, and from when it came', async () => {
    const { uploads, send, put, clock } = budgets();
    await send(1, 'one');
    clock.advance({ hours: 1 });
    await send(2, 'one');
    for (const adminNotes of ['a', 'b', 'c']) await put(1, { adminNotes });
    await send(3, 'one');
    expect(() => uploads.check('one')).toThrow(expect.objectContaining({ retryAfter: 23 * 3600 }));
    clock.advance({ hours: 23 });
    uploads.check('one');
    await put(2, { status: 'approved' });
    await send(4, 'one');
    uploads.check('one');
  });

  it('is freed by every decision and deletion, and taken again when one is undone', async () => {
    const { uploads, send, put, store } = budgets();
    for (const number of [1, 2, 3]) await send(number, 'one');
    expect(() => uploads.check('one')).toThrow(refused('rate_limited'));
    await put(1, { status: 'approved' });
    uploads.check('one');
    await send(4, 'one');
    expect(() => uploads.check('one')).toThrow(refused('rate_limited'));
    await store.change((draft) => draft.testimonials.remove(idOf(2)));
    uploads.check('one');
  });

  it('is one over all addresses, too, which a restart does not forget', async () => {
    const { uploads, send, store, lines } = budgets();
    for (let number = 1; number <= 6; number += 1) await send(number, `address ${number}`);
    expect(() => uploads.check('new')).toThrow(refused('unavailable'));
    expect(uploads.isFull()).toBe(true);
    expect(lines).toEqual(['uploads.budget-reached']);
    const again = budgets(undefined, store).uploads;
    await again.countAll();
    expect(() => again.check('new')).toThrow(refused('unavailable'));
    await store.change((draft) => draft.testimonials.remove(idOf(1)));
    again.check('new');
    expect(uploads.isFull()).toBe(false);
  });

  it('limits what an address sends at one time, and counts it as waiting', async () => {
    const { uploads, send } = budgets();
    const done = [uploads.receive('one', SIZE), uploads.receive('one', SIZE)];
    expect(() => uploads.receive('one', 1)).toThrow(refused('rate_limited'));
    uploads.receive('another', SIZE)();
    for (const give of done) give();
    for (const number of [1, 2]) await send(number, 'one');
    const last = uploads.receive('one', SIZE);
    expect(() => uploads.receive('one', 1)).toThrow(refused('rate_limited'));
    last();
    uploads.receive('one', SIZE)();
  });

  it('limits what a network of endlessly many addresses sends at one time', () => {
    const { uploads } = budgets({
      perAddress: 50 * SIZE,
      perNetwork: 50 * SIZE,
      inAll: 60 * SIZE,
      receiving: 2 * SIZE,
    });
    const done = Array.from({ length: 8 }, (_, at) => uploads.receive(`2001:db8:1:${at}`, SIZE));
    expect(() => uploads.receive('2001:db8:1:99', 1)).toThrow(refused('rate_limited'));
    uploads.receive('2001:db8:2:1', SIZE)();
    for (const give of done) give();
    uploads.receive('2001:db8:1:99', SIZE)();
  });
});
