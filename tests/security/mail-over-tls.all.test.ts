import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type Product, startProduct } from '../support/product.ts';
import { offer } from '../support/submissions.ts';

const CERTIFICATE = join(import.meta.dirname, '../support/certificate/localhost.crt');
const KEY = join(import.meta.dirname, '../support/certificate/localhost.key');

let mailServer: MailServer;
let product: Product;
afterEach(async () => {
  await product.close();
  await mailServer.close();
});

test('a mail reaches a mail server with TLS and a password, and the password is in no log', async () => {
  let took: (mail: string) => void = () => {};
  const taken = new Promise<string>((resolve) => {
    took = resolve;
  });
  mailServer = await startMailServer({
    secure: true,
    authOptional: false,
    cert: await readFile(CERTIFICATE),
    key: await readFile(KEY),
    onAuth: ({ username, password }, _session, done) =>
      username === 'portal' && password === 'lantern-harbour'
        ? done(null, { user: username })
        : done(new Error('No'), undefined as never),
  });
  const { received } = mailServer;
  const push = received.push.bind(received);
  received.push = (mail) => {
    took(mail);
    return push(mail);
  };
  const url = mailServer.url.replace('127.0.0.1', 'localhost').replace('://', '://portal:lantern-harbour@');
  product = await startProduct({ SMTP_URL: url, MAIL_FROM: 'hello@fund.example', NODE_EXTRA_CA_CERTS: CERTIFICATE });
  const { status } = await product.call('post', '/donationitems/simple', { json: offer });
  expect(status).toBe(201);
  expect(await taken).toMatch(/^To: niamh\.doyle@post\.example/m);
  expect(product.server.output()).not.toContain('lantern-harbour');
});
