import { describe, expect, it } from 'vitest';
import { defaultRunSettings } from '#contract/runs/default-run-settings.ts';
import type { Settings, Shop } from '#contract/settings/settings.ts';
import { bothStores } from '../support/both-stores.ts';
import { offersIn } from '../support/offers.ts';
import { FRIDAY, runsIn, THURSDAY } from '../support/runs.ts';

const naas: Partial<Shop> = {
  ...{ key: 'naas', name: 'Naas', address: 'Main Street', county: 'Co Kildare', phone: '045 555 123' },
  ...{ latitude: 53.216, longitude: -6.667, closures: [] },
};

describe.each(bothStores())('a fifth shop, on %s', (_, open) => {
  const setUp = async () => {
    const api = await open();
    const staff = await api.staff('Administrator', 'Aoife Byrne');
    const put = async (change: (shops: Shop[]) => Partial<Shop>[]) => {
      const { phoneParts: __, ...settings } = (await api.get('/settings')).body as Settings & { phoneParts: unknown };
      return api.call('put', '/settings', { as: staff, json: { ...settings, shops: change(settings.shops) } });
    };
    const add = () => put((shops) => [...shops, { ...naas, hours: shops[0]?.hours }] as Partial<Shop>[]);
    const takeAway = (key = 'naas') => put((shops) => shops.filter((shop) => shop.key !== key));
    const keys = async () => (await api.get('/settings')).body.shops.map(({ key }: Shop) => key);
    const vanAt = (shop: string) =>
      api.call('put', '/settings/runs', {
        as: staff,
        json: {
          ...defaultRunSettings,
          vans: [{ name: 'White van', shop, stops: 8, minutes: 300 }, ...defaultRunSettings.vans],
          revision: undefined,
        },
      });
    return { api, staff, add, takeAway, keys, vanAt, runs: runsIn(api, staff), offers: offersIn(api, staff) };
  };

  it('has vans, runs and the offers around it, and is in the log', async () => {
    const { api, staff, add, keys, vanAt, runs, offers } = await setUp();
    const near = await offers.offerOf({ pickupAddress: '1 Main Street, Sallins' });
    const found = async () =>
      (await api.get('/donationitems?shop=naas', staff)).body.items?.map(({ id }: { id: string }) => id);
    expect((await api.get('/donationitems?shop=naas', staff)).status).toBe(400);
    expect((await vanAt('naas')).body.fields).toEqual({ 'vans.0.shop': 'Please choose one of our shops' });
    expect((await runs.post('/runs', { date: THURSDAY, van: 'White van', shop: 'naas' })).body).toMatchObject({
      code: 'invalid',
      fields: { shop: 'Please choose one of our shops' },
    });
    expect((await add()).status).toBe(200);
    expect(await keys()).toEqual(['clane', 'bagnelstown', 'newross', 'wexford', 'naas']);
    expect((await vanAt('naas')).status).toBe(200);
    expect(await runs.runOf({ van: 'White van' })).toMatchObject({ shop: 'naas' });
    expect(await found()).toEqual([near.id]);
    expect((await api.get('/donationitems.csv', staff)).text).toContain('Naas');
    const { body } = await api.get('/audit?subjectKind=settings', staff);
    expect(JSON.stringify(body)).toContain('"shops.4.name":"Naas"');
  });

  it('is not taken away while a van or an open run needs it, and is once they are moved', async () => {
    const { add, takeAway, keys, vanAt, runs } = await setUp();
    await add();
    await vanAt('naas');
    const thursday = await runs.runOf({ van: 'White van' });
    const friday = await runs.runOf({ van: 'White van', date: FRIDAY });
    const refused = await takeAway();
    expect(refused.body).toMatchObject({
      code: 'conflict',
      message:
        'Naas is still needed. Before you take it away, move White van to another shop; and give these runs the van of another shop, or finish or cancel them: Thursday 5 March, Friday 6 March.',
    });
    expect(await keys()).toContain('naas');
    await vanAt('clane');
    expect((await runs.change(thursday.id, { van: 'Blue van' })).body.shop).toBe('clane');
    expect((await takeAway()).body.message).toContain('cancel them: Friday 6 March.');
    await runs.change(friday.id, { state: 'cancelled' });
    expect((await takeAway()).status).toBe(200);
    expect(await keys()).toEqual(['clane', 'bagnelstown', 'newross', 'wexford']);
    expect((await runs.change(friday.id, { state: 'planned' })).body.fields).toEqual({
      shop: 'Please choose one of our shops',
    });
    expect((await runs.change(friday.id, { state: 'planned', shop: 'newross' })).status).toBe(200);
  });

  it('is named by the runs and offers of its time once it is gone, until it comes back', async () => {
    const { api, staff, add, takeAway, runs } = await setUp();
    await add();
    const run = await runs.runOf({ van: 'White van', shop: 'naas' });
    const { id } = await runs.pickupOf({ pickupAddress: '1 Main Street, Clane' });
    const stopped = await runs.assign(run, [id]);
    const { kilometres } = await runs.read(run.id);
    await runs.agree(run.id);
    await runs.change(run.id, { state: 'out' });
    await runs.outcome(run.id, id, { outcome: 'collected', at: api.deps.now().toISOString() });
    await runs.change(run.id, { state: 'done' });
    expect(stopped.status).toBe(200);
    expect((await takeAway()).status).toBe(200);
    const shopsOf = async () => {
      const { body } = await api.get('/analytics?from=2026-03-01&to=2026-03-31', staff);
      return body.shops
        .filter(({ donations }: { donations: number }) => donations > 0)
        .map(({ label }: { label: string }) => label);
    };
    expect(await shopsOf()).toEqual(['Naas']);
    expect((await runs.read(run.id)).kilometres).toBe(kilometres);
    expect((await api.get('/donationitems.csv', staff)).text).toContain('Naas');
    expect((await api.get('/donationitems?shop=naas', staff)).status).toBe(200);
    const { url } = (await api.call('post', '/auth/calendar', { as: staff })).body;
    expect((await api.get(new URL(url).pathname.replace('/api', ''))).text).toContain('White van\\, Naas: 1 stop');
    expect((await api.get('/settings')).text).not.toContain('Naas');
    expect((await add()).status).toBe(200);
    expect(api.deps.store.data.settings.get('settings')?.formerShops).toEqual([]);
  });
});
