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

describe('planning a run', () => {
  it('has the shop, stops and minutes of its van, and answers what it is', async () => {
    const { status, body } = await made.post('/runs', { date: THURSDAY, van: 'green VAN' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        date: THURSDAY,
        from: '09:30',
        to: '15:30',
        van: 'green VAN',
        shop: 'newross',
        areas: [],
        stopsMax: 12,
        minutesMax: 360,
        state: 'planned',
        driverId: null,
        driverName: null,
        revision: 1,
        stops: [],
        left: [],
        minutes: 0,
        full: false,
        agreed: 0,
        offered: 0,
        kilometres: 0,
        overlaps: false,
      },
    ]);
    expect(await made.read(body.id)).toEqual(body);
  });

  it('takes a van that is not in the settings, with a shop', async () => {
    const refused = await made.post('/runs', { date: THURSDAY, van: 'Tom’s trailer' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['shop']]);
    expect(await made.runOf({ van: 'Tom’s trailer', shop: 'clane', stopsMax: undefined })).toMatchObject({
      shop: 'clane',
      stopsMax: 10,
      minutesMax: 360,
    });
  });

  it('starts at the shop of another van that it is given, unless a shop is said or the van is not in the settings', async () => {
    const { id } = await made.runOf();
    const shopAfter = async (changes: object) => (await made.change(id, changes)).body.shop;
    expect(await shopAfter({ van: 'blue van' })).toBe('clane');
    expect(await shopAfter({ van: 'Red van', shop: 'wexford' })).toBe('wexford');
    expect(await shopAfter({ van: 'Red van', from: '10:00' })).toBe('wexford');
    expect(await shopAfter({ van: 'Tom’s trailer' })).toBe('wexford');
  });

  it.each([
    [{ date: '5 March' }, 'date'],
    [{ from: '15:00', to: '09:00' }, 'to'],
    [{ from: '09:3' }, 'from'],
    [{ van: ' ' }, 'van'],
    [{ stopsMax: 0 }, 'stopsMax'],
    [{ minutesMax: 2.5 }, 'minutesMax'],
    [{ shop: 'dublin' }, 'shop'],
    [{ driverId: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'driverId'],
  ])('is refused with a sentence: %j', async (fields, field) => {
    const { status, body } = await made.post('/runs', { date: THURSDAY, van: 'Green van', ...fields });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(api.deps.store.data.runs.size).toBe(0);
  });

  it.each([
    ['2026-03-08', 'New Ross is closed on Sundays.'],
    ['2026-03-17', 'That day is St Patrick’s Day, a public holiday.'],
    ['2026-03-01', 'This day is over.'],
  ])('is refused on %s unless it is forced', async (date, reason) => {
    const { status, body } = await made.post('/runs', { date, van: 'Green van' });
    expect([status, body.message]).toEqual([409, `${reason} To plan the run all the same, say so.`]);
    expect((await made.runOf({ date, force: true })).date).toBe(date);
  });

  it('is refused on a day on which the shop is closed by the settings', async () => {
    const admin = await api.staff();
    const { body: settings } = await api.get('/settings');
    settings.shops[2].closures = [{ date: THURSDAY, reason: 'Stock-taking' }];
    expect((await api.call('put', '/settings', { as: admin, json: settings })).status).toBe(200);
    const refused = await made.post('/runs', { date: THURSDAY, van: 'Green van' });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Stock-taking')]);
    const run = await made.runOf({ date: FRIDAY });
    expect((await made.change(run.id, { date: THURSDAY })).status).toBe(409);
    expect((await made.change(run.id, { date: THURSDAY, force: true })).body.date).toBe(THURSDAY);
  });

  it('is planned on a public holiday on which the shop is open', async () => {
    const date = '2026-03-17';
    const { body: settings } = await api.get('/settings');
    settings.shops[2].holidayHours = [{ date, opens: '10:00', closes: '14:00' }];
    await api.call('put', '/settings', { as: await api.staff(), json: settings });
    expect((await made.runOf({ date })).date).toBe(date);
  });

  it('is done once with an Idempotency-Key', async () => {
    const send = () =>
      api.call('post', '/runs', {
        as: aoife,
        json: { date: THURSDAY, van: 'Green van' },
        headers: { 'idempotency-key': 'plan-thursday' },
      });
    const [first, second] = [await send(), await send()];
    expect([second.status, second.body.id]).toEqual([201, first.body.id]);
    expect(api.deps.store.data.runs.size).toBe(1);
  });

  it('says when the van or the driver is out twice at a time', async () => {
    const [me] = api.deps.store.data.people.all();
    const first = await made.runOf({ driverId: me?.id });
    expect(first.driverName).toBe('Aoife Byrne');
    await made.runOf({ from: '15:30', to: '17:00' });
    expect((await made.read(first.id)).overlaps).toBe(false);
    await made.runOf({ van: 'Red van', driverId: me?.id });
    expect((await made.read(first.id)).overlaps).toBe(true);
  });

  it('names who can drive to everybody who plans', async () => {
    const admin = await api.staff('Administrator', 'Niamh Furlong');
    const { body } = await api.get('/colleagues?may=drive', aoife);
    expect(body.colleagues.map(({ name }: { name: string }) => name)).toEqual(['Aoife Byrne', 'Niamh Furlong']);
    expect(Object.keys(body.colleagues[0])).toEqual(['id', 'name']);
    const me = body.colleagues[0].id;
    const person = api.deps.store.data.people.get(me);
    if (person) await api.deps.store.change((draft) => draft.people.put({ ...person, disabled: true }));
    expect((await api.get('/colleagues?may=drive', admin)).body.colleagues).toHaveLength(1);
    expect((await made.post('/runs', { date: THURSDAY, van: 'Green van', driverId: me }, admin)).status).toBe(400);
  });

  it('lists the runs of some days in their order, page by page', async () => {
    const dates = ['2026-03-09', THURSDAY, FRIDAY, '2026-03-04'];
    for (const date of dates) await made.runOf({ date });
    const list = async (query: string) => {
      const { status, body } = await api.get(`/runs${query}`, aoife);
      return [status, body.total, body.runs?.map((run: { date: string }) => run.date)];
    };
    expect(await list('')).toEqual([200, 4, dates.toSorted()]);
    expect(await list(`?from=${THURSDAY}&to=${FRIDAY}`)).toEqual([200, 2, [THURSDAY, FRIDAY]]);
    expect(await list('?from=2026-03-05&page=2&pageSize=2')).toEqual([200, 3, ['2026-03-09']]);
    expect((await list(`?from=${FRIDAY}&to=${THURSDAY}`))[0]).toBe(400);
    expect((await list('?pageSize=101'))[0]).toBe(400);
  });

  it('is deleted by administrators, and only while it is empty', async () => {
    const run = await made.runOf();
    const remove = async (as: Headers) => (await api.call('delete', `/runs/${run.id}`, { as })).status;
    expect(await remove(aoife)).toBe(403);
    const admin = await api.staff();
    const { id } = await made.pickupOf();
    const { body } = await made.assign(run, [id]);
    expect(await remove(admin)).toBe(409);
    await made.assign(body, []);
    expect([await remove(admin), await remove(admin)]).toEqual([204, 404]);
  });
});

describe('the offers that wait for the van', () => {
  it('are approved pickups on no run, with their area, oldest first', async () => {
    const ross = await made.pickupOf();
    const none = await made.pickupOf({ pickupAddress: 'Beside the old creamery' });
    const carlow = await made.pickupOf({ pickupAddress: 'Barrack Street', pickupEircode: 'r93 x5w2' });
    await made.pickupOf({ pickupRequired: false });
    const all = await made.waiting();
    expect(all.total).toBe(3);
    expect(all.offers.map(({ id, area }: { id: string; area: string }) => [id, area])).toEqual([
      [ross.id, 'New Ross'],
      [none.id, null],
      [carlow.id, 'Carlow'],
    ]);
    expect(all.areas.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['New Ross', 1],
      ['Carlow', 1],
      [null, 1],
    ]);
    expect((await made.waiting('?area=none')).offers.map(({ id }: { id: string }) => id)).toEqual([none.id]);
    expect((await made.waiting('?area=Carlow')).offers[0].pickupEircode).toBe('R93 X5W2');
    await made.assign(await made.runOf(), [ross.id]);
    expect((await made.waiting()).total).toBe(2);
  });

  it('get an area by hand, where the address says none', async () => {
    const { id } = await made.pickupOf({ pickupAddress: 'Beside the old creamery' });
    const choose = (area: unknown) => api.call('put', `/donationitems/${id}/area`, { as: aoife, json: { area } });
    expect((await choose('Atlantis')).status).toBe(400);
    expect((await choose('Gorey')).body.area).toBe('Gorey');
    expect((await choose(null)).body.area).toBeNull();
  });

  it('are found as on the desk of donations: each word, without accents, Eircodes and telephone numbers however they are written', async () => {
    const found = await made.pickupOf({
      submitterName: 'Áine Ní Bhriain',
      submitterPhone: '020 915 0042',
      pickupAddress: '1 Main Street, Carlow',
      pickupEircode: 'R93 X5W2',
    });
    await made.pickupOf();
    for (const q of ['aine', 'carlow BHRIAIN', 'r93x5w2', '0209150042']) {
      const { offers, total } = await made.waiting(`?q=${encodeURIComponent(q)}`);
      expect([q, total, offers[0]?.id]).toEqual([q, 1, found.id]);
    }
    expect(await made.waiting('?q=aine&area=none')).toMatchObject({ offers: [], total: 0 });
  });

  it('name for each area the nearest shop, whichever van was there before; none where the area is not known', async () => {
    const { id } = await made.pickupOf({ pickupAddress: '1 Quay Street, New Ross' });
    await made.pickupOf({ pickupAddress: 'Beside the old creamery' });
    const run = await made.runOf({ shop: 'clane' });
    await made.assign(run, [id]);
    await made.change(run.id, { state: 'out' });
    await made.outcome(run.id, id, { outcome: 'not-there', at: api.deps.now().toISOString() });
    const { areas } = await made.waiting();
    expect(areas.map(({ name, shop }: { name: string | null; shop: string | null }) => [name, shop])).toEqual([
      ['New Ross', 'newross'],
      [null, null],
    ]);
  });

  it('follow the areas of the settings', async () => {
    const { id } = await made.pickupOf({ pickupAddress: 'Beside the old creamery, Rathnure' });
    const admin = await api.staff();
    const { body: settings } = await api.get('/settings/runs', aoife);
    expect((await made.waiting()).areas[0].name).toBeNull();
    const [first] = settings.areas;
    settings.areas.push({ ...first, name: 'Rathnure', routingKeys: [], towns: [], minutes: 45 });
    expect((await api.call('put', '/settings/runs', { as: aoife, json: settings })).status).toBe(403);
    const saved = await api.call('put', '/settings/runs', { as: admin, json: settings });
    expect([saved.status, saved.body.revision]).toEqual([200, 1]);
    expect((await api.call('put', '/settings/runs', { as: admin, json: settings })).status).toBe(409);
    expect((await made.waiting()).areas[0].name).toBe('Rathnure');
    const { body } = await made.assign(await made.runOf({ minutesMax: 44 }), [id]);
    expect(body.message).toContain('time');
    expect((await api.get('/settings', aoife)).text).not.toContain('Rathnure');
    const site = (await api.get('/settings')).body;
    await api.call('put', '/settings', { as: admin, json: site });
    expect((await made.waiting()).areas[0].name).toBe('Rathnure');
  });
});

describe('the stops of a run', () => {
  it('are what staff put on it, in their order, with all that the driver needs', async () => {
    const [one, two] = [
      await made.pickupOf({
        pickupAddress: 'Main Street, Wexford',
        pickupCounty: 'Wexford',
        pickupEircode: 'Y35 N6C1',
      }),
      await made.pickupOf(),
    ];
    const run = await made.runOf();
    const { status, body } = await made.assign(run, [one.id, two.id]);
    expect([status, body.revision, body.full, body.minutes]).toEqual([200, 2, true, 40]);
    expect(body.kilometres).toBeGreaterThan(60);
    expect(body.stops[0]).toMatchObject({
      donationId: one.id,
      order: 1,
      state: 'not-asked',
      outcome: null,
      at: null,
      note: null,
      photoUrl: null,
      reference: one.reference,
      name: 'Niamh Doyle',
      phone: '020 915 0001',
      address: 'Main Street, Wexford',
      county: 'Wexford',
      eircode: 'Y35 N6C1',
      instructions: 'Ring the bell twice.',
      area: 'Wexford',
      minutes: 20,
      point: { latitude: 52.337, longitude: -6.463 },
    });
    const { body: week } = await api.get(`/runs?from=${THURSDAY}&to=${THURSDAY}`, aoife);
    expect(week.runs[0].stops[0].point).toEqual(body.stops[0].point);
    const turned = await made.assign(body, [two.id, one.id]);
    expect(turned.body.stops.map(({ donationId }: { donationId: string }) => donationId)).toEqual([two.id, one.id]);
    const suggested = (await made.post(`/runs/${run.id}/order`)).body;
    expect(suggested.stops.toSorted()).toEqual([one.id, two.id].toSorted());
    expect(suggested.kilometresAfter).toBeLessThanOrEqual(suggested.kilometresBefore);
    expect((await made.read(run.id)).revision).toBe(3);
  });

  it('are refused for a stale revision, so that two planners do not undo each other', async () => {
    const [one, two] = [await made.pickupOf(), await made.pickupOf()];
    const run = await made.runOf();
    const tom = await api.staff('Volunteer', 'Tom Kinsella');
    const [first, second] = await Promise.all([made.assign(run, [one.id]), made.assign(run, [two.id], tom)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    expect((await made.read(run.id)).stops).toHaveLength(1);
    const changed = await made.change(run.id, { stopsMax: 5, revision: run.revision });
    expect([changed.status, changed.body.message]).toEqual([409, expect.stringContaining('meantime')]);
  });

  it('are refused when the run is full, or the offer is on another run, not approved, or not there', async () => {
    const ids = [(await made.pickupOf()).id, (await made.pickupOf()).id, (await made.pickupOf()).id];
    const run = await made.runOf();
    expect((await made.assign(run, ids)).body.message).toContain('no place');
    const short = await made.runOf({ date: FRIDAY, minutesMax: 39 });
    expect((await made.assign(short, ids.slice(0, 2))).body.message).toContain('not the time');
    await made.assign(run, ids.slice(0, 1));
    const other = await made.assign(short, ids.slice(0, 1));
    expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('another run')]);
    await made.review(ids[1] ?? '', { status: 'pending' });
    expect((await made.assign(short, [ids[1] ?? ''])).status).toBe(409);
    expect((await made.assign(short, ['A'.repeat(22)])).status).toBe(404);
    expect((await made.assign(short, [ids[2] ?? '', ids[2] ?? ''])).status).toBe(400);
    expect(made.run(short.id).stops).toEqual([]);
  });

  it('go when the offer is declined, set back or deleted', async () => {
    const admin = await api.staff();
    const [one, two] = [await made.pickupOf(), await made.pickupOf()];
    const run = await made.runOf();
    await made.assign(run, [one.id, two.id]);
    await made.review(one.id, { status: 'rejected', adminNotes: 'Mouldy' });
    expect(await made.read(run.id)).toMatchObject({
      stops: [{ donationId: two.id }],
      left: [{ donationId: one.id, why: 'declined', name: 'Niamh Doyle', area: 'New Ross' }],
    });
    await api.call('delete', `/donationitems/${two.id}`, { as: admin });
    expect(await made.read(run.id)).toMatchObject({ stops: [], left: [{ donationId: one.id }] });
    expect(JSON.stringify(made.run(run.id))).not.toContain(two.id);
  });

  it('stay off a run that is over', async () => {
    const { id } = await made.pickupOf();
    const run = await made.runOf();
    const { body } = await made.change(run.id, { state: 'done' });
    expect((await made.assign(body, [id])).status).toBe(409);
    expect((await made.change(run.id, { state: 'cancelled' })).status).toBe(409);
    expect((await made.change(run.id, { state: 'sold' })).status).toBe(400);
  });
});
