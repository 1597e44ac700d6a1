import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/audit/audit.ts';
import { type Product, startProduct } from '../../support/product.ts';
import type { Headers } from '../../support/test-api.ts';

let product: Product;
let admin: Headers;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signIn();
});
afterAll(() => product.close());

/** Another administrator who has been in the portal. */
const colleague = async (name: string) => {
  const account = await product.account('Administrator', name);
  const as = await product.signIn(account);
  const { id } = (await product.get('/auth/me', as)).body;
  return { account, as, id: id as string };
};
const entriesAbout = async (id: string): Promise<AuditEntry[]> =>
  (await product.get('/audit?pageSize=100', admin)).body.entries.filter((one: AuditEntry) => one.subjectId === id);

describe('38 an administrator takes over no other account unseen', () => {
  it('learns neither a link nor a password of it, and without a mail server changes nothing', async () => {
    const { account, as, id } = await colleague('Nuala Kehoe');
    const { status, text } = await product.call('post', `/people/${id}/reset`, { as: admin });
    expect([status, text]).toEqual([409, expect.stringContaining('npm run admin -- reset-password')]);
    expect(text).not.toMatch(/invitation#|[\w-]{43}/);
    expect((await product.get('/auth/me', as)).status).toBe(200);
    expect((await product.call('post', '/auth/login', { json: account })).status).toBe(200);
  });

  it('cannot give it another address, password or identity', async () => {
    const { account, id } = await colleague('Orla Walsh');
    const json = {
      name: 'Orla Walsh',
      email: 'mine@charity.example',
      password: 'another harbour 31 haystack',
      passwordHash: 'x',
      microsoftSubject: 'mine',
      googleSubject: 'mine',
    };
    await product.call('patch', `/people/${id}`, { as: admin, json });
    const { people } = (await product.get('/people?pageSize=100', admin)).body;
    expect(people.find((one: { id: string }) => one.id === id)).toMatchObject({ email: account.email });
    expect((await product.call('post', '/auth/login', { json: account })).status).toBe(200);
    expect((await product.call('post', '/auth/login', { json: { ...account, password: json.password } })).status).toBe(
      401,
    );
    const again = { email: account.email, name: 'Orla Walsh', role: 'Administrator' };
    expect((await product.call('post', '/people/invitations', { as: admin, json: again })).status).toBe(409);
  });

  it('is in the log with what was done to it, also from the terminal', async () => {
    const { account, as, id } = await colleague('Tom Doyle');
    await product.call('delete', `/people/${id}/sessions`, { as: admin });
    await product.admin(['reset-password', account.email], 'another harbour 31 haystack');
    expect((await product.get('/auth/me', as)).status).toBe(401);
    const reset = await product.admin(['reset-factors', account.email]);
    expect(reset).toMatchObject({ code: 0, output: expect.stringContaining('They are told by mail.') });
    const actions = (await entriesAbout(id)).map(({ action, actorName }) => [action, actorName]);
    expect(actions).toContainEqual(['password reset', expect.stringMatching(/terminal/i)]);
    expect(actions).toContainEqual(['sign-in methods reset', expect.stringMatching(/terminal/i)]);
    expect(actions.map(([action]) => action)).toContain('sessions ended');
  });
});
