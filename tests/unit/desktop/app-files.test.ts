import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { APP_ID } from '../../../desktop/main/app-id.ts';
import { createLog } from '../../../desktop/main/log.ts';
import { jsonFile } from '../../../desktop/main/storage/json-file.ts';
import { NOW, temporaryFolder } from './desktop-data.ts';

describe('files of the app', () => {
  it('are readable by their owner only, and a damaged one is renamed', async () => {
    const path = join(await temporaryFolder(), 'deep', 'settings.json');
    const corrupt: string[] = [];
    const make = () => jsonFile(path, z.object({ count: z.number() }), { count: 0 }, (file) => corrupt.push(file));
    make().write({ count: 7 });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(make().read()).toEqual({ count: 7 });
    writeFileSync(path, '{"count":');
    expect(make().read()).toEqual({ count: 0 });
    expect(corrupt).toEqual([`${path}.damaged`]);
    expect(existsSync(`${path}.damaged`)).toBe(true);
  });
  it('one that cannot be read is kept aside as well, and the app starts with defaults', async () => {
    const path = join(await temporaryFolder(), 'settings.json');
    mkdirSync(path);
    const corrupt: string[] = [];
    const file = jsonFile(path, z.object({ count: z.number() }), { count: 0 }, (name) => corrupt.push(name));
    expect(file.read()).toEqual({ count: 0 });
    file.write({ count: 3 });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ count: 3 });
    expect(corrupt).toEqual([`${path}.damaged`]);
    expect(existsSync(`${path}.damaged`)).toBe(true);
  });
  it('a full log is renamed and a new one started', async () => {
    const log = createLog(join(await temporaryFolder(), 'portal.log'), () => NOW);
    writeFileSync(log.path, 'x'.repeat(1024 * 1024 + 1));
    log.write('A fault.', new Error('why'));
    expect(readFileSync(log.path, 'utf8')).toMatch(/^2026-11-20T14:32:00.000Z A fault.\nError: why/);
    expect(existsSync(`${log.path}.old`)).toBe(true);
  });
});

it('the AppUserModelID is the appId of the installer', () => {
  const builder = readFileSync(resolve(import.meta.dirname, '../../../desktop/electron-builder.yml'), 'utf8');
  expect(/^appId: (.+)$/m.exec(builder)?.[1]).toBe(APP_ID);
});
