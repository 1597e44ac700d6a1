import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { API_TOKEN_ROLE, mayDo } from '#contract/roles.ts';
import { type ApiScope, apiScopes } from '#contract/tokens/api-tokens.ts';
import { createToken } from '../support/api-tokens.ts';
import { offersIn } from '../support/offers.ts';
import { brokenBody, pathOf, protectedRoutes } from '../support/protected-routes.ts';
import { submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

/** By hand: a call that becomes open to a token has to be written here too. */
const EXPECTED: Record<ApiScope, string[]> = {
  'testimonials:read': [
    'GET /testimonials',
    'GET /testimonials.csv',
    'GET /testimonials/:id',
    'GET /testimonials/pending',
  ],
  'testimonials:decide': [
    'POST /testimonials/approve',
    'POST /testimonials/reject',
    'POST /testimonials/undo',
    'PUT /testimonials/:id/status',
    'PUT /testimonials/:id/undo',
  ],
  'donations:read': [
    'GET /donationitems',
    'GET /donationitems.csv',
    'GET /donationitems/:id',
    'GET /donationitems/counts',
    'GET /donationitems/status/:status',
  ],
  'donations:review': [
    'PATCH /donationitems/:id/review',
    'POST /donationitems/approve',
    'POST /donationitems/collect',
    'POST /donationitems/reject',
    'POST /donationitems/undo',
    'PUT /donationitems/:id/undo',
  ],
  'analytics:read': ['GET /analytics', 'GET /analytics.csv'],
};

let api: TestApi;
let admin: Headers;
const headersOf = {} as Record<ApiScope, Headers>;
beforeAll(async () => {
  api = testApi();
  admin = await api.staff();
  for (const scope of apiScopes) headersOf[scope] = (await createToken(api, admin, [scope], { name: scope })).headers;
});

describe.each(apiScopes)('a token with %s', (scope) => {
  it('may make the calls of its scope, and no other that needs a sign-in', async () => {
    const allowed: string[] = [];
    for (const [name, route] of protectedRoutes) {
      const path = pathOf(route);
      const { status, body } = await api.call(route.method, path, { as: headersOf[scope], ...brokenBody(route) });
      if (status === 403) expect(body).toEqual({ code: 'forbidden', message: 'This API token does not allow this.' });
      else allowed.push(name);
      expect([401, 429, 500], name).not.toContain(status);
      api.deps.clock.advance({ seconds: 1 });
    }
    expect(allowed.sort()).toEqual(EXPECTED[scope]);
  });
});

describe('the table', () => {
  it('gives a scope only to calls that a volunteer may make, and to none that deletes', () => {
    for (const { may, scope, method, name } of routes) {
      if (!scope) continue;
      const granted = { volunteersExport: true };
      expect([mayDo(API_TOKEN_ROLE, may, granted), may === 'anyone', method === 'delete'], name).toEqual([
        true,
        false,
        false,
      ]);
    }
  });

  it('gives no scope to settings, people, tokens, privacy, sign-in, the audit log or live events', () => {
    const closed = /^\/(settings|people|tokens|privacy|auth|audit|invitations|events|quarantine|media|dashboard)/;
    for (const { path, scope } of routes) if (closed.test(path)) expect(scope, path).toBeUndefined();
  });

  it('says in the description which scope a call needs', async () => {
    const { paths } = (await api.get('/openapi.json')).body;
    expect(paths['/testimonials/{id}/status'].put.security).toEqual([
      { session: ['Administrator', 'Manager', 'Volunteer'] },
      { apiToken: ['testimonials:decide'] },
    ]);
    expect(paths['/tokens'].post.security).toEqual([{ session: ['Administrator'] }]);
    expect((await api.get('/docs')).text).toContain('<code>testimonials:decide</code>');
  });
});

it('does not show pictures that only staff may see', async () => {
  const { status } = await api.get('/media/AAAAAAAAAAAAAAAAAAAAAA/640x480.webp', headersOf['testimonials:read']);
  expect(status).toBe(404);
});

describe('what a token has decided', () => {
  it('shows its name, also after it is revoked, and is undone by itself alone', async () => {
    const { token, headers } = await createToken(api, admin, ['testimonials:decide'], { name: 'Moderation service' });
    const { id } = (await submitStory(api)).body;
    const decided = await api.call('put', `/testimonials/${id}/status`, { as: headers, json: { action: 'approve' } });
    expect([decided.status, decided.body.reviewedBy]).toEqual([200, 'Moderation service (API token)']);
    const refused = await api.call('put', `/testimonials/${id}/undo`, { as: admin });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('Moderation service (API token) made this decision'),
    ]);
    const entries = (await api.get(`/audit?q=${id}`, admin)).body.entries;
    expect(entries[0]).toMatchObject({
      action: 'approved',
      actorId: token.id,
      actorName: 'Moderation service (API token)',
    });
    expect((await api.call('put', `/testimonials/${id}/undo`, { as: headers })).status).toBe(200);
    await api.call('delete', `/tokens/${token.id}`, { as: admin });
    expect((await api.get(`/audit?q=${id}`, admin)).body.entries[0].actorName).toBe('Moderation service (API token)');
  });

  it('is an offer moved on, in its history too', async () => {
    const { headers } = await createToken(api, admin, ['donations:review', 'donations:read'], { name: 'Van' });
    const { offerOf, review } = offersIn(api, headers);
    const { id } = await offerOf();
    expect((await review(id, { status: 'approved' })).status).toBe(200);
    const { body } = await api.get(`/donationitems/${id}`, headers);
    expect([body.reviewedBy, body.history.at(-1).by]).toEqual(['Van (API token)', 'Van (API token)']);
  });

  it('is an export, in the audit log', async () => {
    const { headers } = await createToken(api, admin, ['donations:read'], { name: 'Ledger' });
    expect((await api.get('/donationitems.csv', headers)).status).toBe(200);
    const [entry] = (await api.get('/audit?action=exported', admin)).body.entries;
    expect(entry).toMatchObject({ subjectKind: 'donation', actorName: 'Ledger (API token)' });
  });
});
