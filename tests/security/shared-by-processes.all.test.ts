import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitMs } from '../../scripts/test-limits.mjs';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { freshDatabase, startPostgres } from '../support/postgres-server.ts';
import { type Product, startProduct } from '../support/product.ts';
import { setUpApp, ticketOf } from '../support/product-factors.ts';
import { STAFF } from '../support/server-process.ts';
import { formOf, offer, STORY } from '../support/submissions.ts';
import type { Answer, Headers } from '../support/test-api.ts';

let url: string;
let database: pg.Client;
let processes: Product[];
let admin: Headers;
let volunteer: Headers;

const at = (n: number) => processes[n % processes.length] as Product;
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
/** Each number is a neighbourhood of its own. */
const from = (n: number): Headers => ({ 'x-forwarded-for': `198.${n % 250}.100.7` });
const submit = (to: Product, n: number, content = STORY) =>
  to.call('post', '/testimonials', { form: formOf({ content }), headers: from(n) });
const newStory = async (n = 0): Promise<string> => (await submit(at(n), n)).body.id;

/** The events that a person's screen is sent by a process, until they hold a text. */
const listen = async (to: Product, as: Headers) => {
  const ending = new AbortController();
  const headers = { accept: 'text/event-stream', ...as };
  const answer = await fetch(`${to.server.url}/api/events`, { headers, signal: ending.signal });
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    until: async (wanted: string): Promise<void> => {
      while (!text.includes(wanted)) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) throw new Error(`The stream ended with: ${text}`);
        text += decoder.decode(value);
      }
    },
    rest: async (): Promise<void> => {
      for (let next = await reader?.read(); next && !next.done; ) next = await reader?.read();
    },
    end: () => ending.abort(),
  };
};

describe.skipIf(withoutPostgres)(`three processes${withoutPostgres ? ` (${withoutPostgres})` : ''}`, () => {
  beforeAll(async () => {
    url = await freshDatabase();
    database = new pg.Client(url);
    await database.connect();
    const start = () => startProduct({ DATABASE_URL: url, RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
    processes = await Promise.all([start(), start(), start()]);
    admin = await at(0).signIn();
    volunteer = await at(1).signIn(await at(0).account('Volunteer', 'Brian Roche'));
  }, limitMs(60_000));
  afterAll(async () => {
    await Promise.all(processes.map((product) => product.close()));
    await database.end();
  });

  it('let one of two who open a submission at once have it, and all name the same one', async () => {
    const colleagues = [admin, volunteer];
    for (let round = 0; round < 10; round += 1) {
      const id = await newStory(round);
      const open = (n: number) => at(n).call('post', `/testimonials/${id}/hold`, { as: colleagues[n] as Headers });
      const both = await Promise.all([open(0), open(1)]);
      expect(both.map(({ body }) => body.mine).sort()).toEqual([false, true]);
      const holder = both[0]?.body.heldBy.name;
      for (const { body } of both) expect(body.heldBy.name).toBe(holder);
      expect((await at(2).get(`/testimonials/${id}`, admin)).body.heldBy.name).toBe(holder);
    }
  });

  it('show a colleague on another process that a submission is open, released and decided', async () => {
    const id = await newStory();
    const screen = await listen(at(1), volunteer);
    await at(0).call('post', `/testimonials/${id}/hold`, { as: admin });
    await screen.until(`{"kind":"testimonial","id":"${id}","change":"held"}`);
    await at(2).call('post', `/testimonials/${id}/hold`, { as: admin });
    await at(0).call('post', `/testimonials/${id}/release`, { as: admin });
    await screen.until(`{"kind":"testimonial","id":"${id}","change":"released"}`);
    expect((await at(2).get(`/testimonials/${id}`, volunteer)).body.heldBy).toBeNull();
    await at(0).call('put', `/testimonials/${id}/status`, { as: admin, json: { action: 'approve' } });
    await screen.until(`{"kind":"testimonial","id":"${id}","change":"changed"}`);
    screen.end();
  });

  it('mail once what they have taken, from one of them', { timeout: limitMs(40_000) }, async () => {
    const addresses = Array.from({ length: 12 }, (_, n) => `author-${n}@post.example`);
    for (const [n, email] of addresses.entries()) {
      const form = formOf({ content: STORY, email });
      const sent = await at(n).call('post', '/testimonials', { form, headers: from(210 + n) });
      expect(sent.status).toBe(201);
    }
    const mailsOf = async ({ server }: Product) => {
      const folder = join(server.dataDir, 'outbox');
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    };
    const all = () => Promise.all(processes.map(mailsOf));
    await expect.poll(async () => (await all()).flat().length, { timeout: limitMs(20_000) }).toBe(addresses.length);
    const mails = await all();
    expect(mails.filter((own) => own.length > 0)).toHaveLength(1);
    for (const address of addresses) expect(mails.flat().filter((mail) => mail.includes(address))).toHaveLength(1);
  });

  it('end the stream of events of who signs out at another process', async () => {
    const left = await at(0).signIn();
    const screen = await listen(at(1), left);
    await at(2).call('post', '/auth/logout', { as: left });
    await screen.rest();
  });

  it('decide 200 times at once and agree on one winner each', { timeout: limitMs(90_000) }, async () => {
    const decideTwice = async (n: number) => {
      const sent = await at(n).call('post', '/donationitems/simple', { json: offer, headers: from(n) });
      const path = `/donationitems/${sent.body.id}`;
      for (const [step, status] of (['approved', 'collected'] as const).entries()) {
        const json = { status, from: step === 0 ? 'pending' : 'approved' };
        const decide = (to: Product, as: Headers) => to.call('patch', `${path}/review`, { as, json });
        const answers = await Promise.all([decide(at(n), admin), decide(at(n + 1), volunteer)]);
        expect(statuses(answers)).toEqual([200, 409]);
        const winner = answers.find((one) => one.status === 200)?.body;
        for (const each of processes) {
          const { body } = await each.get(path, admin);
          expect([body.status, body.reviewedBy]).toEqual([status, winner.reviewedBy]);
          expect(body.history).toHaveLength(step + 1);
        }
      }
    };
    await Promise.all(Array.from({ length: 100 }, (_, n) => decideTwice(n)));
  });

  it('drop what they have cached of a public page when another changes it', async () => {
    const listOf = async (to: Product) => (await to.get('/testimonials/approved?pageSize=50')).text;
    const pageOf = async (to: Product) => (await to.page('/testimonials')).text;
    for (let round = 0; round < 5; round += 1) {
      const words = `A story of round ${round}, told at length so that nobody takes it for another one.`;
      const sent = await submit(at(0), 100 + round, words);
      for (const each of processes) expect(await listOf(each)).not.toContain(words);
      await pageOf(at(1));
      const { status } = await at(0).call('put', `/testimonials/${sent.body.id}/status`, {
        as: admin,
        json: { action: 'approve' },
      });
      expect(status).toBe(200);
      for (const each of processes) await expect.poll(() => listOf(each)).toContain(words);
      await expect.poll(() => pageOf(at(1))).toContain(words);
    }
  });

  it('take five of a hundred wrong passwords between them, and write no address down', async () => {
    const wrong = (n: number) =>
      at(n).call('post', '/auth/login', { json: { email: STAFF.email, password: `wrong ${n}` }, headers: from(201) });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => wrong(n)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
    for (const { status, headers } of answers) {
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const { rows: tables } = await database.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
    expect(tables.length).toBeGreaterThan(5);
    for (const { tablename } of tables) {
      const { rows } = await database.query(`SELECT t::text AS line FROM ${tablename} AS t`);
      for (const { line } of rows) expect(line).not.toMatch(/198\.\d+\.100|198\.\d+\.0\.0/);
    }
  });

  it('take thirty submissions from an address between them', async () => {
    const answers = await Promise.all(Array.from({ length: 45 }, (_, n) => submit(at(n), 202)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('take a code that is sent to two of them at once from one, and no code that another has taken', async () => {
    const account = await at(0).account();
    const { code, recoveryCodes } = await setUpApp(at(0), await at(0).signIn(account), account.password);
    const take = async (to: Product, ticket: string, one: string | undefined) =>
      (await to.call('post', '/auth/second-factor', { json: { ticket, code: one }, headers: from(80) })).status;
    for (const one of [code(), recoveryCodes[0]]) {
      const tickets = [await ticketOf(at(1), account), await ticketOf(at(2), account)];
      const both = await Promise.all(tickets.map((ticket, n) => take(at(n), ticket, one)));
      expect(both.toSorted()).toEqual([200, 400]);
      expect(await take(at(2), tickets[both.indexOf(400)] ?? '', one)).toBe(400);
    }
  });

  it('have done the daily work once, and do not do it again when one more starts', async () => {
    const times = (event: string) => processes.flatMap(({ server }) => server.output().split(event).slice(1)).length;
    expect([times('retention.applied'), times('backup.created')]).toEqual([1, 1]);
    const late = await startProduct({ DATABASE_URL: url });
    await late.signIn();
    expect(late.server.output()).not.toMatch(/retention.applied|backup.created/);
    await late.close();
  });
});

describe.skipIf(withoutPostgres)(`without its database${withoutPostgres ? ` (${withoutPostgres})` : ''}`, () => {
  it('a process refuses what it cannot count, shows what it has, and goes on when the database is back', {
    timeout: limitMs(60_000),
  }, async () => {
    const server = await startPostgres();
    const portal = await startProduct({
      DATABASE_URL: await server.createDatabase(),
      RATE_LIMITS: 'on',
      TRUST_PROXY: 'on',
    });
    try {
      const sent = await submit(portal, 1);
      const json = { token: String(sent.body.manageUrl).split('#')[1] };
      const readOwn = () => portal.call('post', '/testimonials/yours', { json, headers: from(4) });
      const signIn = () => portal.call('post', '/auth/login', { json: STAFF, headers: from(2) });
      const statusOfAll = async () => {
        const list = portal.get('/testimonials/approved');
        const answers = await Promise.all([signIn(), submit(portal, 3), list, readOwn()]);
        return answers.map(({ status }) => status);
      };
      expect(await statusOfAll()).toEqual([200, 201, 200, 200]);
      await server.kill();
      expect(await statusOfAll()).toEqual([503, 503, 200, 200]);
      const refused = await signIn();
      expect(refused.headers.get('retry-after')).toBe('30');
      expect(refused.body.message).toContain('nothing was changed');
      await server.start();
      await expect.poll(async () => (await signIn()).status).toBe(200);
      expect(await statusOfAll()).toEqual([200, 201, 200, 200]);
    } finally {
      await portal.close();
      await server.close();
    }
  });
});
