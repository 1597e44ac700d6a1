import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#api/app/env.ts';
import { limitMs } from '../../scripts/test-limits.mjs';
import { pictureUrlOf } from '../support/made-pictures.ts';
import { type Product, startProduct } from '../support/product.ts';
import { formOf, offer } from '../support/submissions.ts';
import type { Headers } from '../support/test-api.ts';
import { png } from '../unit/images/samples.ts';

const PERSON = 'Withdrawn Whelan';
const WORDS = 'WITHDRAW-ME-FROM-EVERYWHERE';
const ADDRESS = 'withdraw.me@post.example';

let product: Product;
let admin: Headers;
beforeAll(async () => {
  product = await startProduct({ ERASE_AFTER_MS: '200' });
  admin = await product.signIn();
});
afterAll(() => product.close());

/** The files that hold one of the texts, or that are called after one of the pictures. */
const holding = async (texts: readonly string[], pictures: readonly string[] = []) => {
  const all = await readdir(product.server.dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const path of all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))) {
    const content = await readFile(path, 'utf8').catch(() => '');
    if (texts.some((text) => content.includes(text)) || pictures.some((id) => path.includes(id))) found.push(path);
  }
  return found;
};

const sendStory = async () => {
  const image = new Blob([new Uint8Array(await png(900, 600))]);
  const fields = { name: PERSON, email: ADDRESS, content: `${WORDS}, as I wrote in my own story.`, image };
  const { body } = await product.call('post', '/testimonials', { form: formOf(fields) });
  const pictureUrl = await pictureUrlOf(product, body.id, admin);
  await product.call('put', `/testimonials/${body.id}/status`, { as: admin, json: { action: 'approve' } });
  return {
    token: String(body.manageUrl).split('#')[1] ?? '',
    pictureUrl,
    picture: pictureUrl.split('/')[3] ?? '',
  };
};

it('the token of a manage link is only in the mail, and never in the log', { timeout: limitMs(30_000) }, async () => {
  const { token } = await sendStory();
  await product.call('post', '/testimonials/yours', { json: { token } });
  // The mail waits until the picture cannot be refused any more.
  await expect
    .poll(() => holding([ADDRESS]), { timeout: limitMs(20_000) })
    .toContainEqual(expect.stringMatching(/outbox.*\.eml$/));
  expect((await holding([token])).filter((path) => !path.endsWith('.eml'))).toEqual([]);
  expect(product.server.output()).not.toContain(token);
  await product.call('post', '/testimonials/yours/withdraw', { json: { token } });
  expect((await holding([ADDRESS])).filter((path) => path.endsWith('.eml'))).toEqual([]);
});

/** Not that of the others: this offer stays. */
const DONOR = 'donor.of.chairs@post.example';
it('the token of an offer is only in the mail: in no other file, no header and no log, whatever is done with it', {
  timeout: limitMs(30_000),
}, async () => {
  const { body } = await product.call('post', '/donationitems/simple', { json: { ...offer, submitterEmail: DONOR } });
  const token = String(body.manageUrl).split('#')[1] ?? '';
  // The first part is the offer's id, which is no secret.
  const secret = token.slice(22);
  expect(secret).toHaveLength(32);
  const photos = new Blob([new Uint8Array(await png(900, 600))]);
  const answers = [
    await product.call('post', '/donationitems/yours', { json: { token } }),
    await product.call('post', '/donationitems/yours/photos', { form: formOf({ token, photos }) }),
    await product.call('post', '/donationitems/yours', {
      json: { token: token.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
    }),
    await product.call('post', '/donationitems/yours/withdraw', { json: { token } }),
    await product.call('get', `/donationitems/${body.id}`, { as: admin }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 201, 404, 200, 200]);
  for (const { headers, text } of answers) {
    expect(text).not.toContain(secret);
    expect([...headers.values()].join(' ')).not.toContain(secret);
  }
  const posted = await fetch(`${product.server.url}/donations/yours`, {
    method: 'POST',
    body: formOf({ token, do: 'see' }),
    redirect: 'manual',
  });
  expect([posted.status, posted.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(posted.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await holding([secret])).filter((path) => !path.endsWith('.eml'))).toEqual([]);
  expect(product.server.output()).not.toContain(secret);
});

it.each(['/testimonials/yours', '/donations/yours'])(
  'the manage page %s is never cached, sends no referrer, and is not indexed',
  async (path) => {
    const { headers, text } = await product.page(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect((await product.page('/sitemap.xml')).text).not.toContain('/yours');
  },
);

it('erased text is removed from the files after at most half a minute, whatever is set', () => {
  expect(readEnv({}).ERASE_AFTER_MS).toBe(20_000);
  expect(readEnv({ ERASE_AFTER_MS: '30000' }).ERASE_AFTER_MS).toBe(30_000);
  for (const ERASE_AFTER_MS of ['30001', '99', '-1', '1.5', 'never']) {
    expect(() => readEnv({ ERASE_AFTER_MS })).toThrow(/ERASE_AFTER_MS is .+ from 100 to 30000\./);
  }
});

it('a withdrawn testimonial is gone from pages at once, from every file within a minute', {
  timeout: limitMs(70_000),
}, async () => {
  const { token, picture, pictureUrl } = await sendStory();
  const pages = ['/', '/testimonials', '/api/testimonials/approved'];
  for (const path of [...pages, ...pages]) expect((await product.page(path)).text).toContain(WORDS);
  expect((await product.page(pictureUrl)).status).toBe(200);
  expect((await product.call('post', '/testimonials/yours/withdraw', { json: { token } })).status).toBe(204);
  for (const path of pages) expect((await product.page(path)).text).not.toContain(WORDS);
  expect((await product.page(pictureUrl)).status).toBe(404);
  await expect.poll(() => holding([PERSON, WORDS, ADDRESS], [picture]), { timeout: 60_000, interval: 250 }).toEqual([]);
});

it('a corrected text is gone from pages at once, and the old one from every file within a minute', {
  timeout: limitMs(70_000),
}, async () => {
  const { token } = await sendStory();
  const content = 'Nothing of what I wrote at first stands here any more.';
  await product.call('put', '/testimonials/yours', { json: { token, content } });
  expect((await product.page('/testimonials')).text).not.toMatch(new RegExp(`${WORDS}|Nothing of what`));
  await expect.poll(() => holding([WORDS]), { timeout: 60_000, interval: 250 }).toEqual([]);
  await product.call('post', '/testimonials/yours/withdraw', { json: { token } });
});

it('a person who is erased by address is gone from every file within a minute', {
  timeout: limitMs(70_000),
}, async () => {
  const { picture } = await sendStory();
  const json = {
    ...offer,
    submitterName: PERSON,
    submitterEmail: ADDRESS.toUpperCase(),
    description: `${WORDS}, a table.`,
  };
  await product.call('post', '/donationitems/simple', { json });
  await product.call('post', '/privacy/export', { as: admin, json: { email: ADDRESS } });
  const erased = await product.call('post', '/privacy/erase', { as: admin, json: { email: ADDRESS } });
  expect(erased.body).toEqual({ testimonials: 1, donations: 1, messages: 0, photos: 1, account: false });
  await expect
    .poll(() => holding([PERSON, WORDS, ADDRESS, ADDRESS.toUpperCase()], [picture]), { timeout: 60_000, interval: 250 })
    .toEqual([]);
  expect(product.server.output()).not.toMatch(new RegExp(`${PERSON}|${WORDS}|${ADDRESS}`, 'i'));
});
