import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { APP_ID } from '../../../desktop/main/app-id.ts';
import { createConnection, Unreachable } from '../../../desktop/main/connection.ts';
import { jsonFile } from '../../../desktop/main/json-file.ts';
import { createLog } from '../../../desktop/main/log.ts';
import { createVault } from '../../../desktop/main/vault.ts';
import { NOW, temporaryFolder } from './support.ts';

describe('the connection', () => {
  it('asks again by itself, ever more slowly, until the server is back', async () => {
    let isAway = true;
    const waits: { ms: number; work: () => void }[] = [];
    const changes: boolean[] = [];
    const connection = createConnection({
      server: 'https://portal.example.org',
      fetch: async () => {
        if (isAway) throw new TypeError('away');
        return Response.json({});
      },
      now: () => NOW,
      later: (ms, work) => {
        waits.push({ ms, work });
        return () => {};
      },
      onChange: (online) => changes.push(online),
    });
    await expect(connection.fetch('/api/dashboard', {})).rejects.toThrow(Unreachable);
    for (let turn = 0; turn < 5; turn += 1) {
      waits.at(-1)?.work();
      await expect.poll(() => waits.length, { timeout: 10_000 }).toBe(turn + 2);
    }
    expect(waits.map(({ ms }) => ms)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
    isAway = false;
    waits.at(-1)?.work();
    await expect.poll(() => changes, { timeout: 10_000 }).toEqual([false, true]);
    expect(connection.syncedAt()).toBe(NOW.toISOString());
  });
});

describe('the vault', () => {
  const system = (backend: string) => ({
    isAsyncEncryptionAvailable: async () => true,
    encryptStringAsync: async (text: string) => Buffer.from(text),
    decryptStringAsync: async (sealed: Buffer) => ({ result: sealed.toString(), shouldReEncrypt: false }),
    getSelectedStorageBackend: () => backend,
    setUsePlainTextEncryption: () => {},
  });
  it('writes nothing on a Linux without a key ring until the person wishes it', async () => {
    const vault = await createVault(system('basic_text'), true, false);
    expect([vault.kind(), await vault.seal('token')]).toEqual(['memory', null]);
    vault.allowWeak();
    expect([vault.kind(), (await vault.seal('token'))?.toString()]).toEqual(['weak', 'token']);
  });
  it('uses the system’s vault where there is one', async () => {
    expect((await createVault(system('gnome_libsecret'), true, false)).kind()).toBe('system');
    expect((await createVault(system(''), false, false)).kind()).toBe('system');
  });
});

describe('small files', () => {
  it('are readable by their owner alone, and a damaged one is set aside', async () => {
    const path = join(await temporaryFolder(), 'deep', 'settings.json');
    const damaged: string[] = [];
    const make = () => jsonFile(path, z.object({ count: z.number() }), { count: 0 }, (file) => damaged.push(file));
    make().write({ count: 7 });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(make().read()).toEqual({ count: 7 });
    writeFileSync(path, '{"count":');
    expect(make().read()).toEqual({ count: 0 });
    expect(damaged).toEqual([path]);
    expect(existsSync(`${path}.damaged`)).toBe(true);
  });
  it('the log begins anew when it is full', async () => {
    const log = createLog(join(await temporaryFolder(), 'portal.log'), () => NOW);
    writeFileSync(log.path, 'x'.repeat(1024 * 1024 + 1));
    log.write('A fault.', new Error('why'));
    expect(readFileSync(log.path, 'utf8')).toMatch(/^2026-11-20T14:32:00.000Z A fault.\nError: why/);
    expect(existsSync(`${log.path}.old`)).toBe(true);
  });
});

it('Windows knows the app by the name that its installer gave it', () => {
  const builder = readFileSync(resolve(import.meta.dirname, '../../../desktop/electron-builder.yml'), 'utf8');
  expect(/^appId: (.+)$/m.exec(builder)?.[1]).toBe(APP_ID);
});
