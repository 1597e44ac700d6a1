import { beforeEach, expect, it } from 'vitest';
import { resetFactors } from '#api/people/reset-factors.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from '../support/deps.ts';
import { codeAt, setUpAuthenticator } from '../support/factors.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const email = 'aoife@charity.example';

let api: TestApi;
let aoife: StoredPerson;
beforeEach(async () => {
  api = testApi();
  aoife = await addPerson(api.deps, { email });
});

const post = (path: string, json: unknown, as?: Headers) => api.call('POST', path, as ? { as, json } : { json });
const login = async (password = PASSWORD) => (await post('/auth/login', { email, password })).body;
const withCode = async (code: string | undefined, password = PASSWORD): Promise<Headers> => {
  const { ticket } = (await login(password)).secondFactor;
  const done = await post('/auth/second-factor', { ticket, code });
  expect(done.status).toBe(200);
  return { authorization: `Bearer ${done.body.accessToken}` };
};

it('a lost phone: a recovery code opens the door, and the app moves to another phone with the next one', async () => {
  const lost = await setUpAuthenticator(api, await signInPerson(api.deps, aoife.id));
  const as = await withCode(lost.recoveryCodes[0]);
  const found = await setUpAuthenticator(api, as);
  expect((await login()).secondFactor.methods).toEqual(['totp', 'recovery-code']);
  const { ticket } = (await login()).secondFactor;
  expect((await post('/auth/second-factor', { ticket, code: codeAt(lost.secret, api.deps.now()) })).status).toBe(400);
  await withCode(codeAt(found.secret, api.deps.now()));
});

it('a lost passkey: the password and a recovery code sign in, the passkey is removed, and another one is added', async () => {
  const first = await signInPerson(api.deps, aoife.id);
  const add = async (as: Headers) => {
    const begun = (await post('/auth/factors/passkey/options', { password: PASSWORD }, as)).body;
    const made = createSoftwarePasskey().attest({ challenge: begun.options.challenge });
    return (await post('/auth/factors/passkey', { ticket: begun.ticket, name: 'Laptop', passkey: made }, as)).body;
  };
  const lost = await add(first);
  const as = await withCode(lost.recoveryCodes[1]);
  const added = await add(as);
  const path = `/auth/factors/${lost.factors.passkeys[0].id}`;
  const removed = await api.call('DELETE', path, { as, json: { password: PASSWORD } });
  expect(removed.body.passkeys).toHaveLength(1);
  expect(added.factors.recoveryCodes.left).toBe(9);
});

it('a lost mailbox: signing in needs no mail, and for a lost password the terminal sets another', async () => {
  const { recoveryCodes } = await setUpAuthenticator(api, await signInPerson(api.deps, aoife.id));
  await withCode(recoveryCodes[0]);
  const { resetPassword } = await import('#api/people/accounts.ts');
  const author = { id: null, name: 'Terminal' };
  const { generatedPassword } = await resetPassword(api.deps, { email, password: null }, author);
  await withCode(recoveryCodes[1], generatedPassword ?? '');
});

it('everything lost: the terminal takes the second step away, and one is set up anew', async () => {
  await setUpAuthenticator(api, await signInPerson(api.deps, aoife.id));
  await resetFactors(api.deps, { email }, { id: null, name: 'Terminal' });
  const as = { authorization: `Bearer ${(await login()).accessToken}` };
  const { recoveryCodes } = await setUpAuthenticator(api, as);
  await withCode(recoveryCodes[0]);
});
