import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { formOf, offer, STORY } from '../support/submissions.ts';
import type { Headers } from '../support/test-api.ts';
import { jpeg, padded, png } from '../unit/images/samples.ts';

let product: Product;
let admin: Headers;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signIn();
});
afterAll(() => product.close());

const left = <T extends object>(from: T, name: string) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key !== name));

const offers: [string, string, Record<string, unknown>][] = [
  ['Name is required', 'submitterName', { submitterName: '' }],
  ['Name is required', 'submitterName', { submitterName: ' \t\u00a0\n ' }],
  ['Email is required', 'submitterEmail', { submitterEmail: '' }],
  ['Email is required', 'submitterEmail', { submitterEmail: '   ' }],
  ['Please enter a valid email address', 'submitterEmail', { submitterEmail: 'niamh' }],
  ['Please enter a valid email address', 'submitterEmail', { submitterEmail: 'niamh@post' }],
  ['Please enter a valid email address', 'submitterEmail', { submitterEmail: 'ni amh@post.example' }],
  ['Please enter a valid email address', 'submitterEmail', { submitterEmail: '@post.example' }],
  ['Please enter a valid email address', 'submitterEmail', { submitterEmail: 'a@b@post.example' }],
  ['Phone number is required', 'submitterPhone', { submitterPhone: '' }],
  ['Please select a category', 'category', { category: '' }],
  ['Please select a category', 'category', { category: 'weapons' }],
  ['Please select a category', 'category', { category: 'toString' }],
  ['Please select item condition', 'condition', { condition: '' }],
  ['Please select item condition', 'condition', { condition: 'broken' }],
  ['Item description is required', 'description', { description: '' }],
  ['Item description is required', 'description', { description: '          ' }],
  ['Description must be at least 10 characters', 'description', { description: 'nine char' }],
  ['Description must be at least 10 characters', 'description', { description: `   nine char${' '.repeat(20)}` }],
  ['Pickup address is required when pickup is needed', 'pickupAddress', { pickupAddress: '' }],
  ['Pickup address is required when pickup is needed', 'pickupAddress', { pickupAddress: '  ' }],
  ['Please select whether you need pickup or can drop off', 'pickupRequired', { pickupRequired: 'maybe' }],
  ['Please select whether you need pickup or can drop off', 'pickupRequired', { pickupRequired: null }],
];

describe("the specification's rules for an offer", () => {
  it.each(offers)('%s: %s', async (sentence, field, wrong) => {
    const { status, body } = await product.call('post', '/donationitems/simple', { json: { ...offer, ...wrong } });
    expect([status, body.code, body.message, body.fields[field]]).toEqual([400, 'invalid', sentence, sentence]);
  });

  it.each([
    ['submitterName', 'Name is required'],
    ['submitterEmail', 'Email is required'],
    ['submitterPhone', 'Phone number is required'],
    ['category', 'Please select a category'],
    ['condition', 'Please select item condition'],
    ['description', 'Item description is required'],
    ['pickupAddress', 'Pickup address is required when pickup is needed'],
  ])('without %s: %s', async (field, sentence) => {
    const { status, body } = await product.call('post', '/donationitems/simple', { json: left(offer, field) });
    expect([status, body.fields?.[field]]).toEqual([400, sentence]);
  });

  it.each([-1, -0.01, 1.005, 0.001, 1.0000000001, 1_000_000.01, '12', 'NaN', [1], {}, true, 1e308])(
    'an estimated value of %j is 400',
    async (estimatedValue) => {
      const { status, body } = await product.call('post', '/donationitems/simple', {
        json: { ...offer, estimatedValue },
      });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['estimatedValue']]);
    },
  );

  it.each([0, 0.01, 19.99, 1234.5, 999_999.99, null, undefined])(
    'an estimated value of %j is taken',
    async (estimatedValue) => {
      const { status } = await product.call('post', '/donationitems/simple', { json: { ...offer, estimatedValue } });
      expect(status).toBe(201);
    },
  );

  it('a description of exactly ten characters is accepted', async () => {
    const json = { ...offer, description: ' ten chars! ' };
    expect((await product.call('post', '/donationitems/simple', { json })).status).toBe(201);
  });

  it('an empty body names every field', async () => {
    const { status, body } = await product.call('post', '/donationitems/simple', { json: {} });
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({
      submitterName: 'Name is required',
      submitterEmail: 'Email is required',
      submitterPhone: 'Phone number is required',
      category: 'Please select a category',
      condition: 'Please select item condition',
      description: 'Item description is required',
    });
  });

  it('the form of the page follows the same rules', async () => {
    const fields = { ...offer, estimatedValue: '120', pickupRequired: 'true', description: 'nine char' };
    const answer = await fetch(`${product.server.url}/donations`, { method: 'POST', body: formOf(fields) });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Description must be at least 10 characters');
  });
});

describe("the specification's rules for a testimonial", () => {
  it.each([
    ['Testimonial content is required', 'content', { content: '' }],
    ['Testimonial content is required', 'content', { content: ' \n\t ' }],
    ['Testimonial must be at least 20 characters long', 'content', { content: 'nineteen characters' }],
    ['Testimonial must be at least 20 characters long', 'content', { content: `nineteen characters${' '.repeat(30)}` }],
    ['Please enter a valid email address', 'email', { email: 'orla' }],
    ['Please enter a valid email address', 'email', { email: 'orla@post' }],
    ['Please enter a valid email address', 'email', { email: 'or la@post.example' }],
  ])('%s: %s', async (sentence, field, wrong) => {
    const form = formOf({ content: STORY, ...wrong });
    const { status, body } = await product.call('post', '/testimonials', { form });
    expect([status, body.code, body.message, body.fields[field]]).toEqual([400, 'invalid', sentence, sentence]);
    const posted = await fetch(`${product.server.url}/testimonials`, {
      method: 'POST',
      body: formOf({ content: STORY, ...wrong }),
    });
    expect(posted.status).toBe(400);
    expect(await posted.text()).toContain(sentence);
  });

  it('no content at all: Testimonial content is required', async () => {
    const { status, body } = await product.call('post', '/testimonials', { form: formOf({ name: 'Orla' }) });
    expect([status, body.message]).toEqual([400, 'Testimonial content is required']);
  });

  it('twenty characters, no name and no address are enough', async () => {
    const { status, body } = await product.call('post', '/testimonials', {
      form: formOf({ content: 'exactly twenty chars' }),
    });
    expect([status, body.name]).toEqual([201, 'Anonymous']);
  });
});

describe("the specification's rules for pictures", () => {
  const file = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
  const photos = async (...bytes: Uint8Array[]) => {
    const { id } = (await product.call('post', '/donationitems/simple', { json: offer })).body;
    return product.call('post', `/donationitems/${id}/photos`, { form: formOf({ photos: bytes.map(file) }) });
  };

  it('the kind of file', async () => {
    const text = Buffer.from('not a picture at all');
    expect(await photos(text)).toMatchObject({
      status: 415,
      body: { message: 'Please select valid image files (JPEG, PNG, or WebP)' },
    });
    const form = formOf({ content: STORY, image: file(text) });
    const told = await product.call('post', '/testimonials', { form });
    expect(told).toMatchObject({
      status: 415,
      body: { message: 'Please select a valid image file (JPEG, PNG, or WebP)' },
    });
  });

  it('the size of a file', async () => {
    const big = padded(await jpeg(60, 40), 5 * 1024 * 1024);
    expect(await photos(big)).toMatchObject({
      status: 413,
      body: { message: 'Each image file must be less than 5MB' },
    });
    const told = await product.call('post', '/testimonials', { form: formOf({ content: STORY, image: file(big) }) });
    expect(told).toMatchObject({ status: 413, body: { message: 'Image file size must be less than 5MB' } });
  });

  it('the number of photos', async () => {
    const photo = await png(40, 30);
    const { status, body } = await photos(...Array(6).fill(photo));
    expect([status, body.message]).toEqual([400, 'You can upload a maximum of 5 photos']);
  });
});

describe("the specification's rules for staff", () => {
  it.each(['', '   ', undefined])(
    'a rejection with the reason %j: Please provide a reason for rejection.',
    async (adminNotes) => {
      const sentence = 'Please provide a reason for rejection.';
      const { id } = (await product.call('post', '/testimonials', { form: formOf({ content: STORY }) })).body;
      const json = { action: 'reject', adminNotes };
      const told = await product.call('put', `/testimonials/${id}/status`, { as: admin, json });
      expect([told.status, told.body.message]).toEqual([400, sentence]);
      const made = (await product.call('post', '/donationitems/simple', { json: offer })).body;
      const review = { as: admin, json: { status: 'rejected', adminNotes } };
      const item = await product.call('patch', `/donationitems/${made.id}/review`, review);
      expect([item.status, item.body.message]).toEqual([400, sentence]);
      const approval = { as: admin, json: { action: 'approve' } };
      expect((await product.call('put', `/testimonials/${id}/status`, approval)).status).toBe(200);
    },
  );

  it('signing in needs both fields', async () => {
    for (const [json, fields] of [
      [{ password: 'x' }, { email: 'Email is required' }],
      [{ email: '', password: 'x' }, { email: 'Email is required' }],
      [{ email: 'a@b.example' }, { password: 'Password is required' }],
      [{ email: 'a@b.example', password: '' }, { password: 'Password is required' }],
    ]) {
      const { status, body } = await product.call('post', '/auth/login', { json });
      expect([status, body.fields]).toEqual([400, fields]);
    }
  });

  it.each(['', 'accepted', 'APPROVE', 'delete', null])('the action %j is 400', async (action) => {
    const { id } = (await product.call('post', '/testimonials', { form: formOf({ content: STORY }) })).body;
    const json = { action, adminNotes: 'x' };
    expect((await product.call('put', `/testimonials/${id}/status`, { as: admin, json })).status).toBe(400);
  });
});
