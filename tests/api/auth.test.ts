import { beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '#api/identity/passwords.ts';
import { createIdentity } from '#api/identity/verify-provider-token.ts';
import { callerOf } from '../support/api.ts';
import { signInAs, type TestDeps, testDeps } from '../support/deps.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { startProvider } from '../support/provider.ts';

let deps: TestDeps;
let call: ReturnType<typeof callerOf>;
beforeEach(() => {
  deps = testDeps();
  call = callerOf(deps);
});

const email = 'aoife@charity.example';
const bearerOf = (body: unknown) => ({ authorization: `Bearer ${(body as { accessToken: string }).accessToken}` });

describe('POST /auth/login', () => {
  it('signs in with the address in any case, with argon2id', async () => {
    const real = { ...deps, passwords: createPasswords() };
    await addPerson(real, { email });
    const { status, body, headers } = await callerOf(real)('POST', '/auth/login', {
      email: ' Aoife@Charity.example ',
      password: PASSWORD,
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ user: { email, role: 'Administrator', lastLogin: '2026-03-02T09:00:00.000Z' } });
    expect(JSON.stringify(body)).not.toMatch(/hash|argon2|Subject/);
    expect((await call('GET', '/auth/me', undefined, bearerOf(body))).body).toMatchObject({ email });
  });

  it('signs in as admin@localhost, whose address has no dot', async () => {
    await addPerson(deps, { email: 'admin@localhost' });
    expect((await call('POST', '/auth/login', { email: 'admin@localhost', password: PASSWORD })).status).toBe(200);
  });

  it('responds the same to a wrong password and an unknown address', async () => {
    await addPerson(deps, { email });
    const one = await call('POST', '/auth/login', { email, password: 'wrong' });
    const other = await call('POST', '/auth/login', { email: 'nobody@charity.example', password: 'wrong' });
    expect(one.status).toBe(401);
    expect(one.body).toEqual({
      code: 'unauthenticated',
      message: 'The email address or the password is not right.',
    });
    expect(other).toMatchObject({ status: one.status, body: one.body });
  });

  it.each([
    [{ password: 'x' }, { email: 'Email is required' }],
    [{ email: ' ', password: 'x' }, { email: 'Email is required' }],
    [{ email }, { password: 'Password is required' }],
    [{ email, password: '' }, { password: 'Password is required' }],
    [
      { email: ['a'], password: { $ne: '' } },
      { email: 'Email is required', password: 'Password is required' },
    ],
  ])('refuses %j', async (input, fields) => {
    expect(await call('POST', '/auth/login', input)).toMatchObject({ status: 400, body: { code: 'invalid', fields } });
  });

  it('responds to the thirtieth wrong password with 429 and Retry-After, despite a forged X-Forwarded-For', async () => {
    await addPerson(deps, { email });
    const statuses: number[] = [];
    for (let at = 0; at < 29; at += 1) {
      const forged = { 'x-forwarded-for': `203.0.113.${at}, 192.0.2.1` };
      const body = { email: `nobody${at}@charity.example`, password: 'wrong' };
      statuses.push((await call('POST', '/auth/login', body, forged)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(9).fill(429)]);
    const last = await call('POST', '/auth/login', { email, password: PASSWORD }, { 'x-forwarded-for': '192.0.2.1' });
    expect(last.headers.get('retry-after')).toBe('60');
    expect(last.body).toEqual({ code: 'rate_limited', message: 'Too many attempts. Please try again in 60 seconds.' });
    deps.clock.advance({ seconds: 60 });
    expect((await call('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });
});

describe('a token', () => {
  it.each([
    ['none', {}],
    ['a damaged one', { authorization: 'Bearer abc.def.ghi' }],
    ['another scheme', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
    ['two', { authorization: 'Bearer a, Bearer b' }],
  ])('missing or wrong (%s) is 401 with WWW-Authenticate', async (_, headers) => {
    for (const [method, path] of [
      ['GET', '/auth/me'],
      ['POST', '/auth/logout'],
      ['POST', '/auth/refresh'],
      ['POST', '/auth/change-password'],
    ] as const) {
      const answer = await call(method, path, undefined, headers);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.body).toEqual({ code: 'unauthenticated', message: 'Please sign in.' });
    }
  });

  it('is not accepted in the address', async () => {
    const { authorization } = await signInAs(deps);
    const token = authorization.slice('Bearer '.length);
    for (const name of ['access_token', 'token', 'accessToken', 'authorization']) {
      expect((await call('GET', `/auth/me?${name}=${token}`)).status).toBe(401);
    }
  });

  it('is invalid after log-out', async () => {
    const headers = await signInAs(deps);
    const { status, body } = await call('POST', '/auth/logout', undefined, headers);
    expect([status, body]).toEqual([204, null]);
    expect((await call('GET', '/auth/me', undefined, headers)).status).toBe(401);
    expect((await call('POST', '/auth/refresh', undefined, headers)).status).toBe(401);
  });

  it('is refreshed as at login, in the same session', async () => {
    const headers = await signInAs(deps, 'Volunteer');
    deps.clock.advance({ minutes: 30 });
    const { status, body } = await call('POST', '/auth/refresh', undefined, headers);
    expect(status).toBe(200);
    expect(body).toMatchObject({ expiresAt: '2026-03-02T10:30:00.000Z', user: { role: 'Volunteer' } });
    deps.clock.advance({ minutes: 45 });
    expect((await call('GET', '/auth/me', undefined, headers)).status).toBe(401);
    expect((await call('GET', '/auth/me', undefined, bearerOf(body))).status).toBe(200);
  });
});

describe('POST /auth/change-password', () => {
  const passwords = { currentPassword: PASSWORD, newPassword: 'goats on the pier at noon' };

  it('responds like login and ends the earlier tokens', async () => {
    const headers = await signInAs(deps);
    const { status, body } = await call('POST', '/auth/change-password', passwords, headers);
    expect(status).toBe(200);
    expect((await call('GET', '/auth/me', undefined, bearerOf(body))).status).toBe(200);
    expect((await call('GET', '/auth/me', undefined, headers)).status).toBe(401);
  });

  it.each([
    [{ currentPassword: 'wrong' }, { currentPassword: 'The current password is not right.' }],
    [{ newPassword: 'too short' }, { newPassword: 'Password must be at least 12 characters long' }],
    [{ newPassword: 'password1234' }, { newPassword: 'This password is too easy to guess. Please choose another.' }],
    [{ newPassword: 'x'.repeat(201) }, { newPassword: 'Password must be at most 200 characters long' }],
  ])('refuses %j with the field named', async (other, fields) => {
    const headers = await signInAs(deps);
    const answer = await call('POST', '/auth/change-password', { ...passwords, ...other }, headers);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', fields } });
    expect((await call('GET', '/auth/me', undefined, headers)).status).toBe(200);
  });

  it('is required first while a password must be changed', async () => {
    await addPerson(deps, { email, mustChangePassword: true });
    const first = await call('POST', '/auth/login', { email, password: PASSWORD });
    const headers = bearerOf(first.body);
    expect((await call('GET', '/auth/me', undefined, headers)).body).toMatchObject({ mustChangePassword: true });
    expect(await call('GET', '/testimonials', undefined, headers)).toMatchObject({
      status: 403,
      body: { message: 'Please choose a new password first.' },
    });
    const { body } = await call('POST', '/auth/change-password', passwords, headers);
    expect((await call('GET', '/testimonials', undefined, bearerOf(body))).status).toBe(200);
  });
});

describe('other ways of signing in', () => {
  it('are public, even if there are none', async () => {
    expect((await call('GET', '/auth/options')).body).toEqual({ microsoft: null, google: null });
    expect(await call('POST', '/auth/microsoft', { accessToken: 'x' })).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: 'Microsoft sign-in is not set up here.' },
    });
    expect((await call('POST', '/auth/google', {})).status).toBe(400);
  });

  it('admit an invited person, and nobody else', async () => {
    const provider = await startProvider();
    try {
      const identity = createIdentity(
        { microsoft: null, google: { clientId: 'client', keysUrl: provider.keysUrl } },
        deps.now,
      );
      const google = callerOf({ ...deps, identity });
      const now = Math.floor(deps.now().getTime() / 1000);
      const claims = { iss: 'accounts.google.com', aud: 'client', iat: now, exp: now + 3600, email_verified: true };
      const send = async (sub: string, address: string, other = {}, more = {}) => {
        const credential = await provider.sign({ ...claims, sub, email: address, ...other });
        return google('POST', '/auth/google', { credential, ...more });
      };
      const invited = { email, name: 'Aoife', role: 'Volunteer' };
      await call('POST', '/people/invitations', invited, await signInAs(deps));
      const invitation = /#([\w-]{43})/.exec(deps.mails.at(-1)?.text ?? '')?.[1];
      expect((await send('1', 'stranger@example.org', {}, { invitation })).status).toBe(403);
      expect((await send('1', email, { aud: 'another' }, { invitation })).status).toBe(401);
      expect((await send('1', email, { nonce: 'theirs' }, { invitation })).status).toBe(401);
      expect((await send('1', email, { nonce: 'theirs' }, { invitation, nonce: 'ours' })).status).toBe(401);
      expect((await send('1', email, {}, { invitation, nonce: 'ours' })).status).toBe(401);
      expect((await send('1', email)).status).toBe(403);
      const { status, body } = await send('1', 'Aoife@charity.example', { nonce: 'n' }, { invitation, nonce: 'n' });
      expect(status).toBe(200);
      expect((await google('GET', '/auth/me', undefined, bearerOf(body))).body).toMatchObject({ role: 'Volunteer' });
      expect((await send('2', email)).status).toBe(403);
    } finally {
      await provider.close();
    }
  });
});

it('neither logs nor returns a password or a token', async () => {
  const lines: string[] = [];
  const write = (event: string, fields?: unknown) => void lines.push(event + JSON.stringify(fields));
  const logging = { ...deps, log: { info: write, warn: write, error: write } };
  await addPerson(logging, { email });
  const answer = await callerOf(logging)('POST', '/auth/login', { email, password: PASSWORD });
  await callerOf(logging)('POST', '/auth/login', { email, password: 'wrong password of Aoife' });
  expect(lines.join()).toContain('/api/auth/login');
  expect(lines.join()).not.toMatch(new RegExp(`${PASSWORD}|wrong password|${email}|eyJ`));
  expect(JSON.stringify(answer.body)).not.toContain(PASSWORD);
});
