import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from '#api/store/postgres/connection.ts';
import { limitMs } from '../../scripts/test-limits.mjs';
import { pictureUrlOf } from '../support/made-pictures.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { freshDatabase } from '../support/postgres-server.ts';
import { type Product, startProduct } from '../support/product.ts';
import { STAFF } from '../support/server-process.ts';
import { formOf, offer, STORY } from '../support/submissions.ts';
import type { Headers } from '../support/test-api.ts';
import { jpeg } from '../unit/images/samples.ts';

let url: string;
let database: Connection;
let processes: Product[];
let one: Product;
let other: Product;
let admin: Headers;

/** Its mails wait for a mail server: without one they would be written as files, by whichever process has the turn. */
const SMTP_URL = 'smtp://127.0.0.1:9';
const start = (options: { moveClockMs?: number } = {}) => startProduct({ DATABASE_URL: url, SMTP_URL }, options);
const pathOf = (address: string) => address.replace(/^\/api/, '');
const picture = async () => new Blob([new Uint8Array(await jpeg(800, 600))], { type: 'image/jpeg' });

/** A story with a photo, sent to one process in two parts: the second when `finish` is called. */
const startUpload = async (to: Product) => {
  const request = new Request('http://unused', {
    method: 'POST',
    body: formOf({ content: STORY, image: await picture() }),
  });
  const bytes = Buffer.from(await request.arrayBuffer());
  let finish = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, -500));
      finish = () => {
        controller.enqueue(bytes.subarray(-500));
        controller.close();
      };
    },
  });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const answer = fetch(`${to.server.url}/api/testimonials`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  return { finish: () => finish(), answer };
};

describe.skipIf(withoutPostgres)(`processes on one database${withoutPostgres ? ` (${withoutPostgres})` : ''}`, () => {
  beforeAll(async () => {
    url = await freshDatabase();
    database = new Connection(url);
    processes = await Promise.all([start(), start(), start()]);
    [one, other] = processes as [Product, Product];
    admin = await one.signIn();
  }, limitMs(60_000));
  afterAll(async () => {
    await Promise.all(processes.map((product) => product.close()));
    await database.close();
  });

  it('all serve after a first start at the same time, with one administrator', async () => {
    for (const product of processes) {
      const { status, body } = await product.get('/people', admin);
      expect([status, body.people.map(({ email }: { email: string }) => email)]).toEqual([200, [STAFF.email]]);
    }
  });

  it('show staff what another process has acknowledged, 200 times of 200', { timeout: limitMs(60_000) }, async () => {
    for (let number = 0; number < 200; number += 1) {
      const [writer, reader] = number % 2 ? [one, other] : [other, one];
      const { body } = await writer.call('post', '/donationitems/simple', { json: offer });
      expect((await reader.get(`/donationitems/${body.id}`, admin)).status).toBe(200);
    }
  });

  it('end a session everywhere at once', async () => {
    const left = await one.signIn();
    expect((await other.get('/auth/me', left)).status).toBe(200);
    await one.call('post', '/auth/logout', { as: left });
    expect((await other.get('/auth/me', left)).status).toBe(401);
  });

  it('serve a picture that another has taken, until it is erased', async () => {
    const sent = await one.call('post', '/testimonials', { form: formOf({ content: STORY, image: await picture() }) });
    expect(sent.status).toBe(201);
    const address = pathOf(await pictureUrlOf(other, sent.body.id, admin));
    const shown = await other.get(address, admin);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await one.call('delete', `/testimonials/${sent.body.id}`, { as: admin })).status).toBe(204);
    expect((await other.get(address, admin)).status).toBe(404);
    const { rows } = await database.query('SELECT id FROM picture');
    expect(rows).toEqual([]);
  });

  it('lose no upload to one that starts meanwhile', async () => {
    const { finish, answer } = await startUpload(one);
    const late = await start();
    try {
      finish();
      const sent = await answer;
      expect(sent.status).toBe(201);
      const { id } = (await sent.json()) as { id: string };
      expect((await late.get(pathOf(await pictureUrlOf(late, id, admin)), admin)).status).toBe(200);
    } finally {
      await late.close();
    }
  });

  it('leave nothing on the disk of a machine', async () => {
    const { dataDir } = one.server;
    const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    expect(files.filter((file) => !file.startsWith(join(dataDir, 'backups')))).toEqual([]);
  });

  it('stay signed in on a machine whose clock is half a minute ahead', async () => {
    const ahead = await start({ moveClockMs: 30_000 });
    try {
      await ahead.moveClock();
      expect((await ahead.get('/auth/me', admin)).status).toBe(200);
      const signedInThere = await ahead.signIn();
      expect((await one.get('/auth/me', signedInThere)).status).toBe(200);
      expect((await one.get('/auth/me', admin)).status).toBe(200);
    } finally {
      await ahead.close();
    }
  });

  it('take the commands of the terminal into account at once', async () => {
    const account = await one.account('Volunteer', 'Brian Roche');
    const brian = await other.signIn(account);
    expect((await other.get('/auth/me', brian)).status).toBe(200);
    expect((await one.admin(['disable', account.email])).output).toContain('is switched off');
    expect((await other.get('/auth/me', brian)).status).toBe(401);
  });

  it('say what is wrong with an address that cannot be used, without its password', async () => {
    const wrong = (address: string) =>
      startProduct({ DATABASE_URL: address }).then(
        (product) => product.close(),
        (error: Error) => error.message,
      );
    const closed = await wrong('postgres://portal:secret-word@127.0.0.1:9/portal');
    expect(closed).toContain('The database at 127.0.0.1:9/portal cannot be reached (ECONNREFUSED).');
    expect(closed).not.toContain('secret-word');
    expect(await wrong(url.replace(/portal_\d+$/, 'nothing'))).toContain(
      'refuses the portal: database "nothing" does not exist',
    );
    expect(await wrong('mysql://x')).toContain('The setting DATABASE_URL is a value that does not fit');
  });
});
