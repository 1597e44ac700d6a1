import { describe, expect, it } from 'vitest';
import { bothStores } from '../support/both-stores.ts';
import { offersIn } from '../support/offers.ts';

describe.each(bothStores())('what a donor brought, on %s', (_, open) => {
  const setUp = async () => {
    const api = await open();
    const staff = await api.staff('Administrator');
    const { offerOf } = offersIn(api, staff);
    const listed = async (query: string) =>
      (await api.get(`/donationitems?${query}`, staff)).body.items.map(({ id }: { id: string }) => id);
    const counted = async (part: string) =>
      (await api.get('/analytics', staff)).body[part]
        .filter(({ donations }: { donations: number }) => donations > 0)
        .map(({ label, donations }: { label: string; donations: number }) => [label, donations]);
    return {
      ...{ api, staff, listed, counted },
      broughtOf: () => offerOf({ pickupRequired: false, pickupAddress: '' }),
      fetchedOf: () => offerOf({ pickupAddress: '1 Main Street, Clane' }),
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
    expect((await choose((await fetchedOf()).id, 'clane')).status).toBe(409);
    expect((await choose('x'.repeat(22), 'clane')).status).toBe(404);
    expect([...api.deps.store.data.donations.all()].some(({ broughtTo }) => broughtTo)).toBe(false);
  });
});
