import { describe, expect, it } from 'vitest';
import { bothStores } from '../support/both-stores.ts';
import { FRIDAY, runsIn } from '../support/runs.ts';

const open = async (on: ReturnType<typeof bothStores>[number][1]) => {
  const api = await on();
  const runs = runsIn(api, await api.staff('Volunteer', 'Aoife Byrne'));
  const subjects = () =>
    api.deps.mails.map(({ subject }) => subject).filter((subject) => !/^We have|welcome/i.test(subject));
  const actedAtOf = (ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, runs.stored(id).pickup?.before?.at]).filter(([, at]) => at));
  const undo = async (...ids: string[]) =>
    (await runs.post('/donationitems/days/undo', { ids, actedAt: actedAtOf(ids) })).body.results;
  /** The mails about an offer that wait. */
  const kinds = (id: string) =>
    runs
      .mailsAbout(id)
      .map(({ kind }) => kind)
      .sort();
  return { api, runs, subjects, undo, kinds };
};

describe.each(bothStores())('on %s', (_store, on) => {
  it('an agreed day is taken back with its mails, and what it replaced stands again', async () => {
    const { runs, undo, kinds } = await open(on);
    const [thursday, friday] = [await runs.runOf(), await runs.runOf({ date: FRIDAY, van: 'Red van' })];
    const { id, token } = await runs.pickupOf();
    await runs.offerDays(id, [friday.id]);
    await runs.assign(await runs.read(thursday.id), [id]);
    const before = runs.stored(id);
    await runs.agree(thursday.id, { stops: [id] });
    expect(kinds(id)).toEqual(['day-agreed', 'day-reminder']);
    expect(await undo(id)).toEqual([{ id, outcome: 'undone' }]);
    const { before: _, ...after } = runs.stored(id).pickup ?? {};
    const { before: __, calendar: ___, ...was } = before.pickup ?? {};
    expect({ ...after, calendar: undefined }).toEqual({ ...was, calendar: undefined });
    expect(kinds(id)).toEqual(['days-offered']);
    expect((await runs.yours(token)).body).toMatchObject({ days: [{ date: FRIDAY }] });
    expect((await runs.yours(token)).body.day ?? null).toBeNull();
  });

  it('offered days are taken back before their mail leaves, and a wish for another day stands again', async () => {
    const { runs, undo } = await open(on);
    const friday = await runs.runOf({ date: FRIDAY });
    const { id, token } = await runs.pickupOf();
    await runs.yours(token, '/another-day', { note: 'Mondays only' });
    await runs.offerDays(id, [friday.id]);
    expect(runs.stored(id).dayAsked).toBeUndefined();
    expect(await undo(id)).toEqual([{ id, outcome: 'undone' }]);
    expect(runs.stored(id)).toMatchObject({ dayAsked: { note: 'Mondays only' } });
    expect(runs.stored(id).pickup?.days).toBeUndefined();
    expect(runs.mailsAbout(id).map(({ kind }) => kind)).toEqual(['day-asked']);
  });

  it('what the donor has been told, or has answered, is not taken back', async () => {
    const { runs, undo } = await open(on);
    const friday = await runs.runOf({ date: FRIDAY });
    const [one, other, third] = [await runs.pickupOf(), await runs.pickupOf(), await runs.pickupOf()];
    await runs.offerDays(one.id, [friday.id]);
    await runs.offerDays(other.id, [friday.id]);
    await runs.yours(other.token, '/choose', { day: friday.id });
    expect(await undo(other.id, third.id)).toMatchObject([
      { id: other.id, outcome: 'conflict' },
      { id: third.id, outcome: 'conflict', message: expect.stringContaining('Nothing was agreed') },
    ]);
    await runs.later(3);
    expect(await undo(one.id)).toMatchObject([
      { outcome: 'conflict', message: expect.stringContaining('told already') },
    ]);
    expect(runs.stored(one.id).pickup?.days).toEqual([friday.id]);
  });

  it('what a colleague has agreed or offered, or somebody since, is not taken back', async () => {
    const { api, runs, undo } = await open(on);
    const friday = await runs.runOf({ date: FRIDAY });
    const { id } = await runs.pickupOf();
    await runs.offerDays(id, [friday.id]);
    const first = runs.stored(id).pickup?.before?.at;
    api.deps.clock.advance({ seconds: 1 });
    await runs.offerDays(id, [friday.id]);
    const overtaken = [{ outcome: 'conflict', message: expect.stringContaining('has been changed since') }];
    const early = await runs.post('/donationitems/days/undo', { ids: [id], actedAt: { [id]: first } });
    expect(early.body.results).toMatchObject(overtaken);
    await runs.offerDays(id, [friday.id], await api.staff('Volunteer', 'Declan Roche'));
    expect(await undo(id)).toMatchObject(overtaken);
    expect(runs.stored(id).pickup?.days).toEqual([friday.id]);
  });

  it('an offer that is put on a run and taken off again waits with why it came back before', async () => {
    const { runs, subjects, kinds } = await open(on);
    const [thursday, friday] = [await runs.runOf(), await runs.runOf({ date: FRIDAY, van: 'Red van' })];
    const { id } = await runs.pickupOf();
    await runs.assign(await runs.read(thursday.id), [id]);
    await runs.agree(thursday.id);
    await runs.later(3);
    await runs.change(thursday.id, { state: 'cancelled' });
    await runs.assign(await runs.read(friday.id), [id]);
    expect(kinds(id)).toEqual(['day-changed', 'day-reminder']);
    await runs.assign(await runs.read(friday.id), []);
    expect(runs.stored(id).pickup).toMatchObject({ returned: { why: 'cancelled', runId: thursday.id } });
    await runs.change(thursday.id, { state: 'planned' });
    await runs.later(3);
    expect(subjects().filter((subject) => /changed|cancel/i.test(subject))).toEqual([]);
    expect((await runs.read(thursday.id)).stops).toMatchObject([{ donationId: id, state: 'agreed' }]);
  });
});
