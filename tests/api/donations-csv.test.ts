import { beforeEach, expect, it } from 'vitest';
import { makeOffer } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let staff: Headers;
beforeEach(async () => {
  api = testApi();
  staff = await api.staff('Volunteer');
});

const lines = async (query = '') => {
  const { text } = await api.get(`/donationitems.csv${query}`, staff);
  return text.replace('\uFEFF', '').trim().split('\r\n');
};

it('has every donation, newest first, under headings', async () => {
  const first = (await makeOffer(api)).body.reference;
  api.deps.clock.advance({ minutes: 1 });
  const second = (await makeOffer(api, { estimatedValue: 12.5 })).body.reference;
  const [head, ...rows] = await lines();
  expect(head).toMatch(/^Reference,Status,Offered,Name,Email,Phone,/);
  expect(rows.map((row) => row.split(',')[0])).toEqual([second, first]);
  expect(rows[0]).toContain(',12.5,yes,"3 Quay Street, New Ross"');
});

it('has the same rows as the list with the same search and filters', async () => {
  await makeOffer(api, { category: 'books', description: 'Poems by Eavan Boland' });
  const { id } = (await makeOffer(api)).body;
  await api.call('patch', `/donationitems/${id}/review`, { as: staff, json: { status: 'approved' } });
  expect(await lines('?category=books')).toHaveLength(2);
  expect(await lines('?q=eavan')).toHaveLength(2);
  expect(await lines('?status=approved')).toHaveLength(2);
  expect(await lines('?status=approved&q=eavan')).toHaveLength(1);
  expect((await api.get('/donationitems.csv?status=lost', staff)).status).toBe(400);
});

it('runs no formula in a spreadsheet', async () => {
  await makeOffer(api, { submitterName: '=HYPERLINK("http://x.example")', submitterPhone: '+353 20 915 0001' });
  const [, row] = await lines();
  expect(row).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  expect(row).toContain(",'+353 20 915 0001,");
});

it('is a file, never cached, and only for staff', async () => {
  const { headers } = await api.get('/donationitems.csv', staff);
  expect(headers.get('content-disposition')).toBe('attachment; filename="donations.csv"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await api.get('/donationitems.csv')).status).toBe(401);
});
