import { beforeEach, describe, expect, it } from 'vitest';
import { offersIn } from '../support/offers.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let staff: Headers;
let offerOf: ReturnType<typeof offersIn>['offerOf'];
let review: ReturnType<typeof offersIn>['review'];
beforeEach(async () => {
  api = testApi();
  staff = await api.staff('Volunteer', 'Aoife Byrne');
  ({ offerOf, review } = offersIn(api, staff));
});

const idsIn = async (path: string): Promise<string[]> =>
  (await api.get(path, staff)).body.items.map((item: { id: string }) => item.id);

describe('the donation lists', () => {
  it('show the newest first, all or by status', async () => {
    const [a, b, c] = [await offerOf(), await offerOf(), await offerOf()];
    await review(b.id, { status: 'approved' });
    expect(await idsIn('/donationitems')).toEqual([c.id, b.id, a.id]);
    expect(await idsIn('/donationitems/status/pending')).toEqual([c.id, a.id]);
    expect(await idsIn('/donationitems/status/approved')).toEqual([b.id]);
    expect((await api.get('/donationitems/status/collected', staff)).body).toEqual({ items: [], total: 0 });
    expect((await api.get('/donationitems?pageSize=2&page=2', staff)).body).toMatchObject({ items: [{}], total: 3 });
  });

  it('are counted in one response, according to search and filters', async () => {
    const [, b] = [await offerOf(), await offerOf(), await offerOf({ category: 'books' })];
    await review(b.id, { status: 'approved' });
    const counts = async (query = '') => (await api.get(`/donationitems/counts${query}`, staff)).body;
    expect(await counts()).toEqual({ pending: 2, approved: 1, rejected: 0, collected: 0, all: 3 });
    expect(await counts('?category=books')).toEqual({ pending: 1, approved: 0, rejected: 0, collected: 0, all: 1 });
    expect(await counts(`?q=${b.reference}`)).toEqual({ pending: 0, approved: 1, rejected: 0, collected: 0, all: 1 });
    expect((await api.get('/donationitems/counts?category=hats', staff)).status).toBe(400);
    expect((await api.get('/donationitems/counts')).status).toBe(401);
  });

  it('search every field, without case and accents, words in any order', async () => {
    const { id, reference } = await offerOf({
      submitterName: 'Séamus Ó Briain',
      submitterPhone: '020 915 0042',
      description: 'An old dresser, painted BLUE.',
      pickupInstructions: 'Behind the église.',
    });
    await offerOf();
    const digits = '0209150042';
    for (const q of ['SEAMUS', 'séamus blue', 'blue dresser', 'eglise', digits, '915 0042', reference.toLowerCase()]) {
      expect(await idsIn(`/donationitems?q=${encodeURIComponent(q)}`), q).toEqual([id]);
    }
    for (const q of ['green dresser', '.*', '%', 'undefined', 'null']) {
      expect(await idsIn(`/donationitems?q=${encodeURIComponent(q)}`), q).toEqual([]);
    }
  });

  it('search the county, the Eircode and what was written to the donor and by the donor later', async () => {
    const { id, manageUrl } = await offerOf({ pickupCounty: 'Wexford', pickupEircode: 'y34vx20' });
    await review(id, { status: 'approved', adminNotes: 'Asked about the castors.' });
    await review(id, { status: 'pending', adminNotes: '' });
    await review(id, { status: 'approved', adminNotes: '' });
    const token = manageUrl.split('#')[1];
    await api.call('post', '/donationitems/yours/another-day', {
      json: { token, note: 'Only after the christening.' },
    });
    await offerOf();
    for (const q of ['Y34 VX20', 'wexford', 'castors', 'christening'])
      expect([q, await idsIn(`/donationitems?q=${encodeURIComponent(q)}`)]).toEqual([q, [id]]);
  });

  it('search the notes of staff', async () => {
    const { id } = await offerOf();
    await review(id, { status: 'rejected', adminNotes: 'Woodworm in the legs' });
    expect(await idsIn('/donationitems/status/rejected?q=woodworm')).toEqual([id]);
  });

  it('filter by category and condition, together with a search and a page', async () => {
    const book = await offerOf({ category: 'books', condition: 'fair', description: 'Twenty novels, mostly crime.' });
    const table = await offerOf();
    expect(await idsIn('/donationitems?category=books')).toEqual([book.id]);
    expect(await idsIn('/donationitems?condition=good')).toEqual([table.id]);
    expect(await idsIn('/donationitems?category=books&condition=good')).toEqual([]);
    expect(await idsIn('/donationitems?category=&condition=&q=')).toHaveLength(2);
    const paged = await api.get('/donationitems?q=example&pageSize=1&page=2', staff);
    expect([paged.body.items[0].id, paged.body.total]).toEqual([book.id, 2]);
  });

  it('find an offer by any of its kinds of things, and by how many there are', async () => {
    const { id } = await offerOf({
      otherThings: [
        { category: 'toys', condition: 'good' },
        { category: 'books', condition: 'fair', howMany: 'seven crates' },
      ],
    });
    const book = await offerOf({ category: 'books' });
    expect(await idsIn('/donationitems?category=books')).toEqual([book.id, id]);
    expect(await idsIn('/donationitems?category=books&condition=fair')).toEqual([id]);
    expect(await idsIn('/donationitems?category=toys&condition=fair')).toEqual([]);
    for (const q of ['crates', 'games']) expect(await idsIn(`/donationitems?q=${q}`), q).toEqual([id]);
  });

  it('filter by the days in Ireland on which it was offered', async () => {
    api.deps.clock.set('2026-07-01T22:59:00.000Z');
    const first = await offerOf();
    api.deps.clock.set('2026-07-01T23:00:00.000Z');
    const second = await offerOf();
    staff = await api.again('Aoife Byrne');
    expect(await idsIn('/donationitems?from=2026-07-02')).toEqual([second.id]);
    expect(await idsIn('/donationitems?to=2026-07-01')).toEqual([first.id]);
    expect(await idsIn('/donationitems?from=2026-07-01&to=2026-07-02')).toEqual([second.id, first.id]);
    expect(await idsIn('/donationitems?from=2026-07-03')).toEqual([]);
  });

  it('filter by the county and the shop that a pickup comes from', async () => {
    const clane = await offerOf({ pickupAddress: '1 Main Street, Clane' });
    const ross = await offerOf({ pickupAddress: '3 Quay Street, New Ross' });
    const unknown = await offerOf({ pickupAddress: 'Behind the church' });
    await offerOf({ pickupRequired: false, pickupAddress: '' });
    expect(await idsIn('/donationitems?county=Kildare')).toEqual([clane.id]);
    expect(await idsIn('/donationitems?shop=newross')).toEqual([ross.id]);
    expect(await idsIn('/donationitems?shop=none&county=none')).toEqual([unknown.id]);
    expect((await api.get('/donationitems/counts?shop=clane', staff)).body).toMatchObject({ all: 1, pending: 1 });
  });

  it.each([
    '/donationitems?from=yesterday',
    '/donationitems?shop=dublin',
    '/donationitems?county=Kerryx',
    '/donationitems?category=cars',
    '/donationitems?condition=new',
    '/donationitems?page=0',
    '/donationitems?pageSize=101',
    '/donationitems/status/pending?page=x',
    '/donationitems/status/lost',
    '/donationitems/status/constructor',
    `/donationitems?q=${'x'.repeat(201)}`,
  ])('refuse %s', async (path) => {
    const { status, body } = await api.get(path, staff);
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(Object.values(body.fields)).toEqual([body.message]);
  });

  it('show one donation, or 404', async () => {
    const { id } = await offerOf();
    expect((await api.get(`/donationitems/${id}`, staff)).body).toMatchObject({ id, photoUrls: [], status: 'pending' });
    expect((await api.get('/donationitems/AAAAAAAAAAAAAAAAAAAAAA', staff)).status).toBe(404);
  });
});
