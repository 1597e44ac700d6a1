import { beforeEach, expect, it } from 'vitest';
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

const undo = async (id: string) => {
  const { status } = await api.call('put', `/donationitems/${id}/undo`, { as: aoife });
  expect(status).toBe(200);
};
/** The mails about days, by kind, with what has become of them. */
const mails = (id: string) =>
  api.deps.store.data.mails
    .list('about', id)
    .filter(({ kind }) => kind.startsWith('day'))
    .map(({ kind, state }) => `${kind}: ${state}`)
    .toSorted();

it.each([{ status: 'collected' }, { status: 'rejected', adminNotes: 'Worn.' }, { status: 'pending' }])(
  'a stop that is planned, but not agreed, is back on its run once $status is undone',
  async (decision) => {
    const run = await made.runOf();
    const { id } = await made.pickupOf();
    await made.assign(run, [id]);
    await made.review(id, decision);
    expect(made.run(run.id).stops).toEqual([]);
    await undo(id);
    expect(made.run(run.id)).toMatchObject({ stops: [{ donationId: id }], left: [] });
    expect(made.stored(id).pickup).toMatchObject({ runId: run.id });
    await made.later(3);
    expect(mails(id)).toEqual([]);
  },
);

it('stops that are marked collected by mistake, all at once, are back on their run', async () => {
  const run = await made.runOf();
  const ids = [(await made.pickupOf()).id, (await made.pickupOf()).id];
  await made.assign(run, ids);
  await made.post('/donationitems/collect', { ids });
  expect(made.run(run.id).stops).toEqual([]);
  await made.post('/donationitems/undo', { ids });
  expect(
    made
      .run(run.id)
      .stops.map(({ donationId }) => donationId)
      .toSorted(),
  ).toEqual(ids.toSorted());
});

it('a stop whose run is full meanwhile waits for the van again', async () => {
  const run = await made.runOf({ stopsMax: 1 });
  const [{ id }, other] = [await made.pickupOf(), await made.pickupOf()];
  await made.assign(run, [id]);
  await made.review(id, { status: 'collected' });
  await made.assign(await made.read(run.id), [other.id]);
  await undo(id);
  expect(made.run(run.id).stops).toMatchObject([{ donationId: other.id }]);
  expect(made.stored(id).pickup?.runId).toBeUndefined();
});

it('days that were offered can be chosen again, by the links of the mail that was sent', async () => {
  const [thursday, friday] = [await made.runOf(), await made.runOf({ date: FRIDAY })];
  const { id, token } = await made.pickupOf();
  await made.offerDays(id, [thursday.id, friday.id]);
  await made.later(3);
  await made.review(id, { status: 'rejected', adminNotes: 'A mistake.' });
  await undo(id);
  await made.later(3);
  expect(mails(id)).toEqual(['days-offered: sent']);
  expect((await made.yours(token)).body.days.map(({ place }: { place: string }) => place)).toEqual(['a', 'b']);
  expect((await made.yours(token, '/choose', { day: friday.id })).body.day).toMatchObject({ date: FRIDAY });
});

it('days that were offered, but not told yet, are told with the links that they had', async () => {
  const [thursday, friday] = [await made.runOf(), await made.runOf({ date: FRIDAY })];
  const { id } = await made.pickupOf();
  await made.offerDays(id, [thursday.id, friday.id]);
  await made.review(id, { status: 'rejected', adminNotes: 'A mistake.' });
  expect(mails(id)).toEqual([]);
  await made.change(thursday.id, { state: 'cancelled' });
  await undo(id);
  const [waiting] = made.mailsAbout(id);
  expect(waiting?.values.days).toMatch(/^\nFriday 6 March/);
  await made.later(3);
  expect(mails(id)).toEqual(['days-offered: sent']);
});

it('nothing is told of days that were offered and have all gone', async () => {
  const run = await made.runOf({ date: THURSDAY });
  const { id } = await made.pickupOf();
  await made.offerDays(id, [run.id]);
  await made.review(id, { status: 'rejected', adminNotes: 'A mistake.' });
  await made.change(run.id, { state: 'cancelled' });
  await undo(id);
  await made.later(3);
  expect(mails(id)).toEqual([]);
});

it('the wish for another day stands again', async () => {
  const { id, token } = await made.pickupOf();
  await made.yours(token, '/another-day', { note: 'Only after 5.' });
  await made.review(id, { status: 'collected' });
  expect((await made.yours(token)).body.dayAsked).toBeNull();
  await undo(id);
  expect((await made.yours(token)).body.dayAsked).toMatchObject({ note: 'Only after 5.' });
});
