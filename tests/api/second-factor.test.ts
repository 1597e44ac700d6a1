import { beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '#api/identity/passwords.ts';
import { CODE_WRONG } from '#contract/auth/factors.ts';
import { LINK_IS_MAILED, type StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from '../support/deps.ts';
import { codeAt, setUpAuthenticator } from '../support/factors.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const email = 'aoife@charity.example';
let api: TestApi;
let aoife: StoredPerson;
let as: Headers;
let secret: string;
let recoveryCodes: string[];
beforeEach(async () => {
  api = testApi();
  aoife = await addPerson(api.deps, { email });
  as = await signInPerson(api.deps, aoife.id);
  ({ secret, recoveryCodes } = await setUpAuthenticator(api, as));
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (headers = {}) => api.call('POST', '/auth/login', { json: { email, password: PASSWORD }, headers });
const ticketOf = async (headers = {}): Promise<string> => (await login(headers)).body.secondFactor.ticket;
const second = (ticket: string, code: string, headers = {}) =>
  api.call('POST', '/auth/second-factor', { json: { ticket, code }, headers });
const now = (steps = 0) => codeAt(secret, api.deps.now(), steps);
const refusal = (sentence: string) => ({
  status: 400,
  body: { code: 'invalid', message: sentence, fields: { code: sentence } },
});
const WRONG = refusal(CODE_WRONG);
const USED = refusal('That code was used already. Wait for the next one, at most 30 seconds.');
const OVER = {
  status: 401,
  body: { message: 'This sign-in took longer than five minutes, or was finished already. Please begin again.' },
};

describe('a sign-in with an authenticator app', () => {
  it('answers the password with a ticket and no token, and the code with a token', async () => {
    const first = await login();
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      secondFactor: { ticket: expect.any(String), methods: ['totp', 'recovery-code'] },
    });
    expect(first.headers.get('set-cookie')).toBeNull();
    const done = await second(first.body.secondFactor.ticket, now());
    expect(done).toMatchObject({ status: 200, body: { user: { email } } });
    expect(done.headers.get('set-cookie')).toMatch(/^device=/);
    const bearer = { authorization: `Bearer ${done.body.accessToken}` };
    expect((await api.get('/auth/me', bearer)).body).toMatchObject({ email });
    const log = (await api.get('/audit', bearer)).body.entries;
    expect(log[0]).toMatchObject({ action: 'signed in', detail: 'password and authenticator app, new device' });
  });

  it('takes the code of the step before and after, however it is written, and none further away', async () => {
    for (const steps of [-2, 2]) expect(await second(await ticketOf(), now(steps))).toMatchObject(WRONG);
    api.deps.clock.advance({ minutes: 2 });
    const code = now(-1);
    expect((await second(await ticketOf(), `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await second(await ticketOf(), now(1))).status).toBe(200);
  });

  it('is over after five minutes, and after a change of the password', async () => {
    const late = await ticketOf();
    const overtaken = await ticketOf();
    api.deps.clock.advance({ minutes: 5 });
    expect(await second(late, now())).toMatchObject(OVER);
    api.deps.clock.advance({ minutes: -1 });
    const hash = await api.deps.passwords.hash('goats on the pier at noon');
    await api.deps.store.change((draft) => {
      draft.people.put({ ...aoife, passwordHash: hash });
    });
    expect(await second(overtaken, now())).toMatchObject(OVER);
  });

  it('asks whoever chooses another password by a mailed link for the second step, too', async () => {
    const id = api.deps.newId();
    const { tokenHash } = await import('#api/auth/invitations.ts');
    await api.deps.store.change((draft) =>
      draft.invitations.put({
        ...{ id, personId: aoife.id, tokenHash: tokenHash('mailed'), createdBy: aoife.id },
        createdAt: api.deps.now().toISOString(),
        expiresAt: '2026-03-09T09:00:00.000Z',
      }),
    );
    const json = { token: 'mailed', password: 'goats on the pier at noon' };
    const accepted = await api.call('POST', '/invitations/accept', { json });
    expect(accepted.body).toEqual({ secondFactor: { ticket: expect.any(String), methods: ['totp', 'recovery-code'] } });
    expect((await second(accepted.body.secondFactor.ticket, now())).status).toBe(200);
  });
});

describe('a thief', () => {
  it('with the password alone gets a ticket that opens nothing', async () => {
    const ticket = await ticketOf();
    for (const path of ['/auth/me', '/dashboard', '/auth/factors', '/people'])
      expect((await api.get(path, { authorization: `Bearer ${ticket}` })).status).toBe(401);
    const { authorization } = await signInPerson(api.deps, aoife.id);
    expect(await second(authorization.slice(7), now())).toMatchObject(OVER);
    const forged = `${ticket.startsWith('A') ? 'B' : 'A'}${ticket.slice(1)}`;
    expect(await second(forged, now())).toMatchObject(OVER);
  });

  it('with one code of the owner gets nowhere: each counts once, also for two at the same time', async () => {
    const [one, other] = [await ticketOf(), await ticketOf()];
    const code = now();
    const answers = await Promise.all([second(one, code), second(other, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await second(await ticketOf(), code)).toMatchObject(USED);
    api.deps.clock.advance({ seconds: 30 });
    expect(await second(await ticketOf(), code)).toMatchObject(USED);
    api.deps.clock.advance({ minutes: 1 });
    expect((await second(await ticketOf(), now())).status).toBe(200);
  });

  it('with an old recovery code gets nowhere: used, or of a set before', async () => {
    const [first = '', next = ''] = recoveryCodes;
    expect((await second(await ticketOf(), first.toLowerCase())).status).toBe(200);
    expect(await second(await ticketOf(), first)).toMatchObject(WRONG);
    api.deps.clock.advance({ minutes: 1 });
    const renewed = await api.call('POST', '/auth/factors/recovery-codes', { as, json: { code: now() } });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect(await second(await ticketOf(), next)).toMatchObject(WRONG);
    expect((await second(await ticketOf(), renewed.body.recoveryCodes[0])).status).toBe(200);
  });

  it('who guesses codes has five tries a minute from one address, the password included', async () => {
    const ticket = await ticketOf(from('198.51.100.7'));
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await second(ticket, '000000', from('198.51.100.7'))).status);
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429]);
    expect((await login(from('198.51.100.7'))).status).toBe(429);
    expect((await second(await ticketOf(), now())).status).toBe(200);
  });

  it('wins no tries at codes by signing in again with the right password', async () => {
    const at = from('198.51.100.7');
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const answer = await login(at);
      statuses.push(answer.status);
      if (answer.status === 200) statuses.push((await second(answer.body.secondFactor.ticket, '000000', at)).status);
    }
    expect(statuses).toEqual([200, 400, 200, 400, 200, 429, 429]);
  });

  it('with a thousand addresses has twenty tries in thirty days; then a right code of a stranger is answered as a wrong one', async () => {
    const home = await second(await ticketOf(), now());
    const cookie = home.headers.get('set-cookie')?.split(';')[0] ?? '';
    const answers: string[] = [];
    for (let at = 0; at < 24; at += 1) {
      const ticket = await ticketOf(from(`198.51.100.${at}`));
      answers.push((await second(ticket, '000000', from(`198.51.100.${at}`))).body.message);
    }
    const unheard = `${CODE_WRONG} ${LINK_IS_MAILED}`;
    expect(answers).toEqual([...Array(20).fill(CODE_WRONG), ...Array(4).fill(unheard)]);
    api.deps.clock.advance({ minutes: 1 });
    expect(await second(await ticketOf(), now())).toMatchObject(refusal(unheard));
    expect((await second(await ticketOf({ cookie }), now(), { cookie })).status).toBe(200);
    api.deps.clock.advance({ days: 30 });
    expect((await second(await ticketOf(), now())).status).toBe(200);
  });

  it('at a computer of the owner has twenty tries there, then those of strangers; at another one the owner still gets in', async () => {
    const cookieAt = async (address: string) => {
      api.deps.clock.advance({ minutes: 1 });
      const done = await second(await ticketOf(from(address)), now(), from(address));
      return done.headers.get('set-cookie')?.split(';')[0] ?? '';
    };
    const stolen = { cookie: await cookieAt('192.0.2.1'), ...from('192.0.2.1') };
    const home = { cookie: await cookieAt('192.0.2.2') };
    let heard = 0;
    for (let at = 0; at < 50; at += 1) {
      api.deps.clock.advance({ minutes: 1 });
      if ((await second(await ticketOf(stolen), '000000', stolen)).body.message === CODE_WRONG) heard += 1;
    }
    expect(heard).toBe(40);
    expect((await second(await ticketOf(home), now(), home)).status).toBe(200);
  });

  it('at an open session has twenty tries at codes that confirm a change; the owner’s other session has its own', async () => {
    const thief = await signInPerson(api.deps, aoife.id);
    const confirm = async (code: string, session: Headers) =>
      (await api.call('POST', '/auth/factors/totp', { as: session, json: { code } })).status;
    let tried = 0;
    for (let at = 0; at < 50; at += 1) {
      api.deps.clock.advance({ minutes: 1 });
      if ((await confirm('000000', thief)) === 400) tried += 1;
    }
    expect(tried).toBe(20);
    expect(await confirm(now(), thief)).toBe(429);
    expect(await confirm(now(), as)).toBe(200);
  });
});

it('reads the stored secret and the recovery codes nowhere in the data', async () => {
  const real = createPasswords();
  const fresh = testApi({ passwords: real });
  const person = await addPerson(fresh.deps, { email });
  const made = await setUpAuthenticator(fresh, await signInPerson(fresh.deps, person.id));
  const { authenticators, recoveryCodes: codes } = fresh.deps.store.data;
  const stored = JSON.stringify([[...authenticators.all()], [...codes.all()]]);
  for (const text of [made.secret, ...made.recoveryCodes, ...made.recoveryCodes.map((code) => code.replace('-', ''))])
    expect(stored).not.toContain(text);
  const json = { email, password: PASSWORD };
  const { ticket } = (await fresh.call('POST', '/auth/login', { json })).body.secondFactor;
  const answer = await fresh.call('POST', '/auth/second-factor', { json: { ticket, code: made.recoveryCodes[9] } });
  expect(answer.status).toBe(200);
});

it('lets recovery codes in where the server’s key was changed, and no code of the app', async () => {
  const { createSealing } = await import('#api/identity/sealing.ts');
  const moved = testApi({ store: api.deps.store, sealing: createSealing(Buffer.alloc(32, 1)), clock: api.deps.clock });
  const { ticket } = (await moved.call('POST', '/auth/login', { json: { email, password: PASSWORD } })).body
    .secondFactor;
  expect(await moved.call('POST', '/auth/second-factor', { json: { ticket, code: now() } })).toMatchObject(WRONG);
  const right = { json: { ticket, code: recoveryCodes[0] } };
  expect((await moved.call('POST', '/auth/second-factor', right)).status).toBe(200);
});
