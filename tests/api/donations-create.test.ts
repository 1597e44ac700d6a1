import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import * as sentences from '#contract/donations/donations.ts';
import { testSite } from '../support/site.ts';
import { formOf, makeOffer, offer } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
beforeEach(() => {
  api = testApi();
});

const kept = (id: string) => api.deps.store.data.donations.get(id);

describe('offering items', () => {
  it('returns an id and a reference that can be read out', async () => {
    const { status, body } = await makeOffer(api);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      reference: expect.any(String),
      manageUrl: expect.stringMatching(/^http:\/\/localhost:3000\/donations\/yours#[\w-]{54}$/),
    });
    expect(body.reference).toMatch(/^D-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(kept(body.id)).toMatchObject({ ...offer, status: 'pending', held: false, photos: [], history: [] });
  });

  it('gives every offer a unique reference', async () => {
    const references = new Set<string>();
    for (let count = 0; count < 200; count += 1) {
      const { body } = await makeOffer(api, {}, { 'x-forwarded-for': `192.0.2.${count}` });
      references.add(body.reference);
    }
    expect(references.size).toBe(200);
  });

  it('drops the address and the instructions without a pickup', async () => {
    const { body } = await makeOffer(api, { pickupRequired: false });
    expect(kept(body.id)).toMatchObject({ pickupRequired: false, pickupAddress: '', pickupInstructions: '' });
  });

  it('takes the county and the Eircode of a pickup as fields, and leaves the address as it was typed', async () => {
    const { body } = await makeOffer(api, { pickupCounty: 'Wexford', pickupEircode: 'y34vx20' });
    expect(kept(body.id)).toMatchObject({
      pickupAddress: offer.pickupAddress,
      pickupCounty: 'Wexford',
      pickupEircode: 'Y34 VX20',
    });
    const brought = await makeOffer(api, { pickupRequired: false, pickupCounty: 'Wexford', pickupEircode: 'Y34 VX20' });
    expect(kept(brought.body.id)).not.toHaveProperty('pickupCounty');
    const without = await makeOffer(api, { pickupCounty: '', pickupEircode: null });
    expect([without.status, kept(without.body.id)?.pickupCounty]).toEqual([201, undefined]);
    expect((await makeOffer(api, { pickupCounty: 'Wessex' })).body.fields).toEqual({
      pickupCounty: 'Please choose a county from the list',
    });
  });

  it('keeps what was asked about the pickup and the fire label, and why something is offered all the same', async () => {
    const asked = { pickupFloor: 'Second, no lift', pickupParking: 'In the yard', pickupBoxes: '3' };
    const of = { fireLabel: 'missing', whyAllTheSame: 'Never slept on, with its label.' };
    const { body } = await makeOffer(api, { ...asked, ...of });
    expect(kept(body.id)).toMatchObject({ ...asked, ...of });
    const brought = kept((await makeOffer(api, { ...asked, ...of, pickupRequired: false })).body.id);
    expect(brought).toMatchObject(of);
    for (const field of Object.keys(asked)) expect(brought).not.toHaveProperty(field);
    const plain = kept((await makeOffer(api, { fireLabel: '', whyAllTheSame: null, pickupFloor: '' })).body.id);
    for (const field of Object.keys({ ...asked, ...of })) expect(plain).not.toHaveProperty(field);
    expect((await makeOffer(api, { fireLabel: 'maybe' })).body.fields).toEqual({
      fireLabel: 'Please choose whether the fire label is on or missing',
    });
  });

  it('keeps up to three other kinds of things, of one kind twice too, and leaves out blank lines', async () => {
    const otherThings = [
      { category: 'furniture', condition: 'fair' },
      { category: 'books', condition: 'good', howMany: 'two boxes' },
    ];
    const { status, body } = await makeOffer(api, {
      otherThings: [otherThings[0], {}, { ...otherThings[1], howMany: ' two boxes ', id: 'x' }],
    });
    expect([status, kept(body.id)?.otherThings]).toEqual([201, otherThings]);
    const blank = { category: '', condition: null, howMany: ' ' };
    for (const none of [[], [blank], undefined])
      expect(kept((await makeOffer(api, { otherThings: none })).body.id)).not.toHaveProperty('otherThings');
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['a kind without its condition', [{}, { category: 'books' }], { '1.condition': sentences.CONDITION_REQUIRED }],
    ['a condition without its kind', [{ condition: 'good' }], { '0.category': sentences.CATEGORY_REQUIRED }],
    [
      'a number alone',
      [{ howMany: '3' }],
      { '0.category': sentences.CATEGORY_REQUIRED, '0.condition': sentences.CONDITION_REQUIRED },
    ],
    ['another kind', [{ category: 'hats', condition: 'good' }], { '0.category': sentences.CATEGORY_REQUIRED }],
    [
      'a long number',
      [{ category: 'books', condition: 'good', howMany: 'x'.repeat(61) }],
      { '0.howMany': 'Please use at most 60 characters' },
    ],
    ['four of them', [{}, {}, {}, {}], { '': 'Please list at most 3 other things.' }],
  ])('refuses other things with %s', async (_, otherThings, said) => {
    const { status, body } = await makeOffer(api, { otherThings });
    const fields = Object.entries(said).map(([at, sentence]) => [
      ['otherThings', at].filter(Boolean).join('.'),
      sentence,
    ]);
    expect([status, body.fields]).toEqual([400, Object.fromEntries(fields)]);
    expect(api.deps.store.data.donations.size).toBe(0);
  });

  it('without scripts takes other things by the names of the form, and names their mistakes by those', async () => {
    const site = testSite(api.deps);
    const post = (fields: Record<string, string>) => {
      const body = formOf({ ...offer, estimatedValue: '', pickupRequired: 'true', ...fields });
      return site.app.request('/donations', { method: 'POST', body });
    };
    const books = { category2: '', condition2: '', howMany2: '', category3: 'books', howMany3: 'two boxes' };
    const refused = await post(books);
    expect([refused.status, api.deps.store.data.donations.size]).toEqual([400, 0]);
    const page = new new Window().DOMParser().parseFromString(await refused.text(), 'text/html');
    expect(page.querySelector('#donation-condition3-error')?.textContent).toContain(sentences.CONDITION_REQUIRED);
    expect(page.querySelector('[name=howMany3]')?.getAttribute('value')).toBe('two boxes');
    expect(page.querySelector('#donation-category2')?.hasAttribute('aria-invalid')).toBe(false);
    expect((await post({ ...books, condition3: 'fair' })).status).toBe(201);
    const [stored] = api.deps.store.data.donations.all();
    expect(stored?.otherThings).toEqual([{ category: 'books', condition: 'fair', howMany: 'two boxes' }]);
  });

  it('without scripts asks once why something is offered that the shops cannot take, and says what that is', async () => {
    const as = await api.staff();
    const mattress = {
      category: 'furniture',
      isTaken: false,
      name: 'Mattresses',
      why: '',
      instead: 'Ask the council.',
    };
    await api.call('put', '/settings/what-we-take', { as, json: { items: [{ ...mattress, words: '' }] } });
    const site = testSite(api.deps);
    const post = (whyAllTheSame: string, said: Record<string, string>) => {
      const body = formOf({ ...offer, estimatedValue: '', pickupRequired: 'true', ...said, whyAllTheSame });
      return site.app.request('/donations', { method: 'POST', body });
    };
    const other = { category2: 'furniture', condition2: 'good', howMany2: 'one mattress' };
    for (const said of [{ description: 'A mattress, as good as new.' }, other]) {
      const refused = await post('', said);
      expect([refused.status, api.deps.store.data.donations.size]).toEqual([400, 0]);
      const page = await refused.text();
      expect(page).toContain(sentences.WHY_REQUIRED);
      expect(page).toMatch(/The shops cannot take this: .*Mattresses/);
    }
    expect((await post('It has its label.', other)).status).toBe(201);
    const [stored] = api.deps.store.data.donations.all();
    expect(stored?.whyAllTheSame).toBe('It has its label.');
  });

  it('says whether the van comes to an Eircode or a town, from which shop, and nothing else', async () => {
    const ask = async (place: string) => (await api.call('post', '/donationitems/van', { json: { place } })).body;
    for (const place of ['Y34 VX20', 'y34vx20', 'Rosbercon, New Ross', 'new ross'])
      expect(await ask(place), place).toEqual({ shop: 'New Ross' });
    for (const place of ['T12 AB34', 'Patrick Street, Cork']) expect(await ask(place), place).toEqual({ shop: null });
    expect((await ask(' ')).fields).toEqual({ place: 'Please write an Eircode or a town' });
    expect(api.deps.store.data.donations.size).toBe(0);
  });

  it('without scripts says it in the answer, and takes an Eircode that was typed there for the pickup', async () => {
    const site = testSite(api.deps);
    const post = async (fields: Record<string, string>) => {
      const body = formOf({ ...offer, estimatedValue: '', pickupRequired: 'true', ...fields });
      return (await site.app.request('/donations', { method: 'POST', body })).text();
    };
    expect(await post({ place: 'Cork', description: '' })).toContain('Our van may not come there.');
    expect(await post({ place: 'Y34 VX20' })).toMatch(/Our van comes there, from .*New Ross/);
    const [stored] = api.deps.store.data.donations.all();
    expect(stored?.pickupEircode).toBe('Y34 VX20');
    expect(stored).not.toHaveProperty('place');
  });

  it('accepts null for an omitted text', async () => {
    const { status, body } = await makeOffer(api, {
      pickupRequired: false,
      pickupAddress: null,
      pickupInstructions: null,
    });
    expect([status, kept(body.id)?.pickupAddress]).toEqual([201, '']);
    expect((await makeOffer(api, { pickupAddress: null })).body.message).toBe(
      'Pickup address is required when pickup is needed',
    );
  });

  it('defaults to no pickup and no value', async () => {
    const { body } = await makeOffer(api, { pickupRequired: undefined, estimatedValue: undefined });
    expect(kept(body.id)).toMatchObject({ pickupRequired: false, estimatedValue: null });
  });

  it('flags an offer from a robot, and responds as usual', async () => {
    const { status, body } = await makeOffer(api, { website: 'https://buy.example' });
    expect([status, Object.keys(body)]).toEqual([201, ['id', 'reference', 'manageUrl']]);
    expect(kept(body.id)).toMatchObject({ held: true, status: 'pending' });
    expect(JSON.stringify(kept(body.id))).not.toContain('buy.example');
  });

  it('ignores fields that a visitor must not set', async () => {
    const forged = { id: 'x', reference: 'D-1', status: 'approved', held: true, photoUrls: ['x'], photos: [{}] };
    const raw = JSON.stringify({ ...offer, ...forged, reviewedBy: 'Me' }).replace('{', '{"__proto__":{"held":true},');
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await api.call('post', '/donationitems/simple', { raw, headers });
    expect(status).toBe(201);
    expect(kept(body.id)).toMatchObject({ id: body.id, status: 'pending', held: false, photos: [], reviewedBy: null });
    expect(({} as Record<string, unknown>).held).toBeUndefined();
  });

  it.each([0, 0.01, 19.99, 1234.5, 333_333.33, 999_999.99, 1_000_000, null])(
    'accepts the value %j',
    async (estimatedValue) => {
      const { body } = await makeOffer(api, { estimatedValue });
      expect(kept(body.id)?.estimatedValue).toBe(estimatedValue);
    },
  );

  it('shares the limit of 30 in ten minutes with testimonials', async () => {
    for (let count = 0; count < 30; count += 1) expect((await makeOffer(api)).status).toBe(201);
    const refused = await makeOffer(api);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect((await api.call('post', '/testimonials', { form: new FormData() })).status).toBe(429);
  });
});

describe('an invalid offer', () => {
  it.each<[field: string, value: unknown, sentence: string]>([
    ['submitterName', undefined, 'Name is required'],
    ['submitterName', ' \t\u00a0\n ', 'Name is required'],
    ['submitterEmail', undefined, 'Email is required'],
    ['submitterEmail', '   ', 'Email is required'],
    ['submitterEmail', 'niamh@home', 'Please enter a valid email address'],
    ['submitterEmail', 'ni amh@post.example', 'Please enter a valid email address'],
    ['submitterPhone', '', 'Phone number is required'],
    ['submitterPhone', null, 'Phone number is required'],
    ['submitterPhone', undefined, 'Phone number is required'],
    ['category', undefined, 'Please select a category'],
    ['category', '', 'Please select a category'],
    ['category', 'Baby Items', 'Please select a category'],
    ['category', 'constructor', 'Please select a category'],
    ['condition', undefined, 'Please select item condition'],
    ['condition', '', 'Please select item condition'],
    ['condition', 'new', 'Please select item condition'],
    ['description', undefined, 'Item description is required'],
    ['description', '   ', 'Item description is required'],
    ['description', ' 123456789 ', 'Description must be at least 10 characters'],
    ['description', 'x'.repeat(2001), 'Description must be at most 2000 characters'],
    ['pickupRequired', 'maybe', sentences.PICKUP_REQUIRED],
    ['pickupRequired', null, sentences.PICKUP_REQUIRED],
    ['pickupAddress', ' ', 'Pickup address is required when pickup is needed'],
    ['pickupAddress', undefined, 'Pickup address is required when pickup is needed'],
    ['estimatedValue', -1, sentences.VALUE_MESSAGE],
    ...[-0.01, 0.001, 1.005, 1.0000000001, '12', 'NaN', [1], {}, true].map((value): [string, unknown, string] => [
      'estimatedValue',
      value,
      sentences.VALUE_MESSAGE,
    ]),
    ['estimatedValue', 1e308, 'Estimated value must be at most 1,000,000'],
    ['estimatedValue', 1_000_000.01, 'Estimated value must be at most 1,000,000'],
    ['pickupInstructions', 7, 'Please write this as a text'],
    ['pickupInstructions', 'x'.repeat(1001), 'Please use at most 1000 characters'],
  ])('is refused with the sentence: %s as %j', async (field, value, sentence) => {
    const { status, body } = await makeOffer(api, { [field]: value });
    expect([status, body.code, body.message]).toEqual([400, 'invalid', sentence]);
    expect(body.fields).toEqual({ [field]: sentence });
    expect(api.deps.store.data.donations.size).toBe(0);
  });

  it('takes a description of exactly ten characters', async () => {
    expect((await makeOffer(api, { description: ' ten chars! ' })).status).toBe(201);
  });

  it.each(['1e999', '-1e999', 'NaN'])('is refused with the value %s', async (value) => {
    const raw = JSON.stringify({ ...offer, estimatedValue: 0 }).replace(
      '"estimatedValue":0',
      `"estimatedValue":${value}`,
    );
    const headers = { 'content-type': 'application/json' };
    expect((await api.call('post', '/donationitems/simple', { raw, headers })).status).toBe(400);
  });

  it('names every invalid field at once', async () => {
    const { body } = await api.call('post', '/donationitems/simple', { json: {} });
    expect(body.fields).toEqual({
      submitterName: 'Name is required',
      submitterEmail: 'Email is required',
      submitterPhone: 'Phone number is required',
      category: 'Please select a category',
      condition: 'Please select item condition',
      description: 'Item description is required',
    });
  });

  it.each([
    ['text/plain', '{}', 415],
    ['application/json', '{', 400],
    ['application/json', '', 400],
    ['application/json', '['.repeat(100_000), 400],
    ['application/json', `"${'x'.repeat(2_000_000)}"`, 413],
  ])('is refused as %s, and the next one is taken', async (type, raw, status) => {
    const answer = await api.call('post', '/donationitems/simple', { raw, headers: { 'content-type': type } });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/at .*\.ts|\/work|node_modules/);
    expect((await makeOffer(api)).status).toBe(201);
  });
});
