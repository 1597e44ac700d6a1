import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typedName } from '#contract/personal-data/name.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { png } from '../unit/images/samples.ts';
import { type Product, startProduct } from './product.ts';
import { formOf, offer } from './submissions.ts';
import type { Headers } from './test-api.ts';

let product: Product;
let admin: Headers;
let image: Blob;
let settings: Settings;
/** Long enough for every field that has a least length, with the naughty part at either end. */
const long = (text: string) => `${text} and then some words, so that it is long enough ${text}`;
/** What fits into a short field, still without half characters. */
const cut = (text: string, max: number) =>
  text
    .slice(0, max)
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFC')
    .slice(0, max)
    .trim() || 'x';
/** An address takes none of what makes a text naughty. */
const emailOf = (text: string) => `${text.replace(/[^a-z0-9]/gi, '').slice(0, 60) || 'x'}@post.example`;
/** A name is stored without what nobody sees; one of that alone is none. */
const nameOf = (text: string) => typedName(text) || 'x';
const typed = (text: string) => (typedName(text) ? text : 'x');
const shown = (text: string) => JSON.stringify(text.slice(0, 40));

const created = <T>({ status, body, text }: { status: number; body: T; text: string }): T => {
  expect(status, text).toBe(201);
  return body;
};

const inTestimonial = async (text: string) => {
  const content = long(text);
  const name = nameOf(text);
  const email = emailOf(text);
  const story = created(
    await product.call('post', '/testimonials', { form: formOf({ name: typed(text), email, content }) }),
  );
  expect([story.name, story.content]).toEqual([name, content]);
  const path = `/testimonials/${story.id}/status`;
  const approved = await product.call('put', path, { as: admin, json: { action: 'approve', adminNotes: content } });
  expect([approved.status, approved.body.adminNotes, approved.body.email]).toEqual([200, content, email]);
  const { testimonials } = (await product.get('/testimonials/approved?pageSize=100')).body;
  expect(testimonials.find((one: { id: string }) => one.id === story.id)).toMatchObject({ name, content });
  expect((await product.page('/testimonials')).status).toBe(200);
};

const inOffer = async (text: string) => {
  const fields = {
    submitterName: typed(text),
    submitterEmail: emailOf(text),
    submitterPhone: cut(text, 40),
    description: long(text),
    pickupAddress: long(text),
    pickupInstructions: long(text),
  };
  const { id } = created(await product.call('post', '/donationitems/simple', { json: { ...offer, ...fields } }));
  const review = { as: admin, json: { status: 'rejected', adminNotes: long(text) } };
  expect((await product.call('patch', `/donationitems/${id}/review`, review)).status).toBe(200);
  const kept = (await product.get(`/donationitems/${id}`, admin)).body;
  expect(kept).toMatchObject({ ...fields, submitterName: nameOf(text), adminNotes: long(text) });
  expect(kept.history[0].notes).toBe(long(text));
};

const inTextContainer = async (text: string, at: number) => {
  const place = { tags: ['managed-text', 'naughty', String(at)], relativeUrl: '/naughty' };
  const texts = { content: text, title: text, description: text, style: text, metadata: { note: text } };
  const { id } = created(await product.call('post', '/textcontainers', { as: admin, json: { ...place, ...texts } }));
  expect((await product.get(`/textcontainers/${id}`)).body).toMatchObject(texts);
  await product.call('put', `/textcontainers/${id}`, { as: admin, json: { content: long(text) } });
  expect((await product.get(`/textcontainers/${id}`)).body).toMatchObject({ ...texts, content: long(text) });
};

const inImageContainer = async (text: string, at: number) => {
  const place = { tags: ['managed-image', 'naughty', String(at)], relativeUrl: '/naughty' };
  const texts = { altText: text, title: text, description: text, metadata: { note: text } };
  const { id } = created(await product.call('post', '/imagecontainers', { as: admin, json: { ...place, ...texts } }));
  const changed = { ...texts, description: `${text}!` };
  const answer = await product.call('put', `/imagecontainers/${id}`, { as: admin, json: changed });
  expect(answer.body).toMatchObject(changed);
  expect((await product.get(`/imagecontainers/${id}`)).body).toMatchObject(changed);
};

const inSettings = async (text: string) => {
  // Without a revision: each text replaces the one before.
  const { revision, ...current } = settings;
  const json: Omit<Settings, 'revision'> = {
    ...current,
    organisation: { ...settings.organisation, name: cut(text, 80), registeredNumber: cut(text, 40) },
    shops: settings.shops.map((shop) => ({ ...shop, name: cut(text, 80), address: text, county: cut(text, 80) })),
    social: [{ name: cut(text, 40), url: 'https://social.example/us' }],
  };
  const { status, body } = await product.call('put', '/settings', { as: admin, json });
  expect([status, body.organisation?.name]).toEqual([200, json.organisation.name]);
  expect((await product.get('/settings')).body).toMatchObject(json);
};

const inQuestions = async (text: string) => {
  const coded = encodeURIComponent(text);
  const answers = await Promise.all([
    product.get(`/donationitems?q=${coded}`, admin),
    product.get(`/donationitems?category=${coded}&condition=${coded}`, admin),
    product.get(`/donationitems/status/${coded}`, admin),
    product.get(`/donationitems/${coded}`, admin),
    product.get(`/textcontainers/by-tags-and-url?tags=${coded}&relativeUrl=${coded}`),
    product.get(`/textcontainers/${coded}`),
    product.get(`/media/${coded}/${coded}`),
    product.get(`/testimonials/approved?page=${coded}&pageSize=${coded}`),
    product.call('post', '/testimonials/auto-review', { json: { content: text } }),
    product.call('post', '/auth/login', { json: { email: text, password: text } }),
    product.call('post', '/auth/google', { json: { credential: text } }),
    product.call('get', '/auth/me', { headers: { authorization: `Bearer ${coded}` } }),
    product.page(`/blogs/${coded}?page=${coded}`),
  ]);
  for (const { status } of answers) expect([200, 301, 400, 401, 404, 503]).toContain(status);
  expect(answers.map(({ text: answer }) => answer).join()).not.toContain('"internal"');
};

/** Tests that every field of the built product gives these texts back exactly as they were sent, also after a restart. */
export const testStoredTexts = (texts: readonly string[]): void => {
  beforeAll(async () => {
    product = await startProduct();
    admin = await product.signIn();
    image = new Blob([new Uint8Array(await png(4, 3))]);
    settings = (await product.get('/settings')).body;
  });
  afterAll(() => product.close());

  describe.concurrent('when it is sent', () => {
    it.each(texts.map((text, at) => [shown(text), text, at] as const))(
      'comes back exactly: %s',
      async (_, text, at) => {
        await Promise.all([
          inTestimonial(text),
          inOffer(text),
          inTextContainer(text, at),
          inImageContainer(text, at),
          inQuestions(text),
        ]);
      },
    );

    it('is returned exactly from the settings', async () => {
      for (const text of texts) await inSettings(text);
    });

    it('is returned exactly with a picture', async () => {
      const place = { tags: ['managed-image', 'with-a-picture'], relativeUrl: '/' };
      const { id } = created(await product.call('post', '/imagecontainers', { as: admin, json: place }));
      for (const text of texts.slice(0, 12)) {
        const form = formOf({ image, altText: text, title: text, description: text });
        const { status, body } = await product.call('post', `/imagecontainers/${id}/image`, { as: admin, form });
        expect([status, body.altText, body.title, body.description]).toEqual([200, text, text, text]);
      }
    });
  });

  describe('further', () => {
    it('is returned exactly from the forms of the pages', async () => {
      for (const text of texts.filter((one) => one.includes('\n'))) {
        const more = { estimatedValue: '1', pickupRequired: 'true' };
        const body = formOf({ ...offer, ...more, description: long(text), submitterName: text });
        const answer = await fetch(`${product.server.url}/donations`, { method: 'POST', body });
        expect(answer.status).toBe(201);
        const [kept] = (await product.get('/donationitems?pageSize=1', admin)).body.items;
        expect([kept.submitterName, kept.description]).toEqual([nameOf(text), long(text)]);
      }
    });

    it('is the same after a restart, without errors in the log', async () => {
      const everything = async () => {
        const paths = [
          '/testimonials?pageSize=100',
          '/donationitems?pageSize=100',
          '/textcontainers',
          '/imagecontainers',
        ];
        const texts = await Promise.all(paths.map(async (path) => (await product.get(path, admin)).text));
        // Mails go on being sent meanwhile.
        return texts.map((text) => text.replace(/"mails":\[[^\]]*\]/g, '"mails":[]'));
      };
      const before = await everything();
      expect(before.join()).toContain('onerror');
      expect(product.server.output()).not.toMatch(/"request\.failed"|"level":"error"/);
      await product.restart();
      expect(await everything()).toEqual(before);
    });
  });
};
