import { beforeEach, describe, expect, it } from 'vitest';
import { tokenHash } from '#api/auth/invitations.ts';
import { signInWithGoogle, signInWithMicrosoft } from '#api/auth/provider-sign-in.ts';
import { login } from '#api/auth/sign-in.ts';
import { Failure } from '#api/core/failure.ts';
import { authenticate } from '#api/http/authenticate.ts';
import type { Identity, ProviderIdentity } from '#api/identity/interfaces.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { addPerson, PASSWORD } from '../../support/people.ts';
import { completed } from '../../support/signed-in.ts';

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

const microsoft = (who: ProviderIdentity = aoifes, invitation?: string) =>
  completed(signInWithMicrosoft({ ...deps, identity: saying(who) }, { accessToken: 'token', invitation }, home));
const google = (who: ProviderIdentity = aoifes, invitation?: string) =>
  completed(signInWithGoogle({ ...deps, identity: saying(who) }, { credential: 'token', invitation }, home));

/** Stores an invitation of a person; gives its token. */
const invite = async (person: StoredPerson, expiresAt = '2026-03-09T09:00:00.000Z') => {
  const [id, createdAt] = [deps.newId(), deps.now().toISOString()];
  const invitation = { id, personId: person.id, createdAt, createdBy: 'name:Terminal', expiresAt };
  await deps.store.change((draft) => draft.invitations.put({ ...invitation, tokenHash: tokenHash(id) }));
  return id;
};

it('signs an invited person in with the token of the invitation, once, and links the account', async () => {
  const token = await invite(aoife);
  const answer = await microsoft(aoifes, token);
  expect(answer.user).toMatchObject({ id: aoife.id, lastLogin: '2026-03-02T09:00:00.000Z' });
  expect(await authenticate(deps, `Bearer ${answer.accessToken}`)).toMatchObject({ id: aoife.id });
  expect(deps.store.data.people.get(aoife.id)).toMatchObject({ microsoftSubject: 'subject-1', googleSubject: null });
  expect(deps.store.data.invitations.size).toBe(0);
  expect(deps.store.data.audit.list('newest', 'all').map(({ action, detail }) => `${action}: ${detail}`)).toEqual(
    expect.arrayContaining(['invitation accepted: Microsoft', 'signed in: Microsoft, new device']),
  );
  await expect(google({ ...aoifes, subject: 'subject-2' }, token)).rejects.toMatchObject({ code: 'forbidden' });
});

it('identifies a linked person by the subject, even with a new address', async () => {
  await google(aoifes, await invite(aoife));
  expect((await google({ ...aoifes, email: 'married@charity.example' })).user.id).toBe(aoife.id);
});

it('links each provider by itself', async () => {
  await microsoft(aoifes, await invite(aoife));
  await google({ ...aoifes, subject: 'subject-2' }, await invite(aoife));
  expect(deps.store.data.people.get(aoife.id)).toMatchObject({
    microsoftSubject: 'subject-1',
    googleSubject: 'subject-2',
  });
});

it('keeps a password that the person chose, but removes a generated one', async () => {
  await microsoft(aoifes, await invite(aoife));
  expect((await completed(login(deps, { email: aoife.email, password: PASSWORD }, home))).user.email).toBe(aoife.email);
  const brid = await addPerson(deps, { email: 'brid@charity.example', mustChangePassword: true });
  const answer = await microsoft({ ...aoifes, subject: 'brid', email: brid.email }, await invite(brid));
  expect(answer.user.mustChangePassword).toBe(false);
  await expect(login(deps, { email: brid.email, password: PASSWORD }, home)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

describe('refuses', () => {
  it('the right address alone: without an invitation, with a wrong, an expired or another one', async () => {
    const brid = await addPerson(deps, { email: 'brid@charity.example' });
    const tokens = [undefined, 'made up', await invite(aoife, '2026-03-01T09:00:00.000Z'), await invite(brid)];
    for (const token of tokens) {
      await expect(google(aoifes, token), String(token)).rejects.toMatchObject({ code: 'forbidden' });
    }
    expect(deps.store.data.people.get(aoife.id)?.googleSubject).toBeNull();
    expect(deps.store.data.people.get(brid.id)?.googleSubject).toBeNull();
  });

  it('the right address with another subject', async () => {
    await microsoft(aoifes, await invite(aoife));
    await expect(microsoft({ ...aoifes, subject: 'another' })).rejects.toMatchObject({ code: 'forbidden' });
    expect(deps.store.data.people.get(aoife.id)?.microsoftSubject).toBe('subject-1');
  });

  it('somebody who is not invited, and makes no account', async () => {
    await expect(google({ subject: 'x', email: 'stranger@example.org', name: '' })).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringMatching(/^No account here belongs to this Google account. Please ask an administrator/),
    });
    expect(deps.store.data.people.size).toBe(1);
  });

  it('a disabled person, linked or not', async () => {
    const off = await addPerson(deps, { email: 'off@charity.example', disabled: true, googleSubject: 'linked' });
    await expect(google({ ...aoifes, subject: 'linked' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(microsoft({ ...aoifes, subject: 'new', email: off.email }, await invite(off))).rejects.toMatchObject({
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
