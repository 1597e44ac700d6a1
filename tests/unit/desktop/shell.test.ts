import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonFile } from '../../../desktop/main/json-file.ts';
import { noSettings, settings as settingsSchema } from '../../../desktop/main/settings.ts';
import { createShell } from '../../../desktop/main/shell.ts';
import { approve, ask, fakeServer, PENDING, signIn } from './fake-portal.ts';
import { NOW, plainVault, temporaryFolder } from './support.ts';

const HOME = 'https://portal.example.org';
const OTHER = 'https://other.example.org';

const started = async () => {
  const folder = await temporaryFolder();
  const server = fakeServer();
  const opened: string[] = [];
  const servers = [HOME, OTHER].map((url) => ({ name: url, url }));
  const known = { ...noSettings, servers, current: HOME };
  const shell = await createShell({
    ...{ folder: join(folder, 'servers'), version: '1', vault: plainVault(), fetch: server.fetch, newKey: randomUUID },
    settings: jsonFile(join(folder, 'settings.json'), settingsSchema, known, () => {}),
    now: () => NOW,
    later: () => () => {},
    log: { path: '', write: () => {} },
    push: () => {},
    command: () => {},
    show: () => {},
    setCount: () => {},
    openInBrowser: async (url) => void opened.push(url),
  });
  const filesOf = () => {
    const [home] = existsSync(join(folder, 'servers')) ? readdirSync(join(folder, 'servers')) : [];
    return home ? readdirSync(join(folder, 'servers', home)).sort() : [];
  };
  return { server, shell, opened, filesOf };
};

describe('the shell', () => {
  it('ends the session of a server that is removed, and forgets its lists but no decision', async () => {
    const { server, shell, filesOf } = await started();
    await signIn(shell);
    await ask(shell, 'GET', PENDING);
    server.isAway = true;
    await approve(shell);
    server.isAway = false;
    await shell.removeServer(HOME);
    expect(shell.state()).toMatchObject({ server: null, user: null, servers: [{ url: OTHER }] });
    const ended = server.seen.find(({ path }) => path === '/api/auth/logout');
    expect(ended?.headers.get('authorization')).toBe('Bearer secret-token');
    expect(filesOf()).toEqual(['queue.bin']);
  });
  it('does so for a server that is not in use, too, and does nothing for an unknown one', async () => {
    const { server, shell } = await started();
    await signIn(shell);
    await shell.useServer({ name: '', url: OTHER });
    await shell.removeServer('https://unknown.example.org');
    expect(shell.state().servers).toHaveLength(2);
    await shell.removeServer(HOME);
    expect(shell.state()).toMatchObject({ server: { url: OTHER }, servers: [{ url: OTHER }] });
    expect(server.seen.filter(({ path }) => path === '/api/auth/logout')).toHaveLength(1);
  });
  it('opens the website for a path of the interface, and nothing else that is not allowed', async () => {
    const { shell, opened } = await started();
    expect(await shell.openOutside('app://admin/blogs/a-post')).toBe(true);
    expect(await shell.openOutside(`${OTHER}/`)).toBe(false);
    expect(opened).toEqual([`${HOME}/blogs/a-post`]);
  });
});
