import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Failure } from '#api/core/failure.ts';
import { createRecentErrors } from '#api/monitoring/recent-errors.ts';
import { watchMailer } from '#api/monitoring/watched-mailer.ts';
import { readBackupFigures } from '#api/store/backup/backup-figures.ts';
import { createClock, testDeps } from '../support/deps.ts';
import { submitStory } from '../support/submissions.ts';
import { testApi } from '../support/test-api.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

it('the health report tells administrators how the server is', async () => {
  const api = testApi();
  await submitStory(api);
  const { status, body } = await api.get('/health/report', await api.staff());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    at: api.deps.now().toISOString(),
    backups: { state: 'good', count: 0, newestAt: null, isSkipped: false },
    disk: { state: 'look', freeMb: null, totalMb: null, refused: 'nothing' },
    mail: { state: 'good', hasServer: true, sent: 0, failed: 0 },
    store: { state: 'good', canWrite: true, waiting: 0, failedWrites: 0, journalBytes: null },
    pictures: { state: 'good', running: 0, waiting: 0 },
    portal: { state: 'good', version: '0.0.0-test', node: '24.11.0', nodeUnsupportedSince: null },
    errors: [],
  });
  expect(body.store.records).toMatchObject({ testimonials: 1, people: 1, sessions: 1, donations: 0 });
  expect(body.portal.memoryMb).toBeGreaterThan(20);
  expect(body.portal.heapShare).toBeLessThan(1);
});

it('the health report says since when the Node it runs on has had no security updates, which the launch check then advises to change', async () => {
  const clock = createClock();
  const { monitoring } = testDeps();
  const about = { ...monitoring.about, node: '20.19.0' };
  const api = testApi({ clock, monitoring: { ...monitoring, about } });
  const read = async () => {
    const as = await api.staff();
    const { items } = (await api.get('/launch', as)).body;
    const { state } = items.find(({ key }: { key: string }) => key === 'node-updates');
    return [(await api.get('/health/report', as)).body.portal, state];
  };
  expect(await read()).toMatchObject([{ state: 'good', nodeUnsupportedSince: null }, 'done']);
  clock.advance({ days: 60 });
  expect(await read()).toMatchObject([{ state: 'look', nodeUnsupportedSince: '2026-04-30' }, 'advised']);
});

it('the health report lists what failed, with its request, and no word of what was sent', async () => {
  const clock = createClock();
  const errors = createRecentErrors(clock.now);
  const { monitoring } = testDeps();
  const reviewer = {
    review: () => {
      throw new TypeError('Nuala Murphy, 12 Main Street');
    },
  };
  const api = testApi({
    clock,
    loadReviewer: async () => reviewer,
    log: errors.watch(silent),
    monitoring: { ...monitoring, errors },
  });
  const admin = await api.staff();
  const failed = await api.call('post', '/testimonials/auto-review?q=nuala', { json: { content: 'Nuala' } });
  expect(failed.status).toBe(500);
  const { body, text } = await api.get('/health/report', admin);
  expect(body.errors).toMatchObject([
    {
      event: 'request.failed',
      level: 'error',
      pattern: '/api/testimonials/auto-review',
      requestId: failed.headers.get('x-request-id'),
      kind: 'TypeError',
      count: 1,
      lastAt: clock.now().toISOString(),
    },
  ]);
  expect(text).not.toMatch(/nuala|main street/i);
});

it('the health report tells how handing over mails went, by code and never in the words of the mail server', async () => {
  const clock = createClock();
  const deps = testDeps({ clock });
  const answers: (Error | null)[] = [
    null,
    Object.assign(new Error('550 no such user nuala@example.ie'), { code: 'EENVELOPE', responseCode: 550 }),
    new Failure('unavailable', 'The folder for mails is full.'),
  ];
  const { mailer, figures } = watchMailer(
    {
      ...deps.mailer,
      async send() {
        const answer = answers.shift();
        if (answer) throw answer;
        return { to: 'server', answer: '250 Taken' };
      },
    },
    clock.now,
  );
  const api = testApi({ clock, mailer, monitoring: { ...deps.monitoring, mails: figures } });
  const words = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const mail = { id: 'mail', to: 'nuala@example.ie', ...words, date: clock.now() };
  const read = async () => (await api.get('/health/report', await api.staff())).body.mail;
  await mailer.send(mail);
  expect(await read()).toMatchObject({ state: 'good', sent: 1, lastSentAt: '2026-03-02T09:00:00.000Z' });
  clock.advance({ minutes: 1 });
  await expect(mailer.send(mail)).rejects.toThrow('550');
  expect(await read()).toEqual({
    state: 'look',
    hasServer: true,
    waiting: 0,
    givenUp: 0,
    mailboxFailingSince: null,
    sent: 1,
    written: 0,
    failed: 1,
    lastSentAt: '2026-03-02T09:00:00.000Z',
    lastFailedAt: '2026-03-02T09:01:00.000Z',
    lastFailure: { code: 'EENVELOPE', reply: 550 },
  });
  await expect(mailer.send(mail)).rejects.toThrow('full');
  expect(await read()).toMatchObject({ state: 'broken', failed: 2, lastFailure: { code: 'unavailable', reply: null } });
});

it('the health report knows the complete daily backups, their age and size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'));
  const backups = join(folder, 'backups');
  expect(await readBackupFigures(backups)).toMatchObject({ count: 0, newestAt: null });
  await mkdir(join(backups, 'pictures'), { recursive: true });
  for (const [name, bytes] of [
    ['daily-2026-03-01T02-00-00.000Z.tar', 300],
    ['daily-2026-02-27T02-00-00.000Z.tar', 100],
    ['daily-2026-03-02T02-00-00.000Z.tar.tmp', 50],
    ['before-restore-2026-03-02T08-00-00.000Z', 10],
    ['notes.txt', 10],
  ] as const)
    await writeFile(join(backups, name), Buffer.alloc(bytes));
  const { monitoring } = testDeps();
  const api = testApi({ monitoring: { ...monitoring, backups: () => readBackupFigures(backups) } });
  expect((await api.get('/health/report', await api.staff())).body.backups).toEqual({
    state: 'look',
    count: 2,
    newestAt: '2026-03-01T02:00:00.000Z',
    newestBytes: 300,
    oldestAt: '2026-02-27T02:00:00.000Z',
    isSkipped: false,
  });
  await rm(folder, { recursive: true });
});
