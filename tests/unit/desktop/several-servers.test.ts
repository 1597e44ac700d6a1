import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SERVER_HEADER } from '../../../desktop/bridge/addresses.ts';
import { unsentOf } from '../../../desktop/bridge/server-status.ts';
import type { ShellCommand } from '../../../desktop/bridge/shell-state.ts';
import { createAppState } from '../../../desktop/main/app-state.ts';
import type { SubmissionNotice } from '../../../desktop/main/notifications/new-submissions.ts';
import { noSettings, settings as settingsSchema } from '../../../desktop/main/settings.ts';
import { createShell } from '../../../desktop/main/shell.ts';
import { jsonFile } from '../../../desktop/main/storage/json-file.ts';
import { fakeSafeStorage, ID, NOW, OTHER_ID, person, temporaryFolder, testimonial } from './desktop-data.ts';
import { fakeServer, recordOf, send } from './fake-server.ts';

const HOME = 'https://portal.example.org';
const OTHER = 'https://galway.example.org';

/** A fake server where so many testimonials wait. */
const waitingOn = (items: ReturnType<typeof testimonial>[]) => {
  const server = fakeServer();
  const zero = { donations: 0, testimonials: 0, approvedTestimonials: 0, blogs: 0, pendingDonations: 0 };
  server.overrides.set('GET /api/dashboard', () =>
    Response.json({ ...zero, pendingTestimonials: items.length, recent: [] }),
  );
  for (const list of ['/api/testimonials/pending', '/api/testimonials']) {
    server.overrides.set(`GET ${list}?page=1&pageSize=100`, () =>
      Response.json({ testimonials: items, total: items.length }),
    );
  }
  server.overrides.set('GET /api/donationitems/status/pending?page=1&pageSize=100', () =>
    Response.json({ items: [], total: 0 }),
  );
  return server;
};

const openTwo = async ({ folder: given = '', setTimer = () => () => {} } = {}) => {
  const folder = given || (await temporaryFolder());
  const waiting = [testimonial(ID, 'Maeve')];
  const [home, other] = [waitingOn([]), waitingOn(waiting)];
  const notices: SubmissionNotice[] = [];
  const commands: ShellCommand[] = [];
  const badge: number[] = [];
  const servers = [
    { name: 'South East', url: HOME },
    { name: 'Galway', url: OTHER },
  ];
  const shell = await createShell({
    ...{ folder: join(folder, 'servers'), version: '1', safeStorage: fakeSafeStorage() },
    fetch: async (input, init) => {
      const url = String(input);
      return url.startsWith(HOME) ? home.fetch(url, init) : other.fetch(url.replace(OTHER, HOME), init);
    },
    settings: jsonFile(
      join(folder, 'settings.json'),
      settingsSchema,
      { ...noSettings, servers, current: HOME },
      () => {},
    ),
    ...{ now: () => NOW, setTimer, log: { path: '', write: () => {} }, appState: createAppState() },
    ...{ onPutAside: () => {}, sendState: () => {}, openInBrowser: async () => {} },
    ...{ sendCommand: (command) => commands.push(command), notify: (notice) => notices.push(notice) },
    setBadgeCount: (count) => badge.push(count),
  });
  /** Sends a request of the interface that names the server that it is for. */
  const sendTo = (server: string, method: string, path: string, body?: unknown) =>
    send(
      {
        handle(request) {
          request.headers.set(SERVER_HEADER, server);
          return shell.handle(request);
        },
      },
      ...([method, path, body] as const),
    );
  const signIn = (server: string) => sendTo(server, 'POST', '/api/auth/login', { email: 'a', password: 'b' });
  return { shell, home, other, waiting, notices, commands, badge, sendTo, signIn };
};

it('a start that fails leaves nothing behind that goes on asking the servers', async () => {
  const folder = await temporaryFolder();
  const signedInAt = await openTwo({ folder });
  await signedInAt.signIn(HOME);
  await signedInAt.shell.close();
  const ofOther = createHash('sha256').update(OTHER).digest('hex').slice(0, 16);
  rmSync(join(folder, 'servers', ofOther), { recursive: true, force: true });
  // No folder of this server can be read where a file is in the way.
  writeFileSync(join(folder, 'servers', ofOther), '');
  const timers = new Set<object>();
  const setTimer = () => {
    const timer = {};
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  await expect(openTwo({ folder, setTimer })).rejects.toThrow('ENOTDIR');
  expect(timers.size).toBe(0);
});

describe('several servers', () => {
  it('are counted together, and new submissions say which one they are on', async () => {
    const { shell, waiting, notices, commands, badge, signIn } = await openTwo();
    await signIn(HOME);
    await signIn(OTHER);
    await shell.sync();
    expect(shell.state()).toMatchObject({ server: { url: HOME }, counts: { testimonials: 0 } });
    expect(shell.state().servers.map(({ name, waiting: count, user }) => [name, count, user?.name])).toEqual([
      ['South East', 0, person.name],
      ['Galway', 1, person.name],
    ]);
    commands.length = 0;
    waiting.push(testimonial(OTHER_ID, 'Sinead'));
    await shell.sync();
    expect(badge.at(-1)).toBe(2);
    expect(notices).toMatchObject([
      { title: 'New testimonial · Galway', server: OTHER, id: `testimonials/${OTHER_ID}` },
    ]);
    // What changed there is nothing for the screens of the current one, which are told of their own sync alone.
    expect(commands).toEqual([{ do: 'refresh' }]);
  });
  it('each have their own of what is kept, and one that is not known has nothing', async () => {
    const { shell, signIn } = await openTwo();
    await signIn(HOME);
    await signIn(OTHER);
    const write = (server: string) => shell.writeOffline({ server, what: 'entries', put: [recordOf('a')], remove: [] });
    await write(OTHER);
    expect(shell.state().servers).toMatchObject([{ unsent: 0 }, { name: 'Galway', unsent: 1, isLocked: false }]);
    expect(unsentOf(shell.state())).toBe(0);
    expect(await shell.readOffline({ server: OTHER, what: 'entries' })).toEqual([recordOf('a')]);
    for (const server of [HOME, 'https://unknown.example.org'])
      expect(await shell.readOffline({ server, what: 'entries' })).toEqual([]);
    await expect(write('https://unknown.example.org')).rejects.toThrow('This server is not known.');
  });
  it('keep their counts while they cannot be reached', async () => {
    const { shell, other, signIn } = await openTwo();
    await signIn(OTHER);
    await shell.sync();
    other.isDown = true;
    await shell.sync();
    expect(shell.state().servers[1]).toMatchObject({ name: 'Galway', online: false, waiting: 1 });
  });
  it('never get what was begun with another one', async () => {
    const { shell, home, other, sendTo, signIn } = await openTwo();
    await signIn(OTHER);
    shell.switchTo(OTHER);
    await sendTo(HOME, 'POST', '/api/blogs', { title: 'Begun at home' });
    expect(home.requests.some(({ path }) => path === '/api/blogs')).toBe(true);
    expect(other.requests.some(({ path }) => path === '/api/blogs')).toBe(false);
    expect((await sendTo('https://unknown.example.org', 'GET', '/api/dashboard')).status).toBe(503);
  });
  it('are opened although one of them answers with a page of somebody else, as a hotel’s network does', async () => {
    const { shell, home, signIn } = await openTwo();
    await signIn(HOME);
    for (const path of ['pending?', '?'])
      home.overrides.set(
        `GET /api/testimonials${path === '?' ? path : `/${path}`}page=1&pageSize=100`,
        () => new Response('<!doctype html><p>Please accept our terms.'),
      );
    expect(await shell.locate(`/admin/testimonials?item=${ID}`)).toBe(`/admin/testimonials?item=${ID}`);
  });
  it('are added once, also when that is asked for twice', async () => {
    const { shell } = await openTwo();
    await shell.removeServer(OTHER);
    const add = () => shell.chooseServer({ name: 'Galway', url: OTHER });
    expect((await Promise.all([add(), add()])).map(({ ok }) => ok)).toEqual([true, true]);
    expect(shell.state().servers.map(({ url }) => url)).toEqual([HOME, OTHER]);
  });
  it('are searched for the item of a link, and the one that has it is shown', async () => {
    const { shell, signIn } = await openTwo();
    await signIn(HOME);
    await signIn(OTHER);
    expect(await shell.locate(`/admin/testimonials?item=${ID}`)).toBe(`/admin/testimonials?item=${ID}`);
    expect(shell.state().server?.url).toBe(OTHER);
    expect(await shell.locate('/admin', HOME)).toBe('/admin');
    expect(shell.state().server?.url).toBe(HOME);
  });
});
