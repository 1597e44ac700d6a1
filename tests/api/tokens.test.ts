import { beforeEach, describe, expect, it } from 'vitest';
import { apiScopes } from '#contract/tokens/api-tokens.ts';
import { asToken, createToken, dayIn } from '../support/api-tokens.ts';
import { personNamed } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff();
});

const create = (json: Record<string, unknown>) =>
  api.call('post', '/tokens', {
    as: admin,
    json: { name: 'Newsletter', scopes: ['testimonials:read'], expiresOn: dayIn(api, 10), ...json },
  });
const tokens = async () => (await api.get('/tokens', admin)).body.tokens;
const statusOf = async (headers: Headers) => (await api.get('/testimonials', headers)).status;
const changeMaker = (change: object) =>
  api.deps.store.change((draft) => draft.people.put({ ...personNamed(api.deps, 'Aoife Byrne'), ...change }));

describe('creating an API token', () => {
  it('answers its secret once, and stores only the hash', async () => {
    const { status, body } = await create({ scopes: ['testimonials:read', 'analytics:read', 'analytics:read'] });
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^cp_[0-9A-Za-z]{49}$/);
    expect(body.token).toEqual({
      id: expect.any(String),
      name: 'Newsletter',
      scopes: ['testimonials:read', 'analytics:read'],
      state: 'active',
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: 'Aoife Byrne',
      expiresOn: '2026-03-12',
      usedOn: null,
    });
    expect(await tokens()).toEqual([body.token]);
    const { apiTokens, apiTokenKeys, audit } = api.deps.store.data;
    const stored = JSON.stringify([...apiTokens.all(), ...apiTokenKeys.all(), ...audit.all(), ...api.deps.mails]);
    expect(stored).not.toContain(body.secret);
    expect([...apiTokenKeys.all()]).toEqual([{ id: body.token.id, hash: expect.stringMatching(/^[\w-]{43}$/) }]);
  });

  it('is in the audit log, and mailed to whoever created it', async () => {
    const { body } = await create({});
    const [entry] = (await api.get('/audit?subjectKind=token', admin)).body.entries;
    expect(entry).toMatchObject({
      action: 'created',
      actorName: 'Aoife Byrne',
      subjectId: body.token.id,
      detail: 'Newsletter',
      after: { scopes: 'testimonials:read', expiresOn: '2026-03-12' },
    });
    await api.deps.outbox.deliverDue();
    const [mail] = api.deps.mails;
    expect(mail?.to).toBe(personNamed(api.deps, 'Aoife Byrne').email);
    expect(mail?.text).toContain('“Newsletter”');
    expect(mail?.text).toContain('Read testimonials');
    expect(mail?.text).toMatch(/Until\s+12\s+March\s+2026/);
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope that does not exist', { scopes: ['people:write'] }, 'scopes.0'],
    ['no day', { expiresOn: undefined }, 'expiresOn'],
    ['a day that does not exist', { expiresOn: '2026-02-30' }, 'expiresOn'],
    ['yesterday', { expiresOn: '2026-03-01' }, 'expiresOn'],
    ['more than a year', { expiresOn: '2027-03-03' }, 'expiresOn'],
  ])('is refused with %s, and changes nothing', async (_, json, field) => {
    const { status, body } = await create(json);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(await tokens()).toEqual([]);
    expect(api.deps.store.data.mails.size).toBe(0);
  });

  it('takes today and the same day of the next year', async () => {
    expect((await create({ name: 'Today', expiresOn: '2026-03-02' })).status).toBe(201);
    expect((await create({ name: 'A year', expiresOn: '2027-03-02' })).status).toBe(201);
  });

  it('needs a name of its own, and that of a revoked token is free again', async () => {
    const { body } = await create({});
    const refused = await create({ name: 'NEWSLETTER' });
    expect([refused.status, refused.body.fields]).toEqual([409, { name: 'There is already a token with this name.' }]);
    await api.call('delete', `/tokens/${body.token.id}`, { as: admin });
    expect((await create({})).status).toBe(201);
  });

  it('stops at 20, also when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => create({ name: `Screen ${at}` })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect(await tokens()).toHaveLength(20);
  });

  it('succeeds although the mail does not', async () => {
    api.deps.mailer.send = () => Promise.reject(new Error('no route'));
    expect((await create({})).status).toBe(201);
  });
});

describe('an API token', () => {
  it('works until the end of its last day in Ireland', async () => {
    const { headers } = await createToken(api, admin, ['testimonials:read'], { days: 1 });
    api.deps.clock.set('2026-03-03T23:59:59.000Z');
    expect(await statusOf(headers)).toBe(200);
    api.deps.clock.set('2026-03-04T00:00:00.000Z');
    const { status, body } = await api.get('/testimonials', headers);
    expect([status, body.code, body.message]).toEqual([
      401,
      'unauthenticated',
      'This API token has expired. Please create a new one.',
    ]);
    admin = await api.again('Aoife Byrne');
    expect((await tokens())[0].state).toBe('expired');
  });

  it('is refused at once when it is revoked, once and for all', async () => {
    const { token, headers } = await createToken(api, admin, ['testimonials:read']);
    expect(await statusOf(headers)).toBe(200);
    const revoke = () => api.call('delete', `/tokens/${token.id}`, { as: admin });
    expect((await revoke()).status).toBe(204);
    const { status, body } = await api.get('/testimonials', headers);
    expect([status, body.message]).toEqual([401, 'This API token is not valid. It may have been revoked.']);
    expect(await tokens()).toEqual([]);
    expect((await revoke()).status).toBe(404);
    const entries = (await api.get('/audit?subjectKind=token', admin)).body.entries;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['revoked', 'created']);
  });

  it.each([
    ['disabled', { disabled: true }],
    ['a volunteer', { role: 'Volunteer' }],
  ] as const)('stops while the account that created it is %s', async (_, change) => {
    const other = await api.staff('Administrator', 'Brian Roche');
    const { headers } = await createToken(api, admin, ['testimonials:read']);
    await changeMaker(change);
    const { status, body } = await api.get('/testimonials', headers);
    expect([status, body.message]).toEqual([401, expect.stringContaining('has stopped working')]);
    expect((await api.get('/tokens', other)).body.tokens[0].state).toBe('stopped');
    await changeMaker({ disabled: false, role: 'Administrator' });
    expect(await statusOf(headers)).toBe(200);
  });

  it('ends with the erasure of the account that created it', async () => {
    const other = await api.staff('Administrator', 'Brian Roche');
    const { headers } = await createToken(api, admin, ['testimonials:read']);
    const { email } = personNamed(api.deps, 'Aoife Byrne');
    await api.call('post', '/privacy/erase', { as: other, json: { email } });
    expect(await statusOf(headers)).toBe(401);
    const [token] = (await api.get('/tokens', other)).body.tokens;
    expect(token).toMatchObject({ state: 'stopped', createdBy: 'A former colleague' });
  });

  it('outlives the session in which it was created', async () => {
    const { headers } = await createToken(api, admin, ['testimonials:read']);
    await api.call('post', '/auth/logout', { as: admin });
    expect(await statusOf(headers)).toBe(200);
  });

  it('is not accepted in the address, in another scheme, or as anything but a whole one', async () => {
    const { secret } = await createToken(api, admin, ['testimonials:read']);
    expect((await api.get(`/testimonials?token=${secret}&access_token=${secret}`)).status).toBe(401);
    const spoilt = [secret, `Basic ${secret}`, `Bearer ${secret.slice(0, -1)}`, `Bearer ${secret}0`, 'Bearer cp_'];
    for (const authorization of spoilt) expect(await statusOf({ authorization }), authorization).toBe(401);
    expect((await api.get('/testimonials', asToken('cp_x'))).headers.get('www-authenticate')).toBe('Bearer');
  });

  it('knows the day of its latest use, and writes it once a day', async () => {
    const { headers } = await createToken(api, admin, [...apiScopes]);
    let writes = 0;
    const { change } = api.deps.store;
    api.deps.store.change = (edit) => {
      writes += 1;
      return change.call(api.deps.store, edit) as ReturnType<typeof change<ReturnType<typeof edit>>>;
    };
    for (const path of ['/testimonials', '/testimonials', '/donationitems', '/analytics']) await api.get(path, headers);
    expect(writes).toBe(1);
    expect([...api.deps.store.data.apiTokens.all()][0]?.usedOn).toBe('2026-03-02');
    api.deps.clock.advance({ days: 1 });
    await Promise.all([api.get('/testimonials', headers), api.get('/donationitems', headers)]);
    expect([...api.deps.store.data.apiTokens.all()][0]?.usedOn).toBe('2026-03-03');
  });

  it('reads although its use cannot be written', async () => {
    const { headers } = await createToken(api, admin, ['testimonials:read']);
    api.deps.store.change = () => Promise.reject(new Error('ENOSPC'));
    expect(await statusOf(headers)).toBe(200);
  });

  it('is kept to 300 calls a minute, and others are not', async () => {
    const { headers } = await createToken(api, admin, ['testimonials:read']);
    const other = await createToken(api, admin, ['testimonials:read'], { name: 'Screen' });
    for (let call = 0; call < 300; call += 1) expect(await statusOf(headers)).toBe(200);
    const refused = await api.get('/testimonials', headers);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await statusOf(other.headers)).toBe(200);
    expect(await statusOf(admin)).toBe(200);
    api.deps.clock.advance({ minutes: 1 });
    expect(await statusOf(headers)).toBe(200);
  });
});
