import { beforeEach, describe, expect, it } from 'vitest';
import { applyRetention } from '#api/privacy/apply-retention.ts';
import { FRIDAY, type Runs, runsIn } from '../support/runs.ts';
import { formOf, pngFile } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let declan: Headers;
let made: Runs;
let run: { id: string; revision: number };
let one: Awaited<ReturnType<Runs['pickupOf']>>;
let two: Awaited<ReturnType<Runs['pickupOf']>>;

/** The van is out on Thursday with two stops, both agreed. */
beforeEach(async () => {
  api = testApi();
  declan = await api.staff('Volunteer', 'Declan Roche');
  made = runsIn(api, declan);
  const planned = await made.runOf();
  [one, two] = [await made.pickupOf(), await made.pickupOf()];
  await made.assign(planned, [one.id, two.id]);
  await made.agree(planned.id);
  api.deps.clock.set('2026-03-05T12:00:00.000Z');
  declan = await api.again('Declan Roche');
  made = runsIn(api, declan);
  run = (await made.change(planned.id, { state: 'out' })).body;
});

const collected = { outcome: 'collected', at: '2026-03-05T10:12:00Z' };
const stopOf = (body: { stops: { donationId: string }[] }, id: string) =>
  body.stops.find(({ donationId }) => donationId === id);

describe('an outcome', () => {
  it('of collected makes the offer collected at the time that was tapped, and thanks the donor', async () => {
    const { status, body } = await made.outcome(run.id, one.id, { ...collected, note: ' Two trips. ' });
    expect([status, stopOf(body, one.id)]).toEqual([
      200,
      expect.objectContaining({
        outcome: 'collected',
        at: '2026-03-05T10:12:00.000Z',
        note: 'Two trips.',
        state: 'agreed',
      }),
    ]);
    const stored = made.stored(one.id);
    expect([stored.status, stored.collectedAt]).toEqual(['collected', '2026-03-05T10:12:00.000Z']);
    expect(stored.history.at(-1)).toMatchObject({ from: 'approved', to: 'collected' });
    const mails = api.deps.store.data.mails.list('about', one.id).filter(({ state }) => state === 'waiting');
    expect(mails.map(({ kind }) => kind)).toContain('offer-collected');
    expect((await made.yours(one.token)).body).toMatchObject({ status: 'collected', day: null });
    expect((await made.waiting()).total).toBe(0);
  });

  it('of not there tells the donor when the van called, and offers the next days on which it comes by', async () => {
    const next = await made.runOf({ date: FRIDAY });
    const elsewhere = await made.runOf({ date: FRIDAY, van: 'Red van' });
    const dublin = await made.pickupOf({
      pickupAddress: '4 Main Street, Wexford',
      pickupCounty: 'Wexford',
      pickupEircode: '',
    });
    await made.assign(elsewhere, [dublin.id]);
    await made.outcome(run.id, one.id, { outcome: 'not-there', at: '2026-03-05T10:12:00Z' });
    const own = (await made.yours(one.token)).body;
    expect([own.statusText, own.day, own.days.map(({ id }: { id: string }) => id)]).toEqual([
      'We called, and nobody was there. Please choose another day for our van to come.',
      null,
      [next.id],
    ]);
    const [mail] = made.mailsAbout(one.id);
    expect([mail?.kind, mail?.values.called]).toEqual(['day-missed', 'Thursday 5 March, 10:12']);
    await made.later(3);
    const stored = api.deps.store.data.mails.list('about', one.id).find(({ kind }) => kind === 'day-missed');
    expect(stored?.state).toBe('sent');
    expect((await made.yours(one.token, '/choose', { day: next.id })).body.day).toMatchObject({ date: FRIDAY });
  });

  it('of not there that is said once more, with a note, is told once, and leaves the days that were offered since', async () => {
    await made.outcome(run.id, one.id, { outcome: 'not-there', at: '2026-03-05T10:12:00Z' });
    await made.later(3);
    const chosen = await made.runOf({ date: FRIDAY, van: 'Red van' });
    await made.offerDays(one.id, [chosen.id]);
    await made.outcome(run.id, one.id, { outcome: 'not-there', note: 'Rang twice', at: '2026-03-05T10:20:00Z' });
    expect((await made.yours(one.token)).body.days.map(({ id }: { id: string }) => id)).toEqual([chosen.id]);
    expect(made.stored(one.id).pickup?.returned?.note).toBe('Rang twice');
    const missed = api.deps.store.data.mails.list('about', one.id).filter(({ kind }) => kind === 'day-missed');
    expect(missed).toHaveLength(1);
  });

  it('of not there never offers the run on which the van just was', async () => {
    const early = await made.pickupOf();
    const late = await made.runOf({ date: FRIDAY });
    await made.assign(late, [early.id]);
    await made.outcome(late.id, early.id, { outcome: 'not-there', at: '2026-03-05T11:00:00Z' });
    expect(made.stored(early.id).pickup?.days).toBeUndefined();
  });

  it('of not there that the driver corrects within two minutes is told to nobody', async () => {
    await made.outcome(run.id, one.id, { outcome: 'not-there', at: '2026-03-05T10:12:00Z' });
    await made.outcome(run.id, one.id, { ...collected, at: '2026-03-05T10:13:00Z' });
    expect(made.mailsAbout(one.id)).toEqual([]);
  });

  it('of not there asks for a day on the page where the van comes by on none', async () => {
    await made.outcome(run.id, one.id, { outcome: 'not-there', at: '2026-03-05T10:12:00Z' });
    expect((await made.yours(one.token)).body).toMatchObject({
      statusText: 'We called, and nobody was there. Tell us below when somebody is at home, or ring us.',
      days: [],
    });
  });

  it.each(['collected', 'not-there', 'refused'])(
    'of %s withdraws a reminder of the day that is over',
    async (outcome) => {
      const early = await made.pickupOf();
      const late = await made.runOf({ date: FRIDAY });
      await made.assign(late, [early.id]);
      await made.agree(late.id);
      expect(made.mailsAbout(early.id).map(({ kind }) => kind)).toContain('day-reminder');
      await made.change(late.id, { state: 'out' });
      await made.outcome(late.id, early.id, { outcome, at: '2026-03-05T11:00:00Z' });
      expect(made.mailsAbout(early.id).map(({ kind }) => kind)).not.toContain('day-reminder');
    },
  );

  it.each(['not-there', 'refused'])('of %s puts the offer back on the list with why', async (outcome) => {
    await made.outcome(run.id, one.id, { outcome, note: 'Rang twice', at: collected.at });
    const [offer] = (await made.waiting()).offers;
    expect([offer.id, offer.pickup.returned]).toEqual([
      one.id,
      { at: api.deps.now().toISOString(), why: outcome, runId: run.id, note: 'Rang twice' },
    ]);
    expect((await made.yours(one.token)).body).toMatchObject({ status: 'approved', day: null });
    expect(stopOf(await made.read(run.id), one.id)).toMatchObject({ outcome });
    const next = await made.runOf({ date: '2026-03-06' });
    expect((await made.assign(next, [one.id])).status).toBe(200);
  });

  it('is done once with an Idempotency-Key, and refused for another request with it', async () => {
    const send = () => made.outcome(run.id, one.id, collected, 'tap-0001');
    const [first, second] = [await send(), await send()];
    expect([second.status, second.body.revision]).toEqual([200, first.body.revision]);
    expect(made.stored(one.id).history).toHaveLength(2);
    const other = await made.outcome(run.id, one.id, { ...collected, outcome: 'refused' }, 'tap-0001');
    expect(other.status).toBe(409);
  });

  it('that was tapped last counts, in whatever order they arrive', async () => {
    await made.outcome(run.id, one.id, { outcome: 'not-there', at: '2026-03-05T10:30:00+00:00' }, 'tap-0002');
    await made.outcome(run.id, one.id, collected, 'tap-0001');
    expect(stopOf(await made.read(run.id), one.id)).toMatchObject({ outcome: 'not-there' });
    expect(made.stored(one.id).status).toBe('approved');
    await made.outcome(run.id, one.id, { outcome: 'collected', at: '2026-03-05T11:00:00Z' }, 'tap-0003');
    expect(made.stored(one.id)).toMatchObject({ status: 'collected', collectedAt: '2026-03-05T11:00:00.000Z' });
    expect(made.stored(one.id).pickup?.returned).toBeUndefined();
  });

  it('can be taken back: the offer waits again, and nobody is thanked', async () => {
    await made.outcome(run.id, one.id, collected);
    await made.outcome(run.id, one.id, { outcome: 'refused', note: 'Changed her mind', at: '2026-03-05T10:20:00Z' });
    expect(made.stored(one.id)).toMatchObject({ status: 'approved', collectedAt: null });
    expect((await made.waiting()).offers[0].pickup.returned).toMatchObject({
      why: 'refused',
      note: 'Changed her mind',
    });
    const mails = api.deps.store.data.mails.list('about', one.id).filter(({ state }) => state === 'waiting');
    expect(mails.map(({ kind }) => kind)).not.toContain('offer-collected');
  });

  it('from a phone whose clock is ahead is noted as now', async () => {
    const { body } = await made.outcome(run.id, one.id, { outcome: 'collected', at: '2031-01-01T00:00:00Z' });
    expect(stopOf(body, one.id)).toMatchObject({ at: '2026-03-05T12:00:00.000Z' });
  });

  it.each(['2016-01-01T00:00:05Z', '2026-02-23T08:59:59.999Z', '0000-01-01T00:00:00+14:00'])(
    'from a phone whose clock is behind is noted as now, and retention keeps the offer: %s',
    async (at) => {
      const { status, body } = await made.outcome(run.id, one.id, { outcome: 'collected', at });
      expect([status, stopOf(body, one.id)]).toMatchObject([200, { at: '2026-03-05T12:00:00.000Z' }]);
      expect((await applyRetention(api.deps)).donations).toBe(0);
      expect(made.stored(one.id)).toMatchObject({ status: 'collected', collectedAt: '2026-03-05T12:00:00.000Z' });
    },
  );

  it('that corrects the one before counts, though the clock of the server was set back in between', async () => {
    await made.outcome(run.id, one.id, { outcome: 'not-there', at: '2026-03-05T11:59:00Z' });
    api.deps.clock.advance({ minutes: -5 });
    await made.outcome(run.id, one.id, { outcome: 'collected', at: '2026-03-05T12:00:00Z' });
    expect(made.stored(one.id).status).toBe('collected');
  });

  it('of two from a phone whose clock is behind, the later one counts', async () => {
    await made.outcome(run.id, one.id, { outcome: 'not-there', at: '2016-01-01T00:00:05Z' });
    await made.outcome(run.id, one.id, { outcome: 'collected', at: '2016-01-01T00:03:00Z' });
    expect(made.stored(one.id).status).toBe('collected');
  });

  it('of the day before keeps its time, also when the desk decided and undid meanwhile', async () => {
    const desk = '2026-03-06T08:00:00.000Z';
    api.deps.clock.set(desk);
    const { authorization = '' } = await api.again('Declan Roche');
    const again = runsIn(api, { authorization });
    await again.review(one.id, { status: 'pending' });
    await api.call('put', `/donationitems/${one.id}/undo`, { as: { authorization } });
    const next = await again.assign(await again.read(run.id), [one.id, two.id]);
    expect([next.status, made.stored(one.id).history.at(-1)]).toMatchObject([200, { to: 'approved', at: desk }]);
    await again.outcome(run.id, one.id, { outcome: 'collected', at: '2026-03-05T11:00:00+01:00' });
    expect(made.stored(one.id).collectedAt).toBe('2026-03-05T10:00:00.000Z');
  });

  it('sets the van out, if nobody has', async () => {
    const { body } = await made.change(run.id, { state: 'planned' });
    expect((await made.outcome(body.id, one.id, collected)).body.state).toBe('out');
  });

  it.each([
    [{ ...collected, outcome: 'lost' }, 'outcome'],
    [{ outcome: 'collected' }, 'at'],
    [{ ...collected, at: 'noon' }, 'at'],
    [{ ...collected, note: 'x'.repeat(501) }, 'note'],
  ])('is refused with a sentence: %j', async (json, field) => {
    const { status, body } = await made.outcome(run.id, one.id, json);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(made.stored(one.id).status).toBe('approved');
  });

  it('is refused for what is no stop, and for a run that is not there', async () => {
    const other = await made.pickupOf();
    expect((await made.outcome(run.id, other.id, collected)).status).toBe(404);
    expect((await made.outcome('A'.repeat(22), one.id, collected)).status).toBe(404);
  });
});

describe('a stop that was withdrawn meanwhile', () => {
  it('is answered as such, and what the driver said is kept for staff', async () => {
    await made.yours(one.token, '/withdraw');
    const { status, body } = await made.outcome(run.id, one.id, { ...collected, note: 'In the van' });
    expect([status, body.message]).toEqual([
      409,
      'The donor withdrew this offer on 5 March 2026 at 12:00. What you said is kept.',
    ]);
    const { left, stops } = await made.read(run.id);
    expect(stops).toHaveLength(1);
    expect(left).toEqual([
      expect.objectContaining({
        donationId: one.id,
        why: 'withdrawn',
        name: 'Niamh Doyle',
        reported: { outcome: 'collected', at: '2026-03-05T10:12:00.000Z', note: 'In the van' },
      }),
    ]);
    expect(made.stored(one.id).status).toBe('rejected');
  });
});

describe('a run that is done', () => {
  it('gives back what it has not reached, and takes it up again when it goes on', async () => {
    await made.outcome(run.id, one.id, collected);
    await made.change(run.id, { state: 'done' });
    const { offers } = await made.waiting();
    expect(
      offers.map(({ id, pickup }: { id: string; pickup: { returned: unknown } }) => [id, pickup.returned]),
    ).toEqual([[two.id, expect.objectContaining({ why: 'not-reached', runId: run.id })]]);
    expect((await made.read(run.id)).stops).toHaveLength(2);
    await made.change(run.id, { state: 'out' });
    expect((await made.waiting()).total).toBe(0);
  });

  it('still takes outcomes that a phone without connection kept, also of a stop that is planned anew', async () => {
    await made.change(run.id, { state: 'done' });
    const next = await made.runOf({ date: '2026-03-06' });
    await made.assign(next, [two.id]);
    const late = await made.outcome(run.id, two.id, collected, 'tap-0009');
    expect([late.status, stopOf(late.body, two.id)]).toEqual([200, expect.objectContaining({ outcome: 'collected' })]);
    expect(made.stored(two.id).status).toBe('collected');
    expect(made.run(next.id)).toMatchObject({ stops: [], left: [{ donationId: two.id, why: 'collected' }] });
    const missed = await made.outcome(run.id, one.id, { outcome: 'not-there', at: collected.at });
    expect(missed.status).toBe(200);
    expect((await made.waiting()).offers[0].pickup.returned.why).toBe('not-there');
  });

  it('tells a phone that what it kept is declined', async () => {
    await made.change(run.id, { state: 'done' });
    await made.review(one.id, { status: 'rejected', adminNotes: 'Worn' });
    expect((await made.outcome(run.id, one.id, collected)).status).toBe(409);
    expect(made.stored(one.id).status).toBe('rejected');
  });

  it('keeps a stop with an outcome: it cannot be taken off', async () => {
    const { body } = await made.outcome(run.id, one.id, collected);
    expect((await made.assign(body, [two.id])).status).toBe(409);
    expect((await made.assign(body, [two.id, one.id])).status).toBe(200);
  });
});

describe('the photo of a stop', () => {
  const send = (id: string, key?: string) =>
    api.call('post', `/runs/${run.id}/stops/${id}/photo`, {
      as: declan,
      form: formOf({ photo: pngFile() }),
      ...(key && { headers: { 'idempotency-key': key } }),
    });

  it('is shown to staff only, replaced by a later one, and gone with the offer', async () => {
    const first = await send(one.id);
    const { photoUrl } = stopOf(first.body, one.id) as unknown as { photoUrl: string };
    expect([first.status, photoUrl]).toEqual([201, expect.stringMatching(/^\/api\/media\//)]);
    expect((await api.get(photoUrl.replace('/api', ''), declan)).status).toBe(200);
    expect((await api.get(photoUrl.replace('/api', ''))).status).toBe(404);
    await send(one.id);
    expect((await api.get(photoUrl.replace('/api', ''), declan)).status).toBe(404);
    expect(await api.deps.images.list()).toHaveLength(1);
    await api.call('delete', `/donationitems/${one.id}`, { as: await api.staff() });
    expect(await api.deps.images.list()).toEqual([]);
  });

  it('is taken once with an Idempotency-Key', async () => {
    const [first, second] = [await send(one.id, 'photo-0001'), await send(one.id, 'photo-0001')];
    expect([second.status, second.body.revision]).toEqual([201, first.body.revision]);
    expect(await api.deps.images.list()).toHaveLength(1);
  });

  it('is refused for a stop that has left, without a photo, and for what is none', async () => {
    await made.yours(one.token, '/withdraw');
    expect((await send(one.id)).status).toBe(409);
    const post = (form: FormData) => api.call('post', `/runs/${run.id}/stops/${two.id}/photo`, { as: declan, form });
    expect((await post(formOf({}))).status).toBe(400);
    expect((await post(formOf({ photo: new Blob(['<svg/>'], { type: 'image/png' }) }))).status).toBe(415);
    expect(await api.deps.images.list()).toEqual([]);
  });
});

describe('the runs as CSV', () => {
  it('have a line for each stop, and nothing of the donor', async () => {
    await api.deps.store.change((draft) => {
      const otherThings = [
        { category: 'books', condition: 'fair', howMany: 'two boxes, ring 020 915 0002' },
        { category: 'toys', condition: 'good' },
      ] as const;
      draft.donations.put({ ...made.stored(one.id), otherThings: [...otherThings] });
    });
    await made.outcome(run.id, one.id, { ...collected, note: '=1+1' });
    const { status, text } = await api.get('/runs.csv?from=2026-03-01', declan);
    expect(status).toBe(200);
    const [head, first, second] = text.replace('\uFEFF', '').split('\r\n');
    expect(head).toMatch(/^Date,From,To,Van,Shop,Driver,State,Kilometres,Stop,Reference,Category,Also offered,Area,/);
    expect(first).toBe(
      `2026-03-05,09:30,15:30,Green van,newross,,out,1.1,1,${one.reference},Furniture,"Books & Media, fair; Toys & Games, good",New Ross,collected,2026-03-05T10:12:00.000Z,'=1+1`,
    );
    expect(second).toContain(`,2,${two.reference},Furniture,,New Ross,`);
    expect(text).not.toMatch(/Niamh|Quay Street|020 915/);
    const entries = (await api.get('/audit?action=exported', await api.staff())).body.entries;
    expect(entries[0]).toMatchObject({ subjectKind: 'run', detail: 'CSV, by from' });
  });
});

describe('the figures of the van', () => {
  it('count what was driven on the days that are asked for', async () => {
    await made.outcome(run.id, one.id, collected);
    await made.outcome(run.id, two.id, { outcome: 'not-there', at: collected.at });
    await made.runOf({ date: '2026-03-06' });
    const figures = async (days: string) => (await api.get(`/analytics?${days}`, declan)).body.runs;
    expect(await figures('from=2026-03-05&to=2026-03-06')).toEqual({
      runs: 1,
      collected: 1,
      notThere: 1,
      refused: 0,
      kilometres: 1.1,
      stops: 2,
      places: 2,
      stopsPerHour: 0.33,
    });
    expect(await figures('from=2026-03-06&to=2026-03-06')).toMatchObject({
      runs: 0,
      kilometres: 0,
      stopsPerHour: null,
    });
    const { text } = await api.get('/analytics.csv?table=runs&from=2026-03-05&to=2026-03-06', declan);
    expect(text).toContain('1,1,1,0,1.1,2,2,0.33');
  });
});

describe('the calendar of staff', () => {
  const make = async (as = declan) => (await api.call('post', '/auth/calendar', { as })).body as { url: string };
  const pathIn = ({ url }: { url: string }) => url.replace('http://localhost:3000/api', '');

  it('has the runs from a month back, without names and addresses, for who has the address', async () => {
    await made.runOf({ date: '2026-02-01', force: true });
    const old = await made.runOf({ date: '2026-02-04', force: true });
    await made.change(old.id, { state: 'cancelled' });
    const { status, text, headers } = await api.get(pathIn(await make()));
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain('SUMMARY:Green van\\, New Ross: 2 stops\r\n');
    expect(text).toContain('DTSTART:20260204T093000Z');
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).not.toMatch(/Niamh|Quay|Declan|Roche|020 915/);
  });

  it('ends with its address: replaced, revoked, or with the account', async () => {
    expect((await api.get('/auth/calendar', declan)).body).toEqual({ createdAt: null });
    const first = await make();
    expect((await api.get('/auth/calendar', declan)).body).toEqual({ createdAt: api.deps.now().toISOString() });
    expect(JSON.stringify([...api.deps.store.data.calendars.all()])).not.toContain(pathIn(first).slice(10, -4));
    const second = await make();
    expect((await api.get(pathIn(first))).status).toBe(404);
    expect((await api.get(pathIn(second))).status).toBe(200);
    const aoife = await make(await api.staff('Volunteer', 'Aoife Byrne'));
    expect((await api.call('post', '/auth/calendar/revoke', { as: declan })).status).toBe(204);
    expect([(await api.get(pathIn(second))).status, (await api.get(pathIn(aoife))).status]).toEqual([404, 200]);
    const person = [...api.deps.store.data.people.all()].find(({ name }) => name === 'Aoife Byrne');
    if (person) await api.deps.store.change((draft) => draft.people.put({ ...person, disabled: true }));
    expect((await api.get(pathIn(aoife))).status).toBe(404);
  });

  it('leaves its secret in no log', async () => {
    const lines: unknown[] = [];
    const keep = (...line: unknown[]) => void lines.push(line);
    const logging = testApi({ log: { info: keep, warn: keep, error: keep } });
    const staff = await logging.staff();
    const { url } = (await logging.call('post', '/auth/calendar', { as: staff })).body;
    await logging.get(url.replace('http://localhost:3000/api', ''));
    await logging.get('/calendar/wrong-secret.ics');
    expect(JSON.stringify(lines)).toContain('/api/calendar/:token.ics');
    expect(JSON.stringify(lines)).not.toContain(url.split('/').at(-1).slice(0, 20));
    expect(JSON.stringify(lines)).not.toContain('wrong-secret');
    expect((await logging.get('/audit', staff)).text).not.toContain(url.split('/').at(-1).slice(0, 20));
  });
});
