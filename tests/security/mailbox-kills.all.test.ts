import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitMs } from '../../scripts/test-limits.mjs';
import { type Dovecot, MAILBOX_PASSWORD, startDovecot } from '../support/dovecot.ts';
import { incoming } from '../support/incoming.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { freshDatabase } from '../support/postgres-server.ts';
import { callerTo } from '../support/product.ts';
import { makeDataDir, removeDataDir, STAFF, startServer } from '../support/server-process.ts';
import { offer } from '../support/submissions.ts';

const KILLS = 4;
/** Half of them answer the offer, half come from strangers. */
const MAILS_A_ROUND = 24;

let dovecot: Dovecot;
let mails: MailServer;
beforeAll(async () => {
  [dovecot, mails] = await Promise.all([startDovecot(), startMailServer()]);
});
afterAll(() => Promise.all([dovecot.close(), mails.close()]));

describe.each(['files', ...(withoutPostgres ? [] : ['a database'])])('a mailbox on %s', (storage) => {
  const box = () => dovecot.mailbox(storage.replace(' ', '-'));
  let dataDir: string;
  let settings: Record<string, string>;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    settings = { SMTP_URL: mails.url, RATE_LIMITS: 'off' };
    if (storage !== 'files') settings.DATABASE_URL = await freshDatabase();
    mails.received.length = 0;
  });
  afterAll(() => removeDataDir(dataDir));

  /** The server, and what staff ask of it. */
  const start = async () => {
    const server = await startServer(dataDir, settings);
    const call = callerTo(server.url);
    const { body } = await call('post', '/auth/login', { json: STAFF });
    const as = { authorization: `Bearer ${body.accessToken}` };
    return {
      call,
      as,
      end: server.end,
      look: () => call('post', '/settings/mailbox/check', { as, json: {} }),
      answers: async (id: string): Promise<string[]> => {
        const thread = await call('get', `/letters/donation/${id}`, { as });
        const letters: { from: string; text: string | null }[] = thread.body.entries;
        return letters.flatMap(({ from, text }) => (from === 'person' && text?.startsWith('Answer') ? [text] : []));
      },
      strangers: async (): Promise<string[]> => {
        const { body } = await call('get', '/messages?pageSize=100', { as });
        return body.messages.map((message: { email: string }) => message.email);
      },
      receipts: async (): Promise<string[]> => {
        const { body } = await call('get', '/mails?pageSize=100', { as });
        const written: { to: string; about: { type: string } | null }[] = body.mails;
        return written.flatMap(({ to, about }) => (about?.type === 'message' ? [to] : []));
      },
    };
  };

  it(`that is read when the server is killed, ${KILLS} times, brings every mail once`, {
    timeout: limitMs(240_000),
  }, async () => {
    const first = await start();
    const { user, deliver } = box();
    const account = { host: '127.0.0.1', port: dovecot.port, encryption: 'none', user, password: MAILBOX_PASSWORD };
    const mailbox = { ...account, folder: '', address: 'office@fund.ie' };
    const saved = await first.call('put', '/settings/mailbox', {
      as: first.as,
      json: { mailbox, password: STAFF.password },
    });
    expect(saved.status).toBe(200);
    // What lies in it already is left alone.
    expect((await first.look()).body).toMatchObject({ code: null, total: 0 });
    const { id } = (await first.call('post', '/donationitems/simple', { json: offer })).body;
    const replyTo = () => mails.received.map((mail) => /^Reply-To: (.*)$/m.exec(mail)?.[1]).find(Boolean);
    await expect.poll(replyTo).toBeTruthy();
    const to = replyTo() ?? '';
    await first.end('SIGKILL');

    const delivered = { answers: [] as string[], strangers: [] as string[] };
    for (let round = 0; round < KILLS; round += 1) {
      const server = await start();
      const soFar = async () => (await server.answers(id)).length + (await server.strangers()).length;
      const before = await soFar();
      for (let mail = 0; mail < MAILS_A_ROUND / 2; mail += 1) {
        const answer = `Answer ${100 + delivered.answers.length}`;
        delivered.answers.push(answer);
        deliver(incoming({ To: to }, answer));
        const stranger = `stranger${100 + delivered.strangers.length}@post.example`;
        delivered.strangers.push(stranger);
        deliver(incoming({ From: stranger, Subject: 'A bed' }, 'Do you take beds?'));
      }
      const look = server.look().then(
        () => 'ended',
        () => 'broken off',
      );
      // Each time a little later.
      await expect.poll(soFar, { interval: 5 }).toBeGreaterThan(before + 3 * round);
      await server.end('SIGKILL');
      expect(await look).toBe('broken off');
    }
    const last = await start();
    for (let left = Number.POSITIVE_INFINITY; left > 0; ) {
      const { code, answers, messages } = (await last.look()).body;
      expect(code).toBe(null);
      left = answers + messages;
    }
    expect(await last.answers(id)).toEqual(delivered.answers);
    expect((await last.strangers()).sort()).toEqual(delivered.strangers);
    expect((await last.receipts()).sort()).toEqual(delivered.strangers);
    await last.end();
  });
});
