import { beforeEach, describe, expect, it } from 'vitest';
import { FRIDAY, type Runs, runsIn, THURSDAY } from '../support/runs.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let aoife: Headers;
let made: Runs;
beforeEach(async () => {
  api = testApi();
  aoife = await api.staff('Volunteer', 'Aoife Byrne');
  made = runsIn(api, aoife);
});

const choose = (token: string, day: string) => made.yours(token, '/choose', { day });
const kinds = (id: string) => made.mailsAbout(id).map(({ kind }) => kind);
const mail = (id: string, kind: string) => made.mailsAbout(id).find((one) => one.kind === kind);

describe('days that are offered to a donor', () => {
  it('are on the donor’s page and in a mail that waits for undo, each with its place', async () => {
    const [late, early] = [await made.runOf({ date: FRIDAY, from: '14:00', to: '17:00' }), await made.runOf()];
    const { id, token } = await made.pickupOf();
    const { status, body } = await made.offerDays(id, [late.id, early.id]);
    expect([status, body.pickup.days]).toEqual([200, [early.id, late.id]]);
    const own = (await made.yours(token)).body;
    expect([own.day, own.days]).toEqual([
      null,
      [
        { id: early.id, place: 'a', date: THURSDAY, from: '09:30', to: '15:30' },
        { id: late.id, place: 'b', date: FRIDAY, from: '14:00', to: '17:00' },
      ],
    ]);
    expect(own.statusText).toContain('choose a day');
    expect(mail(id, 'days-offered')).toMatchObject({
      notBefore: new Date(api.deps.now().getTime() + 120_000).toISOString(),
      values: { days: 'Thursday 5 March, 9:30 to 15:30\nFriday 6 March, 14:00 to 17:00' },
    });
    expect((await made.read(early.id)).offered).toBe(1);
    expect((await made.offerDays(id, [])).body.pickup.days).toBeUndefined();
    expect(kinds(id)).toEqual([]);
    expect((await made.yours(token)).body.days).toEqual([]);
  });

  it('are refused for a full, unknown, cancelled or begun run, and for an offer that is not to be collected', async () => {
    const run = await made.runOf({ stopsMax: 1 });
    const [first, second] = [await made.pickupOf(), await made.pickupOf()];
    await made.assign(run, [first.id]);
    const full = await made.offerDays(second.id, [run.id]);
    expect([full.status, full.body.message]).toEqual([409, 'Green van’s run on Thursday 5 March is full.']);
    expect((await made.offerDays(first.id, [run.id])).status).toBe(200);
    expect((await made.offerDays(second.id, ['A'.repeat(22)])).status).toBe(404);
    const cancelled = await made.runOf({ date: FRIDAY });
    await made.change(cancelled.id, { state: 'cancelled' });
    expect((await made.offerDays(second.id, [cancelled.id])).status).toBe(409);
    const today = await made.runOf({ date: '2026-03-02', from: '09:00', to: '12:00' });
    expect((await made.offerDays(second.id, [today.id])).status).toBe(409);
    const brought = await made.pickupOf({ pickupRequired: false });
    expect((await made.offerDays(brought.id, [])).status).toBe(409);
    expect((await made.offerDays('A'.repeat(22), [])).status).toBe(404);
  });

  it('are gone from the page once they are full, begun, cancelled, or the offer is not approved', async () => {
    const [thursday, friday] = [await made.runOf({ stopsMax: 1 }), await made.runOf({ date: FRIDAY })];
    const [{ id, token }, other] = [await made.pickupOf(), await made.pickupOf()];
    await made.offerDays(id, [thursday.id, friday.id]);
    const places = async () => (await made.yours(token)).body.days.map(({ place }: { place: string }) => place);
    await made.assign(thursday, [other.id]);
    expect(await places()).toEqual(['b']);
    await made.change(friday.id, { state: 'cancelled' });
    expect(await places()).toEqual([]);
    await made.change(friday.id, { state: 'planned' });
    expect(await places()).toEqual(['b']);
    api.deps.clock.set('2026-03-06T09:30:00.000Z');
    expect(await places()).toEqual([]);
  });
});

describe('choosing a day', () => {
  it('agrees on it: the run has the stop, the donor hears it now and on the evening before', async () => {
    const run = await made.runOf();
    const { id, token } = await made.pickupOf({ pickupCounty: 'Wexford', pickupEircode: 'Y34 VX20' });
    await made.offerDays(id, [run.id]);
    const { status, body } = await choose(token, run.id);
    expect([status, body.day, body.days]).toEqual([200, { date: THURSDAY, from: '09:30', to: '15:30' }, []]);
    expect(await made.read(run.id)).toMatchObject({
      agreed: 1,
      offered: 0,
      stops: [{ donationId: id, state: 'agreed' }],
    });
    expect(made.mailsAbout(id)).toEqual([
      expect.objectContaining({
        kind: 'day-agreed',
        notBefore: api.deps.now().toISOString(),
        values: expect.objectContaining({
          day: 'Thursday 5 March, 9:30 to 15:30',
          address: '3 Quay Street, New Ross, Co. Wexford, Y34 VX20',
        }),
      }),
      expect.objectContaining({ kind: 'day-reminder', notBefore: '2026-03-04T18:00:00.000Z' }),
    ]);
    expect((await made.waiting()).total).toBe(0);
    const again = await choose(token, run.id);
    expect([again.status, made.run(run.id).stops.length, kinds(id).length]).toEqual([200, 1, 2]);
    expect((await made.offerDays(id, [run.id])).status).toBe(409);
  });

  it('of the last place has one winner; the other is told which days are left', async () => {
    const [last, other] = [await made.runOf({ stopsMax: 1 }), await made.runOf({ date: FRIDAY })];
    const donors = [await made.pickupOf(), await made.pickupOf(), await made.pickupOf()];
    for (const { id } of donors) await made.offerDays(id, [last.id, other.id]);
    const answers = await Promise.all(donors.map(({ token }) => choose(token, last.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(made.run(last.id).stops).toHaveLength(1);
    const lost = answers.filter(({ status }) => status === 409);
    for (const { body } of lost) {
      expect(body.message).toBe('Somebody else has just taken the last place on this day. Please choose another.');
      expect(body.days).toEqual([{ id: other.id, place: 'b', date: FRIDAY, from: '09:30', to: '15:30' }]);
    }
  });

  it('is refused for a day that is not offered, and leads nowhere without a token', async () => {
    const run = await made.runOf();
    const { id, token } = await made.pickupOf();
    const refused = await choose(token, run.id);
    expect([refused.status, refused.body.days]).toEqual([409, []]);
    expect((await choose('A'.repeat(54), run.id)).status).toBe(404);
    expect((await made.yours(token, '/choose')).status).toBe(400);
    await made.offerDays(id, [run.id]);
    await made.review(id, { status: 'rejected', adminNotes: 'No' });
    expect((await choose(token, run.id)).status).toBe(409);
    expect(made.run(run.id).stops).toEqual([]);
  });

  it('moves a stop that staff had put on another run', async () => {
    const [thursday, friday] = [await made.runOf(), await made.runOf({ date: FRIDAY })];
    const { id, token } = await made.pickupOf();
    await made.assign(thursday, [id]);
    await made.offerDays(id, [thursday.id, friday.id]);
    expect((await made.read(thursday.id)).stops[0].state).toBe('offered');
    await choose(token, friday.id);
    expect(made.run(thursday.id)).toMatchObject({ stops: [], left: [{ donationId: id, why: 'moved' }] });
    expect(made.run(friday.id).stops).toHaveLength(1);
    expect(made.stored(id).pickup?.runId).toBe(friday.id);
  });
});

describe('another day', () => {
  it('sends the offer back to the list with the note, and frees the place', async () => {
    const run = await made.runOf({ stopsMax: 1 });
    const { id, token } = await made.pickupOf();
    await made.offerDays(id, [run.id]);
    await choose(token, run.id);
    const { status, body } = await made.yours(token, '/another-day', { note: 'Only after 5.' });
    expect([status, body.day, body.days]).toEqual([200, null, []]);
    expect(body.statusText).toContain('another day');
    const [offer] = (await made.waiting()).offers;
    expect(offer.dayAsked).toEqual({ at: api.deps.now().toISOString(), note: 'Only after 5.' });
    expect(made.run(run.id)).toMatchObject({ stops: [], left: [{ why: 'another-day' }] });
    expect(kinds(id)).toEqual(['day-asked']);
    expect((await made.yours(token, '/another-day', { note: 'x'.repeat(501) })).status).toBe(400);
    await made.offerDays(id, [run.id]);
    expect(made.stored(id).dayAsked).toBeUndefined();
  });

  it.each([
    ['/another-day', 'We are looking for another day'],
    ['/withdraw', 'Withdrawn'],
  ])('%s is confirmed by a mail that takes the agreed day out of the calendar, once', async (call, subject) => {
    const run = await made.runOf();
    const { id, token } = await made.pickupOf();
    await made.offerDays(id, [run.id]);
    await choose(token, run.id);
    const { sequence = 0 } = made.stored(id).pickup?.calendar ?? {};
    for (const _ of [1, 2]) expect((await made.yours(token, call)).status).toBe(200);
    await made.later(5);
    const told = api.deps.mails.filter((mail) => mail.subject.startsWith(subject));
    expect(told).toHaveLength(1);
    expect(told[0]?.calendar).toContain('STATUS:CANCELLED');
    expect(told[0]?.calendar).toContain(`SEQUENCE:${sequence + 1}`);
    expect(told[0]?.calendar).toContain('DTSTART:20260305T');
  });

  it('and a withdrawal are confirmed without a calendar file where no day was agreed', async () => {
    const { token } = await made.pickupOf();
    await made.yours(token, '/another-day');
    await made.later(5);
    await made.yours(token, '/withdraw');
    await made.later(5);
    const told = api.deps.mails.filter(({ subject }) => /^We are looking for another day|^Withdrawn/.test(subject));
    expect(told.map(({ calendar }) => calendar)).toEqual([undefined, undefined]);
  });

  it('is refused once the van is out, and where there is nothing to collect', async () => {
    const run = await made.runOf();
    const { id, token } = await made.pickupOf();
    await made.assign(run, [id]);
    await made.change(run.id, { state: 'out' });
    expect((await made.yours(token, '/another-day')).status).toBe(409);
    const brought = await made.pickupOf({ pickupRequired: false });
    expect((await made.yours(brought.token, '/another-day')).status).toBe(409);
  });
});

describe('a day that is agreed', () => {
  const agreed = async () => {
    const run = await made.runOf();
    const pickup = await made.pickupOf();
    const { body } = await made.assign(run, [pickup.id]);
    const { status } = await made.agree(run.id);
    expect(status).toBe(200);
    await made.later(3);
    return { run: { ...run, revision: body.revision }, ...pickup };
  };

  it('can be agreed by staff for all stops; who has it is not told twice', async () => {
    const { run, id, token } = await agreed();
    expect((await made.yours(token)).body.day).toEqual({ date: THURSDAY, from: '09:30', to: '15:30' });
    await made.agree(run.id, { stops: [id] });
    expect(kinds(id)).toEqual(['day-reminder']);
    expect((await made.agree(run.id, { stops: ['A'.repeat(22)] })).status).toBe(409);
    expect((await made.agree('A'.repeat(22))).status).toBe(404);
  });

  it('is not agreed over the head of a donor who is asked to choose, unless staff name the stop', async () => {
    const [run, friday] = [await made.runOf(), await made.runOf({ date: FRIDAY })];
    const { id, token } = await made.pickupOf();
    await made.assign(run, [id]);
    await made.offerDays(id, [run.id, friday.id]);
    expect((await made.agree(run.id)).body.stops[0].state).toBe('offered');
    expect((await made.yours(token)).body.days).toHaveLength(2);
    expect((await made.agree(run.id, { stops: [id] })).body.stops[0].state).toBe('agreed');
    expect((await made.yours(token)).body.days).toEqual([]);
  });

  it('is told when it moves, and reminded of on the new evening', async () => {
    const { run, id, token } = await agreed();
    await made.change(run.id, { date: FRIDAY, from: '13:00', to: '16:00' });
    expect((await made.yours(token)).body.day).toEqual({ date: FRIDAY, from: '13:00', to: '16:00' });
    expect(mail(id, 'day-changed')?.values.change).toBe(
      'The van cannot come on Thursday 5 March after all. It will come on Friday 6 March, 13:00 to 16:00 instead.',
    );
    expect(mail(id, 'day-reminder')?.notBefore).toBe('2026-03-05T18:00:00.000Z');
    await made.change(run.id, { to: '17:00' });
    expect(made.mailsAbout(id).filter(({ kind }) => kind === 'day-changed')).toHaveLength(1);
  });

  it('is told when the run is cancelled; the offer is back on the list with why', async () => {
    const { run, id, token } = await agreed();
    await made.change(run.id, { state: 'cancelled' });
    expect((await made.yours(token)).body.day).toBeNull();
    expect(mail(id, 'day-changed')?.values.change).toBe('The van cannot come on Thursday 5 March after all.');
    expect(mail(id, 'day-reminder')).toBeUndefined();
    const [offer] = (await made.waiting()).offers;
    expect(offer.pickup.returned).toMatchObject({ why: 'cancelled', runId: run.id });
  });

  it('lost by mistake and given back at once is not told', async () => {
    const { run, id } = await agreed();
    const { body } = await made.assign(run, []);
    expect(kinds(id)).toEqual(['day-changed']);
    const back = await made.assign(body, [id]);
    expect(back.body.stops[0].state).toBe('agreed');
    expect(kinds(id)).toEqual(['day-reminder']);
  });

  it('moved to another run is told once, with the new day', async () => {
    const { run, id } = await agreed();
    await made.assign(run, []);
    const { body } = await made.assign(await made.runOf({ date: FRIDAY }), [id]);
    expect(body.stops[0].state).toBe('agreed');
    expect(mail(id, 'day-changed')?.values.change).toContain('It will come on Friday 6 March');
    expect(mail(id, 'day-reminder')?.notBefore).toBe('2026-03-05T18:00:00.000Z');
  });

  it('is told to be off when the offer is looked at again, and ends with a declined one', async () => {
    const [{ run, id }, declined] = [await agreed(), await agreed()];
    await made.review(id, { status: 'pending' });
    expect(mail(id, 'day-changed')?.values.change).toContain('cannot come on Thursday 5 March');
    expect(made.run(run.id).left).toMatchObject([{ donationId: id, why: 'reopened' }]);
    await made.review(declined.id, { status: 'rejected', adminNotes: 'Worn' });
    expect(kinds(declined.id)).toEqual([]);
    await api.call('put', `/donationitems/${declined.id}/undo`, { as: aoife });
    expect(made.stored(declined.id)).toMatchObject({ status: 'approved', pickup: { agreed: { date: THURSDAY } } });
    expect(kinds(declined.id)).toEqual(['day-reminder']);
    expect((await made.waiting()).total).toBe(0);
  });

  it('ends when the donor withdraws; nothing is reminded of', async () => {
    const { run, id, token } = await agreed();
    await made.yours(token, '/withdraw');
    expect(made.run(run.id)).toMatchObject({ stops: [], left: [{ donationId: id, why: 'withdrawn' }] });
    expect(kinds(id)).toEqual([]);
  });

  it('is not reminded of when it is agreed after that evening', async () => {
    const run = await made.runOf();
    const { id } = await made.pickupOf();
    await made.assign(run, [id]);
    api.deps.clock.set('2026-03-04T18:00:00.000Z');
    const { authorization = '' } = await api.again('Aoife Byrne');
    await api.call('post', `/runs/${run.id}/agree`, { as: { authorization }, json: {} });
    expect(kinds(id)).toEqual(['day-agreed']);
  });
});

describe('the mails about days', () => {
  const delivered = async (time: string) => {
    api.deps.clock.set(time);
    const before = api.deps.mails.length;
    await api.deps.outbox.deliverDue();
    return api.deps.mails.slice(before);
  };

  it('have a link for each offered day, then the agreed day, then the reminder at six', async () => {
    const [thursday, friday] = [await made.runOf(), await made.runOf({ date: FRIDAY })];
    const { id, token } = await made.pickupOf();
    await made.offerDays(id, [thursday.id, friday.id]);
    const [offered] = (await delivered('2026-03-02T10:00:00.000Z')).filter(({ subject }) => /Choose/.test(subject));
    expect(offered?.text).toContain('Thursday 5 March, 9:30 to 15:30');
    expect(offered?.text).toContain(`/donations/yours#${token}.b`);
    await choose(token, thursday.id);
    const [agreed, ...more] = await delivered('2026-03-02T10:01:00.000Z');
    expect([agreed?.subject, more]).toEqual(['Agreed: Thursday 5 March, 9:30 to 15:30', []]);
    expect(await delivered('2026-03-04T17:59:59.000Z')).toEqual([]);
    const [reminder] = await delivered('2026-03-04T18:00:00.000Z');
    expect(reminder?.subject).toBe('Tomorrow: Thursday 5 March, 9:30 to 15:30');
    expect(reminder?.text).toContain('3 Quay Street, New Ross');
  });

  it.each([
    ['cancelled', (id: string) => made.change(id, { state: 'cancelled' })],
    ['out', (id: string) => made.change(id, { state: 'out' })],
    ['full', async (id: string) => made.assign(await made.read(id), [(await made.pickupOf()).id])],
  ])('leave out a day whose run is %s before they go; none goes where no day is left', async (_, end) => {
    const runs = [await made.runOf({ stopsMax: 1 }), await made.runOf({ date: FRIDAY, stopsMax: 1 })];
    const { id, token } = await made.pickupOf();
    const only = await made.pickupOf();
    const days = runs.map((run) => run.id);
    await made.offerDays(id, days);
    await made.offerDays(only.id, days.slice(0, 1));
    await end(days[0]);
    const mails = await delivered('2026-03-02T10:00:00.000Z');
    const [offered, ...more] = mails.filter(({ subject }) => /Choose/.test(subject));
    expect(more).toEqual([]);
    expect([offered?.text, offered?.html].join()).not.toMatch(/Thursday 5 March|#[\w-]+\.a/);
    expect(offered?.text).toContain(
      `Friday 6 March, 9:30 to 15:30\n  http://localhost:3000/donations/yours#${token}.b`,
    );
    expect(kinds(only.id)).toEqual([]);
  });

  it('name the day of a run as it is when they go', async () => {
    const run = await made.runOf();
    const { id } = await made.pickupOf();
    await made.offerDays(id, [run.id]);
    await made.change(run.id, { date: FRIDAY });
    const mails = await delivered('2026-03-02T10:00:00.000Z');
    expect(mails.filter(({ text }) => /Friday 6 March/.test(text) && !/Thursday/.test(text))).toHaveLength(1);
  });

  it('remind of no day that has come, after the mail server was away', async () => {
    const run = await made.runOf();
    const { id } = await made.pickupOf();
    await made.assign(run, [id]);
    await made.agree(run.id);
    await delivered('2026-03-02T10:00:00.000Z');
    expect(await delivered('2026-03-05T07:00:00.000Z')).toEqual([]);
    expect(api.deps.store.data.mails.list('about', id).map(({ kind }) => kind)).not.toContain('day-reminder');
  });
});

describe('the day on which summer time begins', () => {
  it('is agreed, reminded of and written into the calendar at the times of the clock on the wall', async () => {
    api.deps.clock.set('2026-03-20T09:00:00.000Z');
    aoife = await api.again('Aoife Byrne');
    made = runsIn(api, aoife);
    const run = await made.runOf({ date: '2026-03-29', force: true });
    const monday = await made.runOf({ date: '2026-03-30' });
    const [one, two] = [await made.pickupOf(), await made.pickupOf()];
    await made.offerDays(one.id, [run.id]);
    await made.offerDays(two.id, [monday.id]);
    await choose(one.token, run.id);
    await choose(two.token, monday.id);
    expect(mail(one.id, 'day-reminder')?.notBefore).toBe('2026-03-28T18:00:00.000Z');
    expect(mail(two.id, 'day-reminder')?.notBefore).toBe('2026-03-29T17:00:00.000Z');
    const { text } = await made.yours(one.token, '/calendar');
    expect(text).toContain('DTSTART:20260329T083000Z\r\nDTEND:20260329T143000Z\r\n');
  });
});

describe('the donor’s calendar file', () => {
  it('has one entry that rises with every change, and is cancelled when withdrawn', async () => {
    const [run, friday] = [await made.runOf(), await made.runOf({ date: FRIDAY })];
    const { id, token, reference } = await made.pickupOf();
    const calendar = () => made.yours(token, '/calendar');
    expect((await calendar()).status).toBe(409);
    await made.offerDays(id, [run.id]);
    await choose(token, run.id);
    const first = await calendar();
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const lines = first.text.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${reference}@localhost`,
        'SEQUENCE:0',
        'DTSTART:20260305T093000Z',
        'STATUS:CONFIRMED',
        'LOCATION:3 Quay Street\\, New Ross',
      ]),
    );
    await made.change(run.id, { from: '10:00' });
    expect((await calendar()).text).toMatch(/SEQUENCE:1\r\n[\s\S]*DTSTART:20260305T100000Z/);
    await made.yours(token, '/another-day');
    expect((await calendar()).text).toMatch(/SEQUENCE:2\r\n[\s\S]*STATUS:CANCELLED/);
    await made.offerDays(id, [friday.id]);
    await choose(token, friday.id);
    expect((await calendar()).text).toMatch(/SEQUENCE:3\r\n[\s\S]*20260306T[\s\S]*STATUS:CONFIRMED/);
    await made.yours(token, '/withdraw');
    const last = await calendar();
    expect(last.text).toMatch(/SEQUENCE:4\r\n[\s\S]*STATUS:CANCELLED/);
    expect(last.text).toContain(`UID:${reference}@`);
    expect((await made.yours('A'.repeat(54), '/calendar')).status).toBe(404);
  });
});
