import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentTopics } from '#contract/testimonials/testimonials.ts';
import { type Product, startProduct } from '../support/product.ts';
import { formOf, offer, STORY } from '../support/submissions.ts';
import type { Headers } from '../support/test-api.ts';

let product: Product;
let admin: Headers;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signIn();
});
afterAll(() => product.close());

const ID = 'forged-forged-forged-1';
const json = { 'content-type': 'application/json' };

/** Fields that the server alone decides. */
const forged = {
  id: ID,
  reference: 'FORGED',
  status: 'approved',
  isApproved: 'true',
  isAutoApproved: 'true',
  approvedAt: '2020-01-01T00:00:00.000Z',
  approvedBy: 'FORGED',
  reviewedBy: 'FORGED',
  reviewedAt: '2020-01-01T00:00:00.000Z',
  createdAt: '2020-01-01T00:00:00.000Z',
  adminNotes: 'FORGED',
  imageUrl: 'FORGED',
  photoUrls: 'FORGED',
  picture: 'FORGED',
  history: 'FORGED',
  role: 'Administrator',
  held: 'false',
  revision: '99',
  updatedBy: 'FORGED',
  versions: 'FORGED',
  constructor: 'FORGED',
  prototype: 'FORGED',
  polluted: 'FORGED',
};
/** The same as JSON with `__proto__`, which an object literal cannot hold. */
const withForged = (body: unknown, more: Record<string, unknown> = forged) =>
  JSON.stringify({ ...more, ...(body as object) }).replace(
    /^\{/,
    '{"__proto__":{"polluted":"FORGED","isAdmin":true,"status":"approved"},"constructor":{"prototype":{"polluted":"FORGED"}},',
  );

const notStored = async () => {
  const folder = product.server.dataDir;
  for (const name of await readdir(folder)) {
    if (!/\.(json|jsonl|journal|log)$|journal/.test(name)) continue;
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    expect(text, name).not.toContain('FORGED');
    expect(text, name).not.toContain(ID);
    expect(text, name).not.toContain('__proto__');
  }
};

describe('fields that the server alone decides', () => {
  it('in a testimonial are ignored', async () => {
    const form = formOf({ ...forged, content: STORY, name: 'Orla' });
    form.append('__proto__', 'FORGED');
    form.append('__proto__[polluted]', 'FORGED');
    form.append('constructor.prototype.polluted', 'FORGED');
    const { status, body } = await product.call('post', '/testimonials', { form });
    expect([status, body.isApproved, body.status]).toEqual([201, false, 'pending']);
    expect(body.id).not.toBe(ID);
    const { testimonials } = (await product.get('/testimonials/pending', admin)).body;
    const kept = testimonials.find((one: { id: string }) => one.id === body.id);
    expect(kept).toMatchObject({
      name: 'Orla',
      approvedBy: null,
      approvedAt: null,
      adminNotes: null,
      reviewedBy: null,
    });
    expect(Date.parse(kept.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await product.get('/testimonials/approved')).body.total).toBe(0);
    await notStored();
  });

  it.each(['true', '1', 'on', 'yes', 'TRUE'])('isAutoApproved=%s publishes nothing', async (isAutoApproved) => {
    const form = formOf({ content: STORY, isAutoApproved, isApproved: isAutoApproved, autoApprove: isAutoApproved });
    expect((await product.call('post', '/testimonials', { form })).body).toMatchObject({
      isApproved: false,
      status: 'pending',
    });
    expect((await product.get('/testimonials/approved')).body.total).toBe(0);
  });

  it('in an offer are ignored', async () => {
    const raw = withForged(offer);
    const { status, body } = await product.call('post', '/donationitems/simple', { raw, headers: json });
    expect(status).toBe(201);
    expect(body.reference).not.toBe('FORGED');
    const kept = (await product.get(`/donationitems/${body.id}`, admin)).body;
    expect(kept).toMatchObject({ status: 'pending', adminNotes: null, reviewedBy: null, photoUrls: [], history: [] });
    await notStored();
  });

  it('in the forms of the pages are ignored', async () => {
    for (const [path, fields] of [
      ['/testimonials', { content: STORY, consentTo: consentTopics }],
      ['/donations', { ...offer, estimatedValue: '1', pickupRequired: 'true' }],
    ] as const) {
      const { website: _website, ...own } = { website: '', ...forged };
      const form = formOf({ ...own, ...fields });
      form.append('__proto__', 'FORGED');
      const answer = await fetch(`${product.server.url}${path}`, { method: 'POST', body: form });
      expect(answer.status).toBe(201);
    }
    expect((await product.get('/testimonials/approved')).body.total).toBe(0);
    const { items } = (await product.get('/donationitems?pageSize=100', admin)).body;
    for (const item of items) expect(item.status).toBe('pending');
    await notStored();
  });

  it('in a decision are ignored', async () => {
    const { id } = (await product.call('post', '/testimonials', { form: formOf({ content: STORY }) })).body;
    const { id: _id, adminNotes: _notes, status: _status, ...others } = forged;
    const raw = withForged({ action: 'reject', adminNotes: 'Fine.' }, others);
    const { status, body } = await product.call('put', `/testimonials/${id}/status`, { as: admin, raw, headers: json });
    expect([status, body.id, body.status, body.approvedBy, body.adminNotes]).toEqual([
      200,
      id,
      'rejected',
      null,
      'Fine.',
    ]);
    const made = (await product.call('post', '/donationitems/simple', { json: offer })).body;
    const review = withForged({ status: 'approved' }, others);
    const path = `/donationitems/${made.id}/review`;
    const item = await product.call('patch', path, { as: admin, raw: review, headers: json });
    expect([item.status, item.body.id, item.body.reference]).toEqual([200, made.id, made.reference]);
    expect(item.body.reviewedBy).not.toBe('FORGED');
    await notStored();
  });

  it('in a text and a picture of a page are ignored', async () => {
    for (const [kind, more] of [
      ['textcontainers', { content: 'A text' }],
      ['imagecontainers', {}],
    ] as const) {
      const { id: _id, revision: _revision, ...others } = forged;
      const place = { tags: [kind, 'forged'], relativeUrl: '/about', ...more };
      const made = await product.call('post', `/${kind}`, { as: admin, raw: withForged(place, others), headers: json });
      expect([made.status, made.body.revision]).toEqual([201, 1]);
      const change = withForged({ ...more, title: 'A title' }, others);
      const path = `/${kind}/${made.body.id}`;
      const { status, body } = await product.call('put', path, { as: admin, raw: change, headers: json });
      expect([status, body.id, body.relativeUrl]).toEqual([200, made.body.id, '/about']);
    }
    await notStored();
  });

  it('as keys of free texts are 400 or left out', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const place = { tags: ['managed-text', 'keys'], relativeUrl: '/', content: 'x', metadata: { KEY: 'FORGED' } };
      const raw = JSON.stringify(place).replace('KEY', key);
      const { status, body } = await product.call('post', '/textcontainers', { as: admin, raw, headers: json });
      expect([400, 201], key).toContain(status);
      if (status === 201) expect(body.metadata).toEqual({});
    }
    await notStored();
  });

  it('in a sign-in and a change of password are ignored', async () => {
    const account = await product.account('Volunteer');
    const raw = withForged({ ...account });
    const { status, body } = await product.call('post', '/auth/login', { raw, headers: json });
    expect([status, body.user.role]).toEqual([200, 'Volunteer']);
    const as = { authorization: `Bearer ${body.accessToken}` };
    const change = withForged({
      currentPassword: account.password,
      newPassword: 'another harbour 77 barley',
      role: 'Administrator',
    });
    const changed = await product.call('post', '/auth/change-password', { as, raw: change, headers: json });
    expect([changed.status, changed.body.user.role]).toEqual([200, 'Volunteer']);
    await notStored();
  });

  it('in the settings are ignored', async () => {
    const settings = (await product.get('/settings')).body;
    const raw = withForged(settings, { id: ID, polluted: 'FORGED', role: 'FORGED' });
    const { status, body } = await product.call('put', '/settings', { as: admin, raw, headers: json });
    expect([status, body]).toEqual([200, { ...settings, revision: settings.revision + 1 }]);
    await notStored();
  });

  it('do not affect later responses', async () => {
    const clean = (await product.call('post', '/testimonials', { form: formOf({ content: STORY }) })).body;
    const { manageUrl: _link, ...promised } = clean;
    expect(Object.keys(promised).sort()).toEqual([
      'content',
      'createdAt',
      'id',
      'imageUrl',
      'isApproved',
      'name',
      'status',
    ]);
    expect((await product.get('/auth/options')).text).not.toContain('FORGED');
    expect((await product.get('/health')).body.status).toBe('ok');
  });
});
