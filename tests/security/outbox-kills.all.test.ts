import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitMs } from '../../scripts/test-limits.mjs';
import { type MailServer, messageIdOf, startMailServer } from '../support/mail-server.ts';
import { movableClock, moveClock } from '../support/move-clock.ts';
import { callerTo } from '../support/product.ts';
import { makeDataDir, removeDataDir, type ServerProcess, STAFF, startServer } from '../support/server-process.ts';
import { offer } from '../support/submissions.ts';

const KILLS = 10;

let mails: MailServer;
let dataDir: string;
beforeAll(async () => {
  mails = await startMailServer();
  dataDir = await makeDataDir();
});
afterAll(async () => {
  await mails.close();
  await removeDataDir(dataDir);
});

const start = () =>
  startServer(dataDir, {
    SMTP_URL: mails.url,
    RATE_LIMITS: 'off',
    ...movableClock(3 * 60_000),
  });
const signIn = async (server: ServerProcess) => {
  const { body } = await callerTo(server.url)('post', '/auth/login', { json: STAFF });
  return { authorization: `Bearer ${body.accessToken}` };
};

it(`killed ${KILLS} times right behind a decision, the server sends every mail once`, {
  timeout: limitMs(240_000),
}, async () => {
  for (let at = 0; at < KILLS; at += 1) {
    const server = await start();
    const call = callerTo(server.url);
    const as = await signIn(server);
    const offerFrom = (submitterEmail: string) =>
      call('post', '/donationitems/simple', { json: { ...offer, submitterEmail } });
    const { body } = await offerFrom(`donor${at}@post.example`);
    const [decided, sent] = await Promise.all([
      call('patch', `/donationitems/${body.id}/review`, { as, json: { status: 'approved' } }),
      offerFrom(`waiting${at}@post.example`),
    ]);
    expect([decided.status, sent.status]).toEqual([200, 201]);
    await server.end('SIGKILL');
  }
  const server = await start();
  await moveClock(server);
  // Another mail makes it look at its clock.
  await callerTo(server.url)('post', '/donationitems/simple', {
    json: { ...offer, submitterEmail: 'last@post.example' },
  });
  const decisions = () => mails.received.filter((mail) => /^Subject: Yes, please/m.test(mail));
  const ids = (all: readonly string[]) => new Set(all.map(messageIdOf));
  const toDonors = () => mails.received.filter((mail) => /^To: .*@post\.example/m.test(mail));
  // A receipt that the decision overtakes is withdrawn, unless it had left before.
  const receipts = () => toDonors().filter((mail) => /^To: .*(?:waiting\d|last)@/m.test(mail));
  const sizes = () => [ids(receipts()).size, ids(decisions()).size];
  await expect.poll(sizes, { timeout: limitMs(90_000), interval: 500 }).toEqual([KILLS + 1, KILLS]);
  expect(ids(toDonors()).size).toBeLessThanOrEqual(3 * KILLS + 1);
  expect(decisions()).toHaveLength(KILLS);
  // What was being handed over when the process was killed comes once more, with the same Message-ID.
  for (const id of ids(mails.received))
    expect(mails.received.filter((mail) => messageIdOf(mail) === id).length).toBeLessThanOrEqual(2);
  await server.end();
});
