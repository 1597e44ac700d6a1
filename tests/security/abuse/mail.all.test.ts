import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../../support/product.ts';
import { formOf, STORY } from '../../support/submissions.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** How many mails to a mailbox lie in the outbox; those on their way have been waited for. */
const mailsTo = async (mailbox: RegExp) => {
  const folder = join(product.server.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(mails)).filter((mail) => mailbox.test(/^To: .*$/im.exec(mail)?.[0] ?? '')).length;
};

let stories = 0;
const send = async (email: string) => {
  stories += 1;
  const form = formOf({ content: `${STORY} It was day ${stories} of many.`, email });
  const { status, body } = await product.call('post', '/testimonials', { form });
  expect(status).toBe(201);
  return String(body.manageUrl);
};

it('forty testimonials with one address, however it is written, cause two mails to it, also after a restart', async () => {
  const written = [
    'Stranger@Post.example',
    'stranger+news@post.example',
    'mailto:stranger+x@post.example',
    '\u200bSTRANGER@POST.EXAMPLE ',
  ];
  for (let at = 0; at < 38; at += 1) await send(written[at % 4] ?? '');
  await product.restart();
  await send('stranger@post.example');
  await send('stranger@post.example');
  await expect.poll(() => mailsTo(/stranger/i)).toBe(2);
  // A mail that comes later would be a third one: another mailbox's is written after it.
  await send('somebody.else@post.example');
  await expect.poll(() => mailsTo(/somebody/)).toBe(1);
  expect(await mailsTo(/stranger/i)).toBe(2);
});

it('dots in a mailbox of Google’s make no other one', async () => {
  for (const name of ['maire.doyle', 'mairedoyle', 'm.a.i.r.e.doyle', 'Maire.Doyle+x']) await send(`${name}@gmail.com`);
  await send('next@post.example');
  await expect.poll(() => mailsTo(/next@/)).toBe(1);
  expect(await mailsTo(/gmail/i)).toBe(2);
});

it('withdrawing what was sent allows no more mails', async () => {
  for (let at = 0; at < 4; at += 1) {
    const token = (await send('victim@post.example')).split('#')[1];
    // The first two are sent before they are withdrawn.
    if (at < 2) await expect.poll(() => mailsTo(/victim/)).toBe(1);
    const { status } = await product.call('post', '/testimonials/yours/withdraw', { json: { token } });
    expect(status).toBe(204);
  }
  await send('victim@post.example');
  await send('third@post.example');
  await expect.poll(() => mailsTo(/third@/)).toBe(1);
  expect(await mailsTo(/victim/)).toBe(0);
});
