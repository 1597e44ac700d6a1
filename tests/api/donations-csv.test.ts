import { beforeEach, expect, it } from 'vitest';
import { createToken } from '../support/api-tokens.ts';
import { makeOffer } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let staff: Headers;
beforeEach(async () => {
  api = testApi();
  staff = await api.staff('Administrator');
});

const lines = async (query = '') => {
  const { text } = await api.get(`/donationitems.csv${query}`, staff);
  return text.replace('\uFEFF', '').trim().split('\r\n');
};

it('the CSV of donations has every donation, newest first, under headings', async () => {
  const first = (await makeOffer(api)).body.reference;
  api.deps.clock.advance({ minutes: 1 });
  const second = (await makeOffer(api, { estimatedValue: 12.5 })).body.reference;
  const [head, ...rows] = await lines();
  expect(head).toMatch(/^Reference,Status,Offered,Name,Email,Phone,/);
  expect(rows.map((row) => row.split(',')[0])).toEqual([second, first]);
  expect(rows[0]).toContain(',12.5,yes,"3 Quay Street, New Ross"');
});

it('the CSV of donations has the same rows as the list with the same search and filters', async () => {
  await makeOffer(api, { category: 'books', description: 'Poems by Eavan Boland' });
  const { id } = (await makeOffer(api)).body;
  await api.call('patch', `/donationitems/${id}/review`, { as: staff, json: { status: 'approved' } });
  expect(await lines('?category=books')).toHaveLength(2);
  expect(await lines('?q=eavan')).toHaveLength(2);
  expect(await lines('?status=approved')).toHaveLength(2);
  expect(await lines('?status=approved&q=eavan')).toHaveLength(1);
  expect((await api.get('/donationitems.csv?status=lost', staff)).status).toBe(400);
});

it('the CSV of donations runs no formula in a spreadsheet', async () => {
  await makeOffer(api, { submitterName: '=HYPERLINK("http://x.example")', submitterPhone: '+353 20 915 0001' });
  const [, row] = await lines();
  expect(row).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  expect(row).toContain(',+353 20 915 0001,');
});

it('the CSV of donations has the county, the Eircode and the telephone number with its zero', async () => {
  await makeOffer(api, { submitterPhone: '0209150001', pickupCounty: 'Wexford', pickupEircode: 'y34vx20' });
  const [head = '', row = ''] = await lines();
  expect(head).toContain('Pickup address,Pickup county,Pickup Eircode,');
  expect(row).toContain(',020 915 0001,');
  expect(row).toContain('New Ross",Wexford,Y34 VX20,');
});

it('the CSV of donations has the shop, the county and the area that each comes from, and nothing for what is brought', async () => {
  await makeOffer(api, { pickupAddress: '1 Main Street, Clane' });
  await makeOffer(api, { pickupRequired: false });
  const [head = '', ...rows] = await lines();
  expect(head).toMatch(/,Shop,County,Area$/);
  expect(rows.map((row) => row.split(',').slice(-3))).toEqual(
    expect.arrayContaining([
      ['Clane', 'Kildare', 'Clane'],
      ['', '', ''],
    ]),
  );
});

it('the CSV of donations is a file, never cached, and only for staff', async () => {
  const { headers } = await api.get('/donationitems.csv', staff);
  expect(headers.get('content-disposition')).toBe('attachment; filename="donations.csv"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await api.get('/donationitems.csv')).status).toBe(401);
});

it('the CSV of donations has its dates in Irish time, in a form that spreadsheets know', async () => {
  api.deps.clock.set('2026-07-01T23:30:00.000Z');
  staff = await api.staff('Administrator', 'Nuala Kehoe');
  await makeOffer(api);
  const [, row] = await lines();
  expect(row?.split(',')[2]).toBe('2026-07-02 00:30');
});

it('the CSV of donations is for volunteers only where the settings allow it', async () => {
  const volunteer = await api.staff('Volunteer', 'Declan Roche');
  const refused = await api.get('/donationitems.csv', volunteer);
  expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('Settings, Advanced') } });
  expect((await api.get('/analytics.csv', volunteer)).status).toBe(200);
  const { headers } = await createToken(api, staff, ['donations:read']);
  expect((await api.get('/donationitems.csv', headers)).status).toBe(200);
  await api.call('put', '/settings/review', { as: staff, json: { rejectionReasons: [], volunteersExport: true } });
  expect((await api.get('/donationitems.csv', volunteer)).status).toBe(200);
  const log = (await api.get('/audit?action=exported', staff)).body.entries;
  expect(log.filter(({ subjectKind }: { subjectKind: string }) => subjectKind === 'donation')).toHaveLength(2);
});
