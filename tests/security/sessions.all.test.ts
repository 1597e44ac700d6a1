import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#api/auth/sign-in.ts';
import { testDeps } from '../support/deps.ts';
import { addPerson } from '../support/people.ts';
import { plainPasswords } from '../support/plain-passwords.ts';
import { type Product, startProduct } from '../support/product.ts';
import { makeDataDir, removeDataDir, STAFF, startServer } from '../support/server-process.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const statusOf = async (as: Record<string, string>) => (await product.get('/auth/me', as)).status;

/** Everything that lies in the data folder, as one text. */
const everyFile = async () => {
  const names = await readdir(product.server.dataDir, { recursive: true });
  const texts = names.map((name) => readFile(join(product.server.dataDir, name), 'latin1').catch(() => ''));
  return (await Promise.all(texts)).join('\n');
};

describe('the end of a session', () => {
  it('after log-out every token of it is 401, and other sessions continue', async () => {
    const account = await product.account();
    const [left, other] = [await product.signIn(account), await product.signIn(account)];
    const renewed = (await product.call('post', '/auth/refresh', { as: left })).body.accessToken;
    expect((await product.call('post', '/auth/logout', { as: left })).status).toBe(204);
    expect(await statusOf(left)).toBe(401);
    expect(await statusOf({ authorization: `Bearer ${renewed}` })).toBe(401);
    expect((await product.call('post', '/auth/refresh', { as: left })).status).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });

  it('after a change of password every earlier token is 401', async () => {
    const account = await product.account();
    const [one, other] = [await product.signIn(account), await product.signIn(account)];
    const json = { currentPassword: account.password, newPassword: 'another harbour 77 barley' };
    const { status, body } = await product.call('post', '/auth/change-password', { as: one, json });
    expect(status).toBe(200);
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 401]);
    expect(await statusOf({ authorization: `Bearer ${body.accessToken}` })).toBe(200);
  });

  it('after the account was disabled every token is 401 and nobody signs in', async () => {
    const account = await product.account();
    const as = await product.signIn(account);
    expect((await product.admin(['disable', account.email])).code).toBe(0);
    expect(await statusOf(as)).toBe(401);
    const again = await product.call('post', '/auth/login', { json: account });
    const unknown = await product.call('post', '/auth/login', { json: { ...account, email: 'no@body.example' } });
    expect([again.status, again.text]).toEqual([401, unknown.text]);
  });

  it('after the password was reset every token is 401', async () => {
    const account = await product.account();
    const as = await product.signIn(account);
    expect((await product.admin(['reset-password', account.email], 'yet another 31 haystack')).code).toBe(0);
    expect(await statusOf(as)).toBe(401);
  });
});

describe('the stream of changes', () => {
  const listen = async (as: Record<string, string>, query = '') => {
    const headers = { ...as, accept: 'text/event-stream' };
    return fetch(`${product.server.url}/api/events${query}`, { headers, signal: AbortSignal.timeout(10_000) });
  };

  it('ends with the session, by log-out and by the account being disabled', async () => {
    const account = await product.account();
    const [left, disabled] = [await product.signIn(account), await product.signIn(account)];
    const [first, second] = [await listen(left), await listen(disabled)];
    expect([first.status, second.status]).toEqual([200, 200]);
    await product.call('post', '/auth/logout', { as: left });
    // Read to its end: a stream that went on would run into the time limit.
    expect(await first.text()).not.toContain(account.email);
    await product.admin(['disable', account.email]);
    expect(await second.text()).not.toContain(account.email);
    expect((await listen(left)).status).toBe(401);
  });

  it('accepts no token in its address', async () => {
    const token = (await product.signIn()).authorization?.replace('Bearer ', '');
    expect((await listen({}, `?token=${token}&access_token=${token}`)).status).toBe(401);
  });
});

describe('an unknown address and a wrong password', () => {
  it('get the same message and headers', async () => {
    const { email, password } = await product.account();
    const tries = [
      { email, password: `${password}!` },
      { email: 'nobody@charity.example', password },
      { email: email.toUpperCase(), password: 'x' },
    ];
    const answers = await Promise.all(tries.map((json) => product.call('post', '/auth/login', { json })));
    const shown = answers.map(({ status, text, headers }) => {
      const { date: _date, 'x-request-id': _id, ...rest } = Object.fromEntries(headers);
      return { status, text, rest };
    });
    expect(shown[0]?.status).toBe(401);
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
  });

  it('take the same work: one hash comparison, also for a disabled account and one without a password', async () => {
    const passwords = plainPasswords();
    const deps = testDeps({ passwords });
    const known = await addPerson(deps);
    const disabled = await addPerson(deps, { disabled: true });
    const invited = await addPerson(deps, { passwordHash: null });
    for (const email of [known.email, disabled.email, invited.email, 'nobody@charity.example']) {
      const before = passwords.compared.length;
      const tried = login(deps, { email, password: 'wrong' }, { address: email });
      await expect(tried).rejects.toMatchObject({ code: 'unauthenticated' });
      expect(passwords.compared.length - before, email).toBe(1);
    }
  });
});

describe('passwords', () => {
  let siobhan: Awaited<ReturnType<Product['account']>>;
  let as: Awaited<ReturnType<Product['signIn']>>;
  beforeAll(async () => {
    siobhan = await product.account('Volunteer', 'Siobhan Kehoe');
    as = await product.signIn(siobhan);
  });
  /** Asks for a password that is refused: the one before stays. */
  const change = (newPassword: string) =>
    product.call('post', '/auth/change-password', { as, json: { currentPassword: siobhan.password, newPassword } });

  it('are stored as argon2id hashes of the recommended cost, and nowhere in plain text', async () => {
    const account = await product.account();
    await product.signIn(account);
    await product.call('post', '/auth/login', { json: { ...account, password: 'a wrong guess 12345' } });
    const kept = await everyFile();
    const hashes = kept.match(/\$argon2[a-z]*\$[^"\s]+/g) ?? [];
    expect(hashes.length).toBeGreaterThan(1);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    for (const secret of [account.password, STAFF.password, 'a wrong guess 12345']) {
      expect(kept).not.toContain(secret);
      expect(product.server.output()).not.toContain(secret);
    }
  });

  it('of fewer than 12 characters are refused with the sentence', async () => {
    const { status, body } = await change('eleven char');
    expect([status, body.fields?.newPassword]).toEqual([400, 'Password must be at least 12 characters long']);
  });

  it.each([
    'password1234',
    'Password123!',
    'P@ssw0rd1234',
    '123456789012',
    'qwertyuiop12',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'iloveyou1234',
    'letmein12345',
    'welcome12345',
    'administrator',
    'siobhankehoe1',
    'abcdefghijkl',
  ])('%s is refused, as one of the first that anybody tries', async (newPassword) => {
    const { status, body } = await change(newPassword);
    expect([status, body?.code]).toEqual([400, 'invalid']);
  });

  it('from the terminal follow the same rules', async () => {
    for (const weak of ['short', 'password1234']) {
      const { code, output } = await product.admin(
        ['create', 'weak@charity.example', '--role', 'Volunteer', '--name', 'Weak'],
        weak,
      );
      expect(code).toBe(1);
      expect(output).not.toContain(weak);
    }
  });

  it('passwords, tokens, names and addresses are not in the log', async () => {
    const account = await product.account('Volunteer', 'Nameless Person');
    const session = await product.signIn(account);
    await product.get('/donationitems?q=nameless', session);
    const output = product.server.output();
    for (const secret of [
      account.password,
      account.email,
      'Nameless',
      'nameless',
      session.authorization?.slice(7) ?? 'x',
    ]) {
      expect(output).not.toContain(secret);
    }
  });

  it('a generated secret for tokens is readable only by the owner of the data', async () => {
    const dataDir = await makeDataDir();
    const server = await startServer(dataDir);
    try {
      const kept = await stat(join(dataDir, 'secret.key'));
      expect(kept.mode & 0o777).toBe(0o600);
      const secret = (await readFile(join(dataDir, 'secret.key'), 'utf8')).trim();
      expect(secret.length).toBeGreaterThanOrEqual(32);
      expect(server.output()).not.toContain(secret);
    } finally {
      await server.end();
      await removeDataDir(dataDir);
    }
  });
});
