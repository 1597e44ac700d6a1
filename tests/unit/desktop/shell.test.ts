import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OfflineKind } from '../../../desktop/bridge/offline-records.ts';
import { createAppState } from '../../../desktop/main/app-state.ts';
import { createAppLock } from '../../../desktop/main/lock/app-lock.ts';
import { lockShell } from '../../../desktop/main/lock/lock-shell.ts';
import { noSettings, settings as settingsSchema } from '../../../desktop/main/settings.ts';
import { createShell } from '../../../desktop/main/shell.ts';
import { jsonFile } from '../../../desktop/main/storage/json-file.ts';
import { fakeSafeStorage, NOW, temporaryFolder } from './desktop-data.ts';
import { fakeServer, recordOf, signIn } from './fake-server.ts';

const HOME = 'https://portal.example.org';
const OTHER = 'https://other.example.org';

const openShell = async () => {
  const folder = await temporaryFolder();
  const server = fakeServer();
  const opened: string[] = [];
  const servers = [HOME, OTHER].map((url) => ({ name: url, url }));
  const known = { ...noSettings, servers, current: HOME };
  const settings = jsonFile(join(folder, 'settings.json'), settingsSchema, known, () => {});
  const appState = createAppState();
  const log = { path: '', write: () => {} };
  const time = { now: () => NOW, setTimer: () => () => {} };
  const shell = await createShell({
    ...{ settings, appState, log, ...time },
    ...{ folder: join(folder, 'servers'), version: '1', safeStorage: fakeSafeStorage(), fetch: server.fetch },
    onPutAside: () => {},
    sendState: () => {},
    sendCommand: () => {},
    notify: () => {},
    setBadgeCount: () => {},
    openInBrowser: async (url) => void opened.push(url),
  });
  const filesOf = () => {
    const [home] = existsSync(join(folder, 'servers')) ? readdirSync(join(folder, 'servers')) : [];
    return home ? readdirSync(join(folder, 'servers', home)).sort() : [];
  };
  const withLock = () =>
    lockShell(shell, {
      ...{ lock: createAppLock({ settings, appState, log, ...time, hasSystemUnlock: false }), ...time },
      system: { isThere: false, ask: async () => {} },
      idleSeconds: () => 0,
      onWake: () => {},
      refresh: () => {},
    });
  return { server, shell, opened, filesOf, withLock };
};

describe('the shell', () => {
  it('ends the session of a server that is removed, and deletes what was read but nothing that waits', async () => {
    const { server, shell, filesOf } = await openShell();
    await signIn(shell);
    await shell.writeOffline({ server: HOME, what: 'answers', put: [recordOf('/runs')], remove: [] });
    await shell.writeOffline({ server: HOME, what: 'entries', put: [recordOf('a')], remove: [] });
    await shell.removeServer(HOME);
    expect(shell.state()).toMatchObject({ server: null, user: null, servers: [{ url: OTHER }] });
    const ended = server.requests.find(({ path }) => path === '/api/auth/logout');
    expect(ended?.headers.get('authorization')).toBe('Bearer secret-token');
    expect(filesOf()).toEqual(['queue.bin']);
  });
  it('does so for a server that is not the current one, too, and does nothing for an unknown one', async () => {
    const { server, shell } = await openShell();
    await signIn(shell);
    await shell.chooseServer({ name: '', url: OTHER });
    await shell.removeServer('https://unknown.example.org');
    expect(shell.state().servers).toHaveLength(2);
    await shell.removeServer(HOME);
    expect(shell.state()).toMatchObject({ server: { url: OTHER }, servers: [{ url: OTHER }] });
    expect(server.requests.filter(({ path }) => path === '/api/auth/logout')).toHaveLength(1);
  });
  it('gives a locked interface what waits to be sent, and nothing that was read', async () => {
    const { shell, withLock } = await openShell();
    await signIn(shell);
    const locked = withLock();
    const keep = (what: OfflineKind) => locked.writeOffline({ server: HOME, what, put: [recordOf('a')], remove: [] });
    await keep('answers');
    locked.lock.lock();
    await keep('entries');
    expect(await locked.readOffline({ server: HOME, what: 'entries' })).toEqual([recordOf('a')]);
    const answers = () => locked.readOffline({ server: HOME, what: 'answers' });
    await expect(answers()).rejects.toThrow('The app is locked.');
    locked.lock.unlock();
    expect(await answers()).toEqual([recordOf('a')]);
  });
  it('opens the website for a path of the interface, and nothing else that is not allowed', async () => {
    const { shell, opened } = await openShell();
    expect(await shell.openAllowedUrl('app://admin/blogs/a-post')).toBe(true);
    expect(await shell.openAllowedUrl(`${OTHER}/`)).toBe(false);
    expect(opened).toEqual([`${HOME}/blogs/a-post`]);
  });
});
