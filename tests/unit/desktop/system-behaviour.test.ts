import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registerLinks } from '../../../desktop/main/link-registration.ts';
import { removeFile, replaceFile } from '../../../desktop/main/storage/replace-file.ts';
import { temporaryFolder } from './desktop-data.ts';
import { fakeServer, homeIn, keep, keysOf, openClient, recordOf, send, signIn } from './fake-server.ts';

describe('replacing a file on Windows', () => {
  /** A file that a scanner holds open for so many attempts. */
  const heldOpen = async (times: number, code = 'EPERM') => {
    const folder = await temporaryFolder();
    const [from, to] = [join(folder, 'new'), join(folder, 'old')] as const;
    writeFileSync(from, 'new');
    writeFileSync(to, 'old');
    let attempts = 0;
    const waited: number[] = [];
    const rename = () => {
      attempts += 1;
      if (attempts <= times) throw Object.assign(new Error('held open'), { code });
      writeFileSync(to, readFileSync(from));
    };
    const replace = () => replaceFile(from, to, { rename, isWindows: true, wait: (ms) => waited.push(ms) });
    return { replace, waited, content: () => readFileSync(to, 'utf8') };
  };
  it('waits until a scanner lets go of the old one', async () => {
    const { replace, waited, content } = await heldOpen(3);
    replace();
    expect(content()).toBe('new');
    expect(waited).toEqual([10, 20, 40]);
  });
  it('gives up after a little more than a second, and at once for another reason', async () => {
    const forEver = await heldOpen(Number.POSITIVE_INFINITY);
    expect(forEver.replace).toThrow('held open');
    expect(forEver.waited.reduce((sum, ms) => sum + ms)).toBe(1300);
    expect(forEver.content()).toBe('old');
    const full = await heldOpen(1, 'ENOSPC');
    expect(full.replace).toThrow('held open');
    expect(full.waited).toEqual([]);
  });
});

it('deleting a file on Windows waits for a scanner, too, so that signing out leaves no session behind', async () => {
  const path = join(await temporaryFolder(), 'session.bin');
  writeFileSync(path, 'session');
  const waited: number[] = [];
  const remove = (file: string) => {
    if (waited.length < 2) throw Object.assign(new Error('held open'), { code: 'EBUSY' });
    rmSync(file);
  };
  removeFile(path, { remove, isWindows: true, wait: (ms) => waited.push(ms) });
  expect(waited).toEqual([10, 20]);
  expect(existsSync(path)).toBe(false);
  removeFile(path);
});

it('a session that cannot be deleted here ends on the server all the same', async () => {
  const folder = await temporaryFolder();
  const server = fakeServer();
  const client = await openClient(folder, server);
  await signIn(client);
  const session = join(homeIn(folder), 'session.bin');
  rmSync(session);
  mkdirSync(session);
  await expect(send(client, 'POST', '/api/auth/logout')).rejects.toThrow();
  expect(client.state().user).toBeNull();
  expect(server.requests.at(-1)).toMatchObject({ method: 'POST', path: '/api/auth/logout' });
});

describe('deep links', () => {
  const registered = (isPackaged: boolean, isDevelopment: boolean, argv = ['/usr/bin/electron', '/home/me/portal']) => {
    const calls: unknown[][] = [];
    const app = { isPackaged, setAsDefaultProtocolClient: (...all: unknown[]) => calls.push(all) > 0 };
    registerLinks(app, { execPath: '/usr/bin/electron', argv, isDevelopment });
    return calls;
  };
  it('are registered for the packaged app, and in development with the folder that Electron needs', () => {
    expect(registered(true, false)).toEqual([['charity-portal']]);
    expect(registered(false, true)).toEqual([['charity-portal', '/usr/bin/electron', ['/home/me/portal']]]);
  });
  it('are left to others by a test and by a start of Electron without an app', () => {
    expect(registered(false, false)).toEqual([]);
    expect(registered(false, true, ['/usr/bin/electron'])).toEqual([]);
  });
});

it('the end of the system’s session writes what was not on disk yet, and the app goes on where that is cancelled', async () => {
  const folder = await temporaryFolder();
  const server = fakeServer();
  // Its timers never end: nothing is written but by saving.
  const client = await openClient(folder, server);
  await signIn(client);
  await keep(client, 'answers', recordOf('/runs'));
  await client.save();
  expect(await keysOf(await openClient(folder, server), 'answers')).toEqual(['/runs']);
  await keep(client, 'answers', recordOf('/testimonials'));
  expect(await keysOf(client, 'answers')).toEqual(['/runs', '/testimonials']);
});
