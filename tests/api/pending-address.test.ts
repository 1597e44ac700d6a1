import { expect, it } from 'vitest';
import { disablePerson, resetPassword } from '#api/people/accounts.ts';
import { resetFactors } from '#api/people/reset-factors.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from '../support/deps.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const email = 'aoife@charity.example';
const foreign = 'evil@elsewhere.example';
const newPassword = 'lamps along the quay at dusk';
const author = { id: null, name: 'Terminal' };

interface Account {
  api: TestApi;
  aoife: StoredPerson;
  as: Headers;
  administrator: Headers;
}

/** The tokens of the links to a page in the mails to an address. */
const mailed = async ({ deps }: TestApi, page: string, who: string): Promise<string[]> => {
  await deps.outbox.deliverDue();
  const link = new RegExp(`/admin/${page}#([\\w-]+)`);
  return deps.mails.filter(({ to }) => to === who).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
};
const byAdministrator = ({ api, aoife, administrator: as }: Account, method: string, path: string, json?: object) =>
  api.call(method, `/people/${aoife.id}${path}`, { as, json });
const endForeign = async ({ api, as }: Account) => {
  const { sessions } = (await api.get('/auth/sessions', as)).body;
  const { id } = sessions.find(({ current }: { current: boolean }) => !current);
  return api.call('DELETE', `/auth/sessions/${id}`, { as });
};

const ways: [string, (account: Account) => Promise<unknown>][] = [
  [
    'chooses another password by a mailed link',
    async ({ api }) => {
      await api.call('POST', '/auth/forgotten-password', { json: { email } });
      await expect.poll(() => mailed(api, 'invitation', email)).toHaveLength(1);
      const [token] = await mailed(api, 'invitation', email);
      expect((await api.call('POST', '/auth/reset-password', { json: { token, newPassword } })).status).toBe(204);
    },
  ],
  [
    'changes the password',
    ({ api, as }) =>
      api.call('POST', '/auth/change-password', { as, json: { currentPassword: PASSWORD, newPassword } }),
  ],
  ['ends all other sessions', ({ api, as }) => api.call('POST', '/auth/sessions/end-others', { as })],
  ['ends the foreign session', endForeign],
  ['has an administrator reset the password', (account) => byAdministrator(account, 'POST', '/reset')],
  ['has an administrator end all sessions', (account) => byAdministrator(account, 'DELETE', '/sessions')],
  [
    'has an administrator switch the account off and on',
    async (account) => {
      await byAdministrator(account, 'PATCH', '', { disabled: true });
      await byAdministrator(account, 'PATCH', '', { disabled: false });
    },
  ],
  [
    'gets another password from the terminal',
    ({ api }) => resetPassword(api.deps, { email, password: newPassword }, author),
  ],
  ['loses the second step at the terminal', ({ api }) => resetFactors(api.deps, { email }, author)],
  [
    'is switched off at the terminal, and on again',
    async (account) => {
      await disablePerson(account.api.deps, { email }, author);
      await byAdministrator(account, 'PATCH', '', { disabled: false });
    },
  ],
];

it.each(ways)('the other address that a thief asked for cannot be confirmed once its owner %s', async (_, recover) => {
  const api = testApi();
  const aoife = await addPerson(api.deps, { email, lastLogin: '2026-03-01T09:00:00.000Z' });
  const thief = await signInPerson(api.deps, aoife.id);
  const as = await signInPerson(api.deps, aoife.id);
  await api.call('POST', '/auth/change-email', { as: thief, json: { email: foreign, password: PASSWORD } });
  const [token] = await mailed(api, 'new-address', foreign);
  await recover({ api, aoife, as, administrator: await api.staff('Administrator', 'Nuala Kehoe') });
  expect((await api.get('/auth/me', thief)).status).toBe(401);
  expect(api.deps.store.data.people.get(aoife.id)?.disabled).toBe(false);
  expect((await api.call('POST', '/auth/confirm-email', { json: { token } })).status).toBe(404);
  expect(api.deps.store.data.people.get(aoife.id)?.email).toBe(email);
});

it('somebody who asked for it, and ends other sessions or signs out, confirms it all the same', async () => {
  const api = testApi();
  const aoife = await addPerson(api.deps, { email, lastLogin: '2026-03-01T09:00:00.000Z' });
  const as = await signInPerson(api.deps, aoife.id);
  const to = 'aoife.new@charity.example';
  await api.call('POST', '/auth/change-email', { as, json: { email: to, password: PASSWORD } });
  const [token] = await mailed(api, 'new-address', to);
  await api.call('POST', '/auth/sessions/end-others', { as });
  expect((await api.call('POST', '/auth/logout', { as })).status).toBe(204);
  expect((await api.call('POST', '/auth/confirm-email', { json: { token } })).status).toBe(200);
});
