import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { createPageRenderer } from '#site/entry-server.tsx';
import { type Product, startProduct } from '../support/product.ts';
import { NOBODY } from '../support/protected-routes.ts';
import { formOf, offer } from '../support/submissions.ts';
import type { Headers } from '../support/test-api.ts';
import { png } from '../unit/images/samples.ts';

/** Words that stand in what is private, and nowhere else. */
const secrets = {
  email: 'very.private@post.example',
  notes: 'NOTES-FOR-STAFF-ONLY',
  pending: 'PENDING-AND-UNSEEN',
  rejected: 'REJECTED-AND-UNSEEN',
  approver: 'Gobnait Secretname',
  donor: 'Donor Unnamed',
};
const SHOWN = 'Shown to everyone, as it was approved.';

let product: Product;
let admin: Headers;
const ids: string[] = [];

beforeAll(async () => {
  product = await startProduct();
  admin = await product.signIn(await product.account('Administrator', secrets.approver));
  const image = new Blob([new Uint8Array(await png(40, 30))]);
  const tell = async (content: string, action?: string) => {
    const form = formOf({ name: 'Orla', email: secrets.email, content: `${content} and so it went on.`, image });
    const { id } = (await product.call('post', '/testimonials', { form })).body;
    const json = { action, adminNotes: secrets.notes };
    if (action) await product.call('put', `/testimonials/${id}/status`, { as: admin, json });
    else ids.push(id);
  };
  await tell(SHOWN, 'approve');
  await tell(secrets.pending);
  await tell(secrets.rejected, 'reject');
  const json = { ...offer, submitterName: secrets.donor, submitterEmail: secrets.email, description: secrets.pending };
  const { id } = (await product.call('post', '/donationitems/simple', { json })).body;
  await product.call('patch', `/donationitems/${id}/review`, {
    as: admin,
    json: { status: 'approved', adminNotes: secrets.notes },
  });
  ids.push(id);
  const place = { tags: ['managed-text', 'about', 'story'], relativeUrl: '/about', content: 'A text.' };
  await product.call('post', '/textcontainers', { as: admin, json: place });
});
afterAll(() => product.close());

const holdsNoSecret = (text: string, where: string) => {
  for (const secret of [...Object.values(secrets), ...ids])
    expect(text.includes(secret), `${secret} in ${where}`).toBe(false);
};

const { pages: publicPages } = await createPageRenderer();

describe('what everyone can read', () => {
  it('the approved list has the promised fields and no other', async () => {
    const { status, body, text } = await product.get('/testimonials/approved?pageSize=100');
    expect([status, body.total]).toEqual([200, 1]);
    expect(Object.keys(body.testimonials[0]).sort()).toEqual([
      'approvedAt',
      'content',
      'createdAt',
      'id',
      'imageUrl',
      'name',
    ]);
    expect(body.testimonials[0].content).toContain(SHOWN);
    holdsNoSecret(text, 'the list');
  });

  it('the response to a submission does not contain the address', async () => {
    const form = formOf({ email: secrets.email, content: 'A good long text about a kind driver.' });
    const { status, text } = await product.call('post', '/testimonials', { form });
    expect(status).toBe(201);
    holdsNoSecret(text, 'the answer');
  });

  it('the manage link of a testimonial is in one response and in no other, nor in a file or log', async () => {
    const form = formOf({ content: 'A good long text about a kind nurse.' });
    const { id, manageUrl } = (await product.call('post', '/testimonials', { form })).body;
    const secret =
      String(manageUrl)
        .split(/[/#?=]/)
        .at(-1) ?? '';
    // The id is no secret; what signs it is.
    expect(secret.replace(id, '')).toMatch(/^[A-Za-z0-9_-]{22,}$/);
    await product.call('put', `/testimonials/${id}/status`, { as: admin, json: { action: 'approve' } });
    for (const path of ['/testimonials', '/testimonials/approved', '/dashboard', '/audit']) {
      expect((await product.get(path, admin)).text, path).not.toContain(secret);
    }
    for (const path of ['/', '/testimonials']) expect((await product.page(path)).text, path).not.toContain(secret);
    for (const name of await readdir(product.server.dataDir)) {
      const text = await readFile(join(product.server.dataDir, name), 'utf8').catch(() => '');
      expect(text.includes(secret), name).toBe(false);
    }
    expect(product.server.output()).not.toContain(secret);
  });

  const open = routes.filter(({ method, may }) => method === 'get' && may === 'anyone');
  it.each(open.map(({ path }) => path))('GET /api%s holds nothing private', async (path) => {
    const address = path.replace(/:\w+/g, NOBODY);
    for (const query of [
      '',
      '?page=1&pageSize=100',
      '?tags=managed-text&relativeUrl=/about',
      '?status=pending',
      '?q=a&all=true',
    ]) {
      for (const as of [{}, admin]) holdsNoSecret((await product.get(address + query, as)).text, address + query);
    }
  });

  const pages = publicPages.map(({ path }) => path.replace(/:\w+/g, 'a-post'));
  const files = [
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/blogs/feed.xml',
    '/feed.xml',
    '/rss.xml',
    '/api/docs',
    '/api/openapi.json',
    '/admin/',
    '/no/such/page',
    '/icon.svg',
  ];
  it.each([...pages, ...files])('%s and its page data hold nothing private', async (path) => {
    for (const query of ['', '?page=1', '?page=2', '?write=1', '?form=1', '?status=pending', '?preview=1']) {
      const { status, text } = await product.page(path + query);
      expect(status).toBeLessThan(500);
      holdsNoSecret(text, path + query);
    }
  });

  it('the testimonials page shows only approved ones', async () => {
    const { status, text } = await product.page('/testimonials');
    expect(status).toBe(200);
    expect(text).toContain(SHOWN);
    holdsNoSecret(text, 'the page');
  });

  it('a testimonial that is rejected or deleted later disappears from every response at once, even from cached ones', async () => {
    const content = 'SOON-WITHDRAWN and then no longer to be read.';
    for (const end of ['reject', 'delete']) {
      const { id } = (await product.call('post', '/testimonials', { form: formOf({ content }) })).body;
      await product.call('put', `/testimonials/${id}/status`, { as: admin, json: { action: 'approve' } });
      const everywhere = ['/', '/testimonials', '/api/testimonials/approved'];
      for (const path of [...everywhere, ...everywhere])
        expect((await product.page(path)).text).toContain('SOON-WITHDRAWN');
      const tag = (await product.page('/testimonials')).headers.get('etag') ?? '';
      if (end === 'delete') await product.call('delete', `/testimonials/${id}`, { as: admin });
      else
        await product.call('put', `/testimonials/${id}/status`, {
          as: admin,
          json: { action: 'reject', adminNotes: 'x' },
        });
      for (const path of everywhere) expect((await product.page(path)).text).not.toContain('SOON-WITHDRAWN');
      expect((await product.page('/testimonials', { 'if-none-match': tag })).status).toBe(200);
    }
  });
});
