import { describe, expect, it } from 'vitest';
import type { Shop } from '#contract/settings/settings.ts';
import { bothStores } from '../support/both-stores.ts';
import { existing } from '../support/existing.ts';
import { offersIn } from '../support/offers.ts';

const brought = { pickupRequired: false, pickupAddress: '' };
const CONFLICT = {
  code: 'conflict',
  message: 'A shop can be chosen only for an approved or collected offer that its donor brings.',
};

describe.each(bothStores())('what a donor brought, on %s', (_, open) => {
  const setUp = async () => {
    const api = await open();
    const staff = await api.staff('Administrator');
    const { offerOf, review } = offersIn(api, staff);
    const approvedOf = async (fields: Record<string, unknown>) => {
      const offer = await offerOf(fields);
      await review(offer.id, { status: 'approved' });
      return offer;
    };
    const listed = async (query: string) =>
      (await api.get(`/donationitems?${query}`, staff)).body.items.map(({ id }: { id: string }) => id);
    const counted = async (part: string) =>
      (await api.get('/analytics', staff)).body[part]
        .filter(({ donations }: { donations: number }) => donations > 0)
        .map(({ label, donations }: { label: string; donations: number }) => [label, donations]);
    return {
      ...{ api, staff, review, listed, counted },
      offeredOf: () => offerOf(brought),
      broughtOf: () => approvedOf(brought),
      fetchedOf: () => approvedOf({ pickupAddress: '1 Main Street, Clane' }),
      choose: (id: string, shop: unknown) =>
        api.call('put', `/donationitems/${id}/shop`, { as: staff, json: { shop } }),
    };
  };

  it('counts at the shop that staff named, in its county and area, and apart where nobody said', async () => {
    const { broughtOf, fetchedOf, choose, counted } = await setUp();
    const [named, other] = [await broughtOf(), await broughtOf()];
    await fetchedOf();
    expect((await choose(named.id, 'wexford')).body.broughtTo).toBe('wexford');
    const apart = ['Brought by the donor', 1];
    expect(await counted('shops')).toEqual([['Clane', 1], ['Wexford Town', 1], apart]);
    expect(await counted('counties')).toEqual([['Kildare', 1], ['Wexford', 1], apart]);
    expect(await counted('areas')).toEqual([['Clane', 1], ['Wexford', 1], apart]);
    await choose(other.id, 'newross');
    expect(await counted('counties')).toEqual([
      ['Wexford', 2],
      ['Kildare', 1],
    ]);
    expect((await choose(other.id, null)).body.broughtTo).toBeUndefined();
    expect(await counted('shops')).toEqual([['Clane', 1], ['Wexford Town', 1], apart]);
  });

  it('is found by its shop, stands in the table with it, and is in the log', async () => {
    const { api, staff, broughtOf, choose, listed } = await setUp();
    const [named, other] = [await broughtOf(), await broughtOf()];
    await choose(named.id, 'wexford');
    expect(await listed('shop=wexford')).toEqual([named.id]);
    expect(await listed('county=Wexford&pickup=no')).toEqual([named.id]);
    expect(await listed('shop=none')).toEqual([]);
    expect((await listed('')).includes(other.id)).toBe(true);
    expect((await api.get('/donationitems.csv', staff)).text).toContain(',Wexford Town,Wexford,Wexford\r\n');
    const [entry] = (await api.get('/audit?action=shop%20chosen', staff)).body.entries;
    expect(entry).toMatchObject({
      ...{ action: 'shop chosen', subjectId: named.id },
      ...{ before: { shop: null }, after: { shop: 'wexford' } },
    });
  });

  it('is not given a shop that is not there, and none is chosen for what the van collects', async () => {
    const { api, broughtOf, fetchedOf, choose } = await setUp();
    const { id } = await broughtOf();
    expect((await choose(id, 'atlantis')).body.fields).toEqual({ shop: 'Please choose one of our shops' });
    const refused = await choose((await fetchedOf()).id, 'clane');
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining(CONFLICT)]);
    expect((await choose('x'.repeat(22), 'clane')).status).toBe(404);
    expect([...api.deps.store.data.donations.all()].some(({ broughtTo }) => broughtTo)).toBe(false);
  });

  it('is named for an offer that came or may come, and refused in every other state, changing nothing', async () => {
    const { api, offeredOf, review, choose } = await setUp();
    const { id } = await offeredOf();
    const state = () => api.deps.store.data.donations.get(id);
    const isRefused = async () => {
      const before = state();
      const { status, body } = await choose(id, 'wexford');
      expect([status, body]).toEqual([409, expect.objectContaining(CONFLICT)]);
      expect(state()).toEqual(before);
    };
    await isRefused();
    await review(id, { status: 'approved' });
    expect((await choose(id, 'wexford')).status).toBe(200);
    await review(id, { status: 'collected' });
    expect((await choose(id, 'clane')).status).toBe(200);
    await review(id, { status: 'approved' });
    await review(id, { status: 'rejected', reasonForDonor: 'We have no room for it.' });
    await isRefused();
  });

  it('is not named while it is in quarantine', async () => {
    const { api, broughtOf, choose } = await setUp();
    const { id } = await broughtOf();
    await api.deps.store.change((draft) =>
      draft.donations.put({
        ...existing(draft.donations.get(id)),
        ...{ quarantinedAt: api.deps.now().toISOString(), quarantineReason: 'spam' },
      }),
    );
    const { status, body } = await choose(id, 'wexford');
    expect([status, body.code, body.message]).toEqual([409, 'conflict', expect.stringContaining('Please release it')]);
    expect(api.deps.store.data.donations.get(id)?.broughtTo).toBeUndefined();
  });

  it('counts at no shop once its approval is undone, and again when it is approved anew', async () => {
    const { api, staff, broughtOf, review, choose, counted, listed } = await setUp();
    const { id } = await broughtOf();
    await choose(id, 'wexford');
    expect((await api.call('put', `/donationitems/${id}/undo`, { as: staff })).body.status).toBe('pending');
    for (const part of ['shops', 'counties', 'areas'])
      expect(await counted(part)).toEqual([['Brought by the donor', 1]]);
    expect(await listed('shop=wexford')).toEqual([]);
    await review(id, { status: 'approved' });
    expect(await counted('shops')).toEqual([['Wexford Town', 1]]);
  });

  it('has one entry in the log for a shop that is chosen twice', async () => {
    const { api, staff, broughtOf, choose } = await setUp();
    const { id } = await broughtOf();
    await choose(id, null);
    await choose(id, 'wexford');
    const before = api.deps.store.data.donations.get(id);
    expect((await choose(id, 'wexford')).body.broughtTo).toBe('wexford');
    expect(api.deps.store.data.donations.get(id)).toEqual(before);
    expect((await api.get('/audit?action=shop%20chosen', staff)).body.entries).toHaveLength(1);
  });

  it('stays in the county and area of a shop that is gone, whose own county decides', async () => {
    const { api, staff, broughtOf, choose, counted } = await setUp();
    const putShops = async (change: (shops: Shop[]) => unknown[]) => {
      const { phoneParts, ...settings } = (await api.get('/settings')).body;
      return api.call('put', '/settings', { as: staff, json: { ...settings, shops: change(settings.shops) } });
    };
    const bridge = {
      ...{ key: 'bridge', name: 'The Bridge', address: 'Co Wicklow side, Main Street, Naas', county: 'Co Kildare' },
      ...{ phone: '', latitude: 53.216, longitude: -6.667, closures: [] },
    };
    expect((await putShops((shops) => [...shops, { ...bridge, hours: shops[0]?.hours }])).status).toBe(200);
    await choose((await broughtOf()).id, 'bridge');
    const places = async () => [await counted('shops'), await counted('counties'), await counted('areas')];
    const before = await places();
    expect(before).toEqual([[['The Bridge', 1]], [['Kildare', 1]], [['Naas', 1]]]);
    expect((await putShops((shops) => shops.filter(({ key }) => key !== 'bridge'))).status).toBe(200);
    expect(await places()).toEqual(before);
  });
});
