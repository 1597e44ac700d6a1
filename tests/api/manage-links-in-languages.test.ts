import { beforeEach, expect, it } from 'vitest';
import { switchLanguages } from '../support/languages.ts';
import { type TestSite, testSite } from '../support/site.ts';
import { formOf, makeOffer, offer, submitStory } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

const ON = 'http://localhost:3000';
const FROM_POLISH = { referer: `${ON}/pl/donations?form=1` };
const POLISH_LINK = /^http:\/\/localhost:3000\/pl\/donations\/yours#[\w-]{54}$/;

let api: TestApi;
let site: TestSite;
beforeEach(async () => {
  api = testApi();
  site = testSite(api.deps);
  await switchLanguages(api.deps, { pl: true });
});

const post = (path: string, fields: Record<string, string>) =>
  site.app.request(path, { method: 'POST', body: formOf(fields) });
const mailed = async () => {
  await api.deps.outbox.deliverDue();
  return api.deps.mails.map(({ text }) => text).join('\n');
};

it('lead to the page in the language of the form, in the thanks and in mails', async () => {
  const { manageUrl } = (await makeOffer(api, {}, FROM_POLISH)).body;
  expect(manageUrl).toMatch(POLISH_LINK);
  const referer = `${ON}/pl/testimonials?write=1`;
  const written = (await submitStory(api, { email: 'ola@poczta.example' }, { referer })).body;
  expect(written.manageUrl).toMatch(/^http:\/\/localhost:3000\/pl\/testimonials\/yours#[\w-]{54}$/);
  const mails = await mailed();
  for (const url of [manageUrl, written.manageUrl]) expect(mails).toContain(url);
  expect((await makeOffer(api)).body.manageUrl).toContain(`${ON}/donations/yours#`);
});

it('lead there after a form without scripts, too', async () => {
  const { pickupInstructions: _, pickupAddress: __, ...rest } = offer;
  const sent = await post('/pl/donations', { ...rest, estimatedValue: '', pickupRequired: 'false' });
  expect(sent.status).toBe(201);
  expect(/href="([^"]*\/yours#[^"]*)"/.exec(await sent.text())?.[1]).toMatch(POLISH_LINK);
});

it('of a language that was switched off since lead to the English page, in mails and where they were kept', async () => {
  const { manageUrl } = (await makeOffer(api, {}, FROM_POLISH)).body;
  const token = manageUrl.split('#')[1];
  await switchLanguages(api.deps, { pl: false });
  expect(await mailed()).toContain(`${ON}/donations/yours#${token}`);
  const asked = await site.get('/pl/donations/yours?any=thing');
  expect([asked.status, asked.headers.get('location')]).toEqual([302, '/donations/yours']);
  const answer = await post('/pl/donations/yours', { token, do: 'see' });
  expect([answer.status, answer.headers.get('location')]).toEqual([307, '/donations/yours']);
  expect((await site.get('/pl/donations')).status).toBe(404);
});
