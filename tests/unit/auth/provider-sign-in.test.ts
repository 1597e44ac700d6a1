import { beforeEach, describe, expect, it } from 'vitest';
import { signInWithGoogle, signInWithMicrosoft } from '#api/auth/provider-sign-in.ts';
import { login } from '#api/auth/sign-in.ts';
import { Failure } from '#api/core/failure.ts';
import { authenticate } from '#api/http/authenticate.ts';
import type { Identity, ProviderIdentity } from '#api/identity/ports.ts';
import type { StoredPerson } from '#contract/people.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { addPerson, PASSWORD } from '../../support/people.ts';

const home = { address: '192.0.2.1' };

/** Says of every token that it is this person's. */
const saying = (who: ProviderIdentity): Identity => ({ microsoft: async () => who, google: async () => who });
const aoifes = { subject: 'subject-1', email: 'aoife@charity.example', name: 'Aoife' };

let deps: TestDeps;
let aoife: StoredPerson;
beforeEach(async () => {
  deps = testDeps({ identity: saying(aoifes) });
  aoife = await addPerson(deps, { email: 'aoife@charity.example' });
});

const microsoft = (who: ProviderIdentity = aoifes) =>
  signInWithMicrosoft({ ...deps, identity: saying(who) }, { accessToken: 'token' }, home);
const google = (who: ProviderIdentity = aoifes) =>
  signInWithGoogle({ ...deps, identity: saying(who) }, { credential: 'token' }, home);

it('signs an invited person in and links the account', async () => {
  const answer = await microsoft();
  expect(answer.user).toMatchObject({ id: aoife.id, lastLogin: '2026-03-02T09:00:00.000Z' });
  expect(await authenticate(deps, `Bearer ${answer.accessToken}`)).toMatchObject({ id: aoife.id });
  expect(deps.store.data.people.get(aoife.id)).toMatchObject({ microsoftSubject: 'subject-1', googleSubject: null });
});

it('identifies a linked person by the subject, even with a new address', async () => {
  await google();
  expect((await google({ ...aoifes, email: 'married@charity.example' })).user.id).toBe(aoife.id);
});

it('links each provider by itself', async () => {
  await microsoft();
  await google({ ...aoifes, subject: 'subject-2' });
  expect(deps.store.data.people.get(aoife.id)).toMatchObject({
    microsoftSubject: 'subject-1',
    googleSubject: 'subject-2',
  });
});

it('keeps a password that the person chose, but removes a generated one', async () => {
  await microsoft();
  expect((await login(deps, { email: aoife.email, password: PASSWORD }, home)).user.email).toBe(aoife.email);
  const brid = await addPerson(deps, { email: 'brid@charity.example', mustChangePassword: true });
  expect((await microsoft({ ...aoifes, subject: 'brid', email: brid.email })).user.mustChangePassword).toBe(false);
  await expect(login(deps, { email: brid.email, password: PASSWORD }, home)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

describe('refuses', () => {
  it('the right address with another subject', async () => {
    await microsoft();
    await expect(microsoft({ ...aoifes, subject: 'another' })).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('linked to another Microsoft account'),
    });
    expect(deps.store.data.people.get(aoife.id)?.microsoftSubject).toBe('subject-1');
  });

  it('somebody who is not invited, and makes no account', async () => {
    await expect(google({ subject: 'x', email: 'stranger@example.org', name: '' })).rejects.toMatchObject({
      code: 'forbidden',
      message: 'No account here belongs to this Google account. Please ask an administrator to invite you.',
    });
    expect(deps.store.data.people.size).toBe(1);
  });

  it('a disabled person, linked or not', async () => {
    const off = await addPerson(deps, { email: 'off@charity.example', disabled: true, googleSubject: 'linked' });
    await expect(google({ ...aoifes, subject: 'linked' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(microsoft({ ...aoifes, subject: 'new', email: off.email })).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(deps.store.data.sessions.size).toBe(0);
  });

  it('more than twenty refused tokens a minute from one address', async () => {
    let asked = 0;
    const refusing: Identity = {
      ...deps.identity,
      google: async () => {
        asked += 1;
        throw new Failure('unauthenticated', 'No.');
      },
    };
    const attempt = () => signInWithGoogle({ ...deps, identity: refusing }, { credential: 'x' }, home);
    for (let at = 0; at < 20; at += 1) await expect(attempt()).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(attempt()).rejects.toMatchObject({ code: 'rate_limited' });
    expect(asked).toBe(20);
  });
});
