import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { addPasskey, PASSKEY_SITE, setUpApp, signInWithPasskey, ticketOf } from '../../support/product-factors.ts';
import { createSoftwarePasskey } from '../../support/software-passkey.ts';
import type { Headers } from '../../support/test-api.ts';

let product: Product;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  product = await startProduct({
    PUBLIC_URL: PASSKEY_SITE,
    SMTP_URL: mails.url,
    MAIL_FROM: 'portal@charity.example',
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'on',
  });
});
afterAll(async () => {
  await product.close();
  await mails.close();
});

let senders = 0;
/** Each try from an address of its own, so that no limit of an address stands in for what is looked at. */
const post = (path: string, json: unknown, as?: Headers) => {
  senders += 1;
  const headers = { 'x-forwarded-for': `198.51.${senders >> 8}.${senders & 255}` };
  return product.call('post', path, as ? { as, json, headers } : { json, headers });
};
const secondStep = async (ticket: string, code: string | undefined) =>
  (await post('/auth/second-factor', { ticket, code })).status;
const owner = async () => {
  const account = await product.account();
  const as = await product.signIn(account);
  return { account, as, ...(await setUpApp(product, as, account.password)) };
};
/** Without the line breaks that mails are sent with. */
const textOf = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
const mailedLink = async (page: string, to: string): Promise<string> => {
  const link = new RegExp(`/admin/${page}#([\\w-]+)`);
  const find = () => mails.received.filter((mail) => mail.includes(to)).map((mail) => link.exec(textOf(mail))?.[1]);
  await expect.poll(() => find().filter(Boolean).length, { timeout: limitMs(15_000) }).toBeGreaterThan(0);
  return find().filter(Boolean).at(-1) ?? '';
};

describe('38 a thief gets nowhere', () => {
  it('with the password alone: it brings a ticket, which is no token, and opens nothing', async () => {
    const { account } = await owner();
    const ticket = await ticketOf(product, account);
    for (const path of ['/auth/me', '/auth/factors', '/dashboard', '/testimonials/pending'])
      expect((await product.get(path, { authorization: `Bearer ${ticket}` })).status).toBe(401);
    expect((await post('/auth/refresh', {}, { authorization: `Bearer ${ticket}` })).status).toBe(401);
    expect((await post('/auth/passkeys/verify', { ticket, code: '000000' })).status).toBe(400);
    const reset = { token: ticket.slice(0, 43), newPassword: 'goats on the pier at nine' };
    expect((await post('/auth/reset-password', reset)).status).toBe(404);
    expect(await secondStep(ticket, '000000')).toBe(400);
  });

  it('with one code that was looked at over a shoulder: each counts once, and none for another account', async () => {
    const [seen, other] = [await owner(), await owner()];
    const code = seen.code();
    expect((await post('/auth/second-factor', { ticket: 'made-up', code })).status).toBe(401);
    expect(await secondStep(await ticketOf(product, other.account), code)).toBe(400);
    expect(await secondStep(await ticketOf(product, seen.account), code)).toBe(200);
    expect(await secondStep(await ticketOf(product, seen.account), code)).toBe(400);
  });

  it('with a code sent twice at the same moment: one of the two is refused, for codes of either kind', async () => {
    const { account, code, recoveryCodes } = await owner();
    for (const one of [code(), recoveryCodes[0]]) {
      const tickets = [await ticketOf(product, account), await ticketOf(product, account)];
      const both = await Promise.all(tickets.map((ticket) => secondStep(ticket, one)));
      expect(both.sort()).toEqual([200, 400]);
    }
  });

  it('with an old recovery code: used, of a set before, or of somebody else', async () => {
    const [found, other] = [await owner(), await owner()];
    const { account, as, recoveryCodes } = found;
    const [used, old] = recoveryCodes;
    expect(await secondStep(await ticketOf(product, account), used)).toBe(200);
    expect(await secondStep(await ticketOf(product, account), used)).toBe(400);
    expect(await secondStep(await ticketOf(product, other.account), old)).toBe(400);
    const renewed = await post('/auth/factors/recovery-codes', { password: account.password }, as);
    expect(await secondStep(await ticketOf(product, account), old)).toBe(400);
    expect(await secondStep(await ticketOf(product, account), renewed.body.recoveryCodes[0])).toBe(200);
  });

  it('with a mail read once: its link works once, the second step is asked for after it, and no code stands in it', async () => {
    const { account, recoveryCodes } = await owner();
    expect((await post('/auth/forgotten-password', { email: account.email })).status).toBe(202);
    const token = await mailedLink('invitation', account.email);
    const chosen = { email: account.email, password: 'goats on the pier at noon' };
    expect((await post('/auth/reset-password', { token, newPassword: chosen.password })).status).toBe(204);
    expect((await post('/auth/reset-password', { token, newPassword: 'goats on the pier at ten' })).status).toBe(404);
    const ticket = await ticketOf(product, chosen);
    expect(await secondStep(ticket, '123456')).toBe(400);
    const read = mails.received.filter((mail) => mail.includes(account.email)).map(textOf);
    for (const code of recoveryCodes) expect(read.join()).not.toContain(code);
  });

  it('with the mail about a change: it takes back what was changed, once, and signs nobody in', async () => {
    const { account, as } = await owner();
    const token = await mailedLink('undo', account.email);
    const undone = await post('/auth/not-me', { token });
    expect([undone.status, undone.headers.get('set-cookie'), undone.body.isMailed]).toEqual([200, null, true]);
    expect((await product.get('/auth/me', as)).status).toBe(401);
    expect((await post('/auth/not-me', { token })).status).toBe(404);
    expect((await post('/auth/login', account)).status).toBe(401);
    expect((await post('/auth/login', { email: account.email, password: 'a wrong guess 31' })).status).toBe(401);
  });

  it('with a removed passkey: alone, as the second step, and handed over to an app', async () => {
    const { account, as } = await owner();
    const key = createSoftwarePasskey();
    const id = await addPasskey(product, as, account.password, key);
    expect((await signInWithPasskey(product, key)).status).toBe(200);
    const removal = { as, json: { password: account.password } };
    expect((await product.call('delete', `/auth/factors/${id}`, removal)).status).toBe(200);
    expect((await signInWithPasskey(product, key)).status).toBe(401);
    const ticket = await ticketOf(product, account);
    const { options } = (await post('/auth/second-factor/options', { ticket })).body;
    expect(options.allowCredentials).toEqual([]);
    const passkey = key.sign({ challenge: options.challenge, origin: PASSKEY_SITE });
    expect((await post('/auth/second-factor', { ticket, passkey })).status).toBe(401);
    const asked = (await post('/auth/passkeys/options', {})).body;
    const handed = key.sign({ challenge: asked.options.challenge, origin: PASSKEY_SITE });
    const json = { ticket: asked.ticket, passkey: handed, challenge: 'a'.repeat(43) };
    expect((await post('/auth/passkeys/hand-over', json)).status).toBe(401);
  });

  it('with a passkey of another account, site or ceremony, or an answer that is sent again', async () => {
    const { account, as } = await owner();
    const [own, his] = [createSoftwarePasskey(), createSoftwarePasskey()];
    await addPasskey(product, as, account.password, own);
    const thief = await owner();
    await addPasskey(product, thief.as, thief.account.password, his);
    const ticket = await ticketOf(product, account);
    const { challenge } = (await post('/auth/second-factor/options', { ticket })).body.options;
    const answers = [
      his.sign({ challenge, origin: PASSKEY_SITE }),
      own.sign({ challenge, origin: 'http://localhost.evil.example:3000' }),
      own.sign({ challenge, origin: PASSKEY_SITE, rpId: 'evil.example' }),
      own.sign({ challenge, origin: PASSKEY_SITE, verified: false }),
      own.sign({ challenge: (await post('/auth/passkeys/options', {})).body.options.challenge, origin: PASSKEY_SITE }),
    ];
    for (const passkey of answers) expect((await post('/auth/second-factor', { ticket, passkey })).status).toBe(401);
    const right = own.sign({ challenge, origin: PASSKEY_SITE });
    expect((await post('/auth/second-factor', { ticket, passkey: right })).status).toBe(200);
    expect((await post('/auth/second-factor', { ticket, passkey: right })).status).toBe(401);
  });

  it('with a copied passkey: its counter went back, so that it opens nothing, nor does the other one', async () => {
    const { account, as } = await owner();
    const key = createSoftwarePasskey();
    await addPasskey(product, as, account.password, key);
    const send = async (counter: number) => {
      const { ticket, options } = (await post('/auth/passkeys/options', {})).body;
      const passkey = key.sign({ challenge: options.challenge, origin: PASSKEY_SITE, counter });
      return (await post('/auth/passkeys/verify', { ticket, passkey })).status;
    };
    expect([await send(5), await send(4), await send(6)]).toEqual([200, 401, 401]);
    const [passkey] = (await product.get('/auth/factors', as)).body.passkeys;
    expect(passkey.clonedAt).not.toBeNull();
  });
});
