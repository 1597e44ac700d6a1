import { beforeEach, describe, expect, it } from 'vitest';
import { FRIDAY, type Runs, runsIn, THURSDAY } from '../support/runs.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let made: Runs;
let run: { id: string; revision: number };
let id: string;
let token: string;

/** What the donor was mailed of days since the test began. */
const told = () =>
  api.deps.mails
    .filter(({ subject }) => /Agreed|has changed/.test(subject))
    .map(({ subject, text }) => /The van cannot [\s\S]+?(?=\n\n)/.exec(text)?.[0].replaceAll('\n', ' ') ?? subject);
const day = async () => (await made.yours(token)).body.day;
const calendar = async () => /STATUS:(\w+)/.exec((await made.yours(token, '/calendar')).text)?.[1];
const reminders = () =>
  made.mailsAbout(id).flatMap(({ kind, notBefore }) => (kind === 'day-reminder' ? [notBefore] : []));
const assign = async (to: { id: string }, stops: string[]) => {
  const { status } = await made.assign(await made.read(to.id), stops);
  expect(status).toBe(200);
};

const thursday = { date: THURSDAY, from: '09:30', to: '15:30' };
const AGREED = 'Agreed: Thursday 5 March, 9:30 to 15:30';
const THURSDAY_OFF = 'The van cannot come on Thursday 5 March after all.';

/** Thursday is put upon a run with one stop, and agreed. */
beforeEach(async () => {
  api = testApi();
  made = runsIn(api, await api.staff('Volunteer', 'Aoife Byrne'));
  run = await made.runOf();
  ({ id, token } = await made.pickupOf());
  await assign(run, [id]);
  await made.agree(run.id);
});

describe('a day that staff agree', () => {
  it('is told to a donor whose offered days are all over', async () => {
    const [past, next] = [await made.runOf({ date: '2026-03-03', van: 'Red van' }), await made.runOf({ date: FRIDAY })];
    const other = await made.pickupOf();
    await made.offerDays(other.id, [past.id]);
    await made.change(past.id, { state: 'cancelled' });
    await assign(next, [other.id]);
    await made.agree(next.id);
    expect((await made.yours(other.token)).body.day).toMatchObject({ date: FRIDAY });
  });

  it('is told after two minutes', async () => {
    await made.later(1);
    expect(told()).toEqual([]);
    await made.later(2);
    expect(told()).toEqual([AGREED]);
    expect(reminders()).toEqual(['2026-03-04T18:00:00.000Z']);
  });

  it('is not told at all where it is off within them, and once where it is moved', async () => {
    await assign(run, []);
    await assign(run, [id]);
    await made.change(run.id, { date: FRIDAY });
    await made.later(3);
    expect(told()).toEqual(['Agreed: Friday 6 March, 9:30 to 15:30']);
    const other = await made.pickupOf();
    await made.assign(await made.read(run.id), [id, other.id]);
    await made.agree(run.id);
    await made.review(other.id, { status: 'pending' });
    await made.later(3);
    expect(told()).toHaveLength(1);
  });
});

describe('a day that was told, and is changed and put back within two minutes', () => {
  beforeEach(() => made.later(3));

  const changes: [string, () => Promise<void>][] = [
    [
      'by the date of its run',
      async () => {
        await made.change(run.id, { date: FRIDAY });
        await made.change(run.id, { date: THURSDAY });
      },
    ],
    [
      'over another run',
      async () => {
        const friday = await made.runOf({ date: FRIDAY });
        await assign(run, []);
        await assign(friday, [id]);
        await assign(friday, []);
        await assign(run, [id]);
      },
    ],
    [
      'by a run that was cancelled by mistake',
      async () => {
        await made.change(run.id, { state: 'cancelled' });
        await made.change(run.id, { state: 'planned' });
        await assign(run, [id]);
      },
    ],
    [
      'by a run that was done too early',
      async () => {
        await made.change(run.id, { state: 'done' });
        await made.change(run.id, { state: 'out' });
        await made.change(run.id, { state: 'planned' });
      },
    ],
  ];
  it.each(changes)('is told nothing of, %s', async (_, change) => {
    await change();
    expect([await day(), await calendar()]).toEqual([thursday, 'CONFIRMED']);
    expect((await made.read(run.id)).stops).toMatchObject([{ donationId: id, state: 'agreed' }]);
    expect(reminders()).toEqual(['2026-03-04T18:00:00.000Z']);
    await made.later(3);
    expect(told()).toEqual([AGREED]);
  });
});

describe('a day that was told, and is changed', () => {
  beforeEach(() => made.later(3));

  it('twice within two minutes, is the old one in the mail', async () => {
    await made.change(run.id, { date: FRIDAY });
    await made.change(run.id, { date: '2026-03-07' });
    await made.later(3);
    expect(told().slice(1)).toEqual([`${THURSDAY_OFF} It will come on Saturday 7 March, 9:30 to 15:30 instead.`]);
    await made.change(run.id, { date: FRIDAY });
    await made.later(3);
    expect(told()[2]).toContain('cannot come on Saturday 7 March after all. It will come on Friday 6 March');
  });

  it('and then the offer decided about and undone, is told as it holds', async () => {
    await made.change(run.id, { date: FRIDAY });
    await made.review(id, { status: 'collected' });
    const { authorization = '' } = await api.again('Aoife Byrne');
    await api.call('put', `/donationitems/${id}/undo`, { as: { authorization } });
    await made.later(3);
    expect(told().slice(1)).toEqual([`${THURSDAY_OFF} It will come on Friday 6 March, 9:30 to 15:30 instead.`]);
  });

  it('is off in the mail where the offer is reopened and approved again', async () => {
    await made.review(id, { status: 'pending' });
    await made.review(id, { status: 'approved' });
    await made.later(3);
    expect(told().slice(1)).toEqual([THURSDAY_OFF]);
  });

  it('is not agreed again for a donor who asked for another day meanwhile', async () => {
    await assign(run, []);
    await made.yours(token, '/another-day', { note: 'Only on Monday.' });
    await assign(run, [id]);
    expect(await day()).toBeNull();
    await made.later(3);
    expect(told()).toEqual([AGREED]);
  });

  it('by a run that is done before its time, is told to be off, and anew when the run goes on', async () => {
    await made.change(run.id, { state: 'done' });
    expect([await day(), await calendar(), reminders()]).toEqual([null, 'CANCELLED', []]);
    await made.later(3);
    expect(told().slice(1)).toEqual([THURSDAY_OFF]);
    await made.change(run.id, { state: 'out' });
    await made.later(3);
    expect(told().slice(2)).toEqual([AGREED]);
    expect([await day(), reminders()]).toEqual([thursday, ['2026-03-04T18:00:00.000Z']]);
  });
});

describe('a run that is cancelled', () => {
  const cancel = () => made.change(run.id, { state: 'cancelled' });
  const planAgain = () => made.change(run.id, { state: 'planned' });
  const stops = async () => (await made.read(run.id)).stops.map((stop: { donationId: string }) => stop.donationId);

  it('and planned again within two minutes has its stops and their day again, and nobody is told', async () => {
    await made.later(3);
    await cancel();
    expect([await day(), await stops()]).toEqual([null, []]);
    await planAgain();
    expect([await day(), await stops(), (await made.read(run.id)).left]).toEqual([thursday, [id], []]);
    await made.later(3);
    expect(told()).toEqual([AGREED]);
    expect(reminders()).toEqual(['2026-03-04T18:00:00.000Z']);
  });

  it('and planned again later is told to be off, and then anew', async () => {
    await made.later(3);
    await cancel();
    await made.later(3);
    await planAgain();
    await made.later(3);
    expect(told()).toEqual([AGREED, THURSDAY_OFF, AGREED]);
  });

  it('gives back nothing that was put on another run, or whose donor asked for another day since', async () => {
    const asking = await made.pickupOf();
    await assign(run, [id, asking.id]);
    await cancel();
    await assign(await made.runOf({ date: FRIDAY }), [id]);
    await made.yours(asking.token, '/another-day', { note: 'Mondays only' });
    await planAgain();
    expect(await stops()).toEqual([]);
  });

  it('gives back a stop whose donor had been offered days before', async () => {
    const friday = await made.runOf({ date: FRIDAY });
    const offered = await made.pickupOf();
    await made.offerDays(offered.id, [friday.id]);
    api.deps.clock.advance({ minutes: 1 });
    await assign(run, [id, offered.id]);
    await cancel();
    await planAgain();
    expect(await stops()).toEqual([id, offered.id]);
  });

  it('keeps a stop off of which the driver has said meanwhile what became of it', async () => {
    await made.later(3);
    await made.change(run.id, { state: 'out' });
    await cancel();
    await made.outcome(run.id, id, { outcome: 'collected', at: api.deps.now().toISOString() });
    await made.change(run.id, { state: 'out' });
    expect((await made.read(run.id)).left).toMatchObject([{ donationId: id, reported: { outcome: 'collected' } }]);
  });

  it('has to get its places back before its stops', async () => {
    const other = await made.pickupOf();
    await assign(run, [id, other.id]);
    await cancel();
    await made.change(run.id, { stopsMax: 1 });
    expect((await planAgain()).status).toBe(409);
  });

  it('puts its offers on top of what waits', async () => {
    const { id: older } = await made.pickupOf();
    api.deps.clock.advance({ minutes: 1 });
    const { id: newer } = await made.pickupOf();
    await assign(run, [newer]);
    await cancel();
    const waiting = (await made.waiting()).offers.map((offer: { id: string }) => offer.id);
    expect([waiting[0], waiting.at(-1)]).toEqual([newer, older]);
  });

  it('on the road keeps what is done, tells the others, and goes on with all of them', async () => {
    const done = await made.pickupOf();
    await assign(run, [done.id, id]);
    await made.agree(run.id);
    await made.later(3);
    await made.change(run.id, { state: 'out' });
    await made.outcome(run.id, done.id, { outcome: 'collected', at: api.deps.now().toISOString() });
    await cancel();
    expect([await stops(), made.stored(done.id).status, await day()]).toEqual([[done.id], 'collected', null]);
    expect((await made.change(run.id, { state: 'out' })).status).toBe(200);
    expect([await stops(), await day()]).toEqual([[done.id, id], thursday]);
    await cancel();
    await made.later(3);
    expect(told().filter((one) => one === THURSDAY_OFF)).toHaveLength(1);
  });
});

describe('an outcome that arrives when its run is done before its time', () => {
  it.each(['collected', 'not-there'])(
    'of %s: the van was there, so no mail says that it cannot come',
    async (outcome) => {
      await made.later(3);
      await made.change(run.id, { state: 'done' });
      await made.outcome(run.id, id, { outcome, at: api.deps.now().toISOString() });
      await made.later(3);
      expect(told()).toEqual([AGREED]);
    },
  );
});

describe('a day that is over', () => {
  /** The same staff after that day, whose run nobody has set to done. */
  const afterwards = async () => {
    await made.later(3);
    api.deps.clock.set('2026-03-05T15:30:00.000Z');
    const { authorization = '' } = await api.again('Aoife Byrne');
    return { late: runsIn(api, { authorization }), authorization };
  };

  it('is told neither to be off when its run is done, nor anew when the run goes on', async () => {
    const { late } = await afterwards();
    await late.change(run.id, { state: 'done' });
    await made.later(3);
    await late.change(run.id, { state: 'out' });
    expect(await day()).toEqual(thursday);
    await made.later(3);
    expect(told()).toEqual([AGREED]);
  });

  it.each([
    ['its run is cancelled', (late: Runs) => late.change(run.id, { state: 'cancelled' })],
    ['the stop is taken off', async (late: Runs) => late.assign(await late.read(run.id), [])],
    ['the offer is pending again', (late: Runs) => late.review(id, { status: 'pending' })],
  ])('is not told to be off where %s', async (_, change) => {
    const { late } = await afterwards();
    expect((await change(late)).status).toBe(200);
    await made.later(3);
    expect(told()).toEqual([AGREED]);
  });

  it('is not told to be off where its run is moved: the new day is agreed', async () => {
    const { late } = await afterwards();
    expect((await late.change(run.id, { date: '2026-03-12' })).status).toBe(200);
    await made.later(3);
    expect(told()).toEqual([AGREED, 'Agreed: Thursday 12 March, 9:30 to 15:30']);
  });

  it('is not told to be off where the collection is undone', async () => {
    const { late, authorization } = await afterwards();
    await late.review(id, { status: 'collected' });
    expect((await api.call('put', `/donationitems/${id}/undo`, { as: { authorization } })).status).toBe(200);
    await made.later(3);
    expect(told()).toEqual([AGREED]);
  });
});
