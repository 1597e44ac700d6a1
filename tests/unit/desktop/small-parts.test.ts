import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createAttention, type Note } from '../../../desktop/main/attention.ts';
import { createConnection, Unreachable } from '../../../desktop/main/connection.ts';
import { jsonFile } from '../../../desktop/main/json-file.ts';
import { createLog } from '../../../desktop/main/log.ts';
import { createVault } from '../../../desktop/main/vault.ts';
import { ID, NOW, OTHER_ID, temporaryFolder, testimonial } from './support.ts';

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
      await expect.poll(() => waits.length).toBe(turn + 2);
    }
    expect(waits.map(({ ms }) => ms)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
    isAway = false;
    waits.at(-1)?.work();
    await expect.poll(() => changes).toEqual([false, true]);
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

describe('attention', () => {
  it('tells what is new since the first look, without names, several in one note', async () => {
    const notes: Note[] = [];
    const counts: number[] = [];
    let waiting = [testimonial(ID, 'Maeve')];
    const attention = createAttention({
      async read(path) {
        if (path.startsWith('/api/donationitems')) return { items: [], total: 0 };
        if (path.startsWith('/api/testimonials')) return { testimonials: waiting, total: waiting.length };
        const zero = { donations: 0, testimonials: 0, approvedTestimonials: 0, blogs: 0, pendingDonations: 0 };
        return { ...zero, pendingTestimonials: waiting.length, recent: [] };
      },
      later: () => () => {},
      show: (note) => notes.push(note),
      setCount: (count) => counts.push(count),
      onNews: () => {},
    });
    await attention.check();
    expect(notes).toEqual([]);
    waiting = [...waiting, testimonial(OTHER_ID, 'Sinead')];
    await attention.check();
    await attention.check();
    expect(notes).toEqual([
      {
        title: 'New testimonial',
        body: 'A testimonial is waiting for review.',
        path: `/admin/testimonials?item=${OTHER_ID}`,
      },
    ]);
    waiting = [...waiting, ...['C', 'D', 'E', 'F'].map((letter) => testimonial(letter.repeat(22), letter))];
    await attention.check();
    expect(notes.at(-1)?.body).toBe('4 are waiting for review.');
    expect(counts).toEqual([1, 2, 2, 6]);
  });
});
