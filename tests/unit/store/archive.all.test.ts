import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Header, pack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { checkArchive, readArchive } from '#api/store/backup/read-archive.ts';
import { restore } from '#api/store/backup/restore.ts';
import { writeArchive } from '#api/store/backup/write-archive.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { idOf, now } from './make-records.ts';
import { memoryLog, temporaryFolder } from './records.ts';

/** Made by the program of November 2026, with three record files in use, a picture of 700 bytes and a key. */
const OLD_ARCHIVE = join(import.meta.dirname, 'fixtures/backup-2026-11.tar');

const inFolder = (bytes?: Uint8Array): string => {
  const path = join(temporaryFolder(), 'backup.tar');
  if (bytes) writeFileSync(path, bytes);
  return path;
};

const entry = (name: string, text: string, size = Buffer.byteLength(text)) => ({
  name,
  size,
  chunks: [Buffer.from(text)],
});
const files = [entry('meta.json', '{}'), entry('uploads/a/photo.webp', 'x'.repeat(5000)), entry('secret.key', '')];

const contentsOf = async (path: string): Promise<Map<string, string>> => {
  const contents = new Map<string, string>();
  await readArchive(path, async ({ name, chunks }) => {
    let text = '';
    for await (const chunk of chunks) text += Buffer.from(chunk).toString('latin1');
    contents.set(name, text);
  });
  return contents;
};

/** An archive with a correct list of checksums, made past the checks of `writeArchive`. */
const packed = async (entries: readonly (Partial<Header> & { name: string; text?: string })[]): Promise<string> => {
  const archive = pack();
  let sums = '';
  for (const { text = '', ...header } of entries) {
    archive.entry(header, text);
    sums += `${createHash('sha256').update(text).digest('hex')}  ${header.name}\n`;
  }
  archive.entry({ name: 'SHA256SUMS' }, sums);
  archive.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return inFolder(Buffer.concat(chunks));
};

describe('an archive', () => {
  it('gives back every file, empty ones and those that fill no block, and a list of checksums', async () => {
    const path = inFolder();
    await writeArchive(path, files);
    const contents = await contentsOf(path);
    expect([...contents]).toEqual(files.map(({ name, chunks }) => [name, chunks.join('')]));
    const list = files.map(
      ({ name, chunks: [bytes = ''] }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`,
    );
    expect(readFileSync(path, 'latin1')).toContain(list.join(''));
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('is written no faster than the disk takes it', async () => {
    const path = inFolder();
    const [count, size] = [48, 1024 * 1024];
    let ahead = 0;
    const chunks = (function* () {
      for (let made = 0; made < count; made += 1) {
        ahead = Math.max(ahead, made * size - statSync(`${path}.tmp`).size);
        yield Buffer.alloc(size, made);
      }
    })();
    await writeArchive(path, [{ name: 'uploads/large', size: count * size, chunks }]);
    expect(ahead).toBeLessThanOrEqual(4 * size);
    await checkArchive(path);
  });

  it.each([
    ['longer', 5],
    ['shorter', 7],
  ])('is not made of a file that is %s than it says, and leaves nothing behind', async (_, size) => {
    const path = inFolder();
    await expect(writeArchive(path, [...files, entry('uploads/b', 'six by', size)])).rejects.toThrow('Size mismatch');
    expect(readdirSync(join(path, '..'))).toEqual([]);
  });

  it('is not made of files that cannot be read, or whose names it could not give back', async () => {
    const path = inFolder();
    const broken = (async function* () {
      yield Buffer.from('six');
      throw new Error('EIO');
    })();
    await expect(writeArchive(path, [{ name: 'uploads/b', size: 6, chunks: broken }, ...files])).rejects.toThrow('EIO');
    await expect(writeArchive(path, [entry('uploads/é', 'x')])).rejects.toThrow('cannot be part of a backup');
    expect(readdirSync(join(path, '..'))).toEqual([]);
  });
});

describe('a damaged archive', () => {
  it('is refused with any of its bytes changed, before a file of it is saved', async () => {
    const path = inFolder();
    await writeArchive(path, files);
    const bytes = readFileSync(path);
    for (let position = 0; position < bytes.length; position += 31) {
      const altered = Buffer.from(bytes);
      altered[position] = (altered[position] ?? 0) ^ (1 << (position % 8));
      writeFileSync(path, altered);
      const saved: string[] = [];
      const reading = readArchive(path, async ({ name }) => void saved.push(name));
      await expect(reading, `byte ${position}`).rejects.toThrow(`The backup ${path} is damaged`);
      expect(saved).toEqual([]);
    }
  });

  it('is refused wherever it is cut off, and with anything behind its end', async () => {
    const path = inFolder();
    await writeArchive(path, files);
    const bytes = readFileSync(path);
    for (let length = 0; length < bytes.length; length += 256) {
      writeFileSync(path, bytes.subarray(0, length));
      await expect(checkArchive(path), `${length} bytes`).rejects.toThrow('is damaged');
    }
    for (const more of [1, 512, 1024]) {
      writeFileSync(path, Buffer.concat([bytes, Buffer.alloc(more)]));
      await expect(checkArchive(path), `${more} more`).rejects.toThrow('is damaged');
    }
  });

  it('is refused when a header gives another size, though that header is whole in itself', async () => {
    const good = await packed([
      { name: 'uploads/a', text: 'x'.repeat(600) },
      { name: 'uploads/b', text: 'y'.repeat(600) },
    ]);
    await checkArchive(good);
    for (const size of [0, 100, 512, 599, 601, 1024, 1500, 1e6, 8 ** 11 - 1]) {
      const bytes = readFileSync(good);
      bytes.write(`${size.toString(8).padStart(11, '0')} `, 124, 'latin1');
      bytes.fill(' ', 148, 156);
      const sum = bytes.subarray(0, 512).reduce((total, byte) => total + byte, 0);
      bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
      await expect(checkArchive(inFolder(bytes)), `${size}`).rejects.toThrow('is damaged');
    }
  });

  it('is refused with files behind the list of its files', async () => {
    const archive = pack();
    archive.entry({ name: 'SHA256SUMS' }, '');
    archive.entry({ name: 'secret.key' }, 'mine');
    archive.finalize();
    const chunks: Uint8Array[] = [];
    for await (const chunk of archive as AsyncIterable<Uint8Array>) chunks.push(chunk);
    await expect(checkArchive(inFolder(Buffer.concat(chunks)))).rejects.toThrow('is damaged');
  });
});

describe('an archive with names or kinds of entries that no backup has', () => {
  it.each([
    '../evil.json',
    '/tmp/evil.json',
    'uploads/../../evil.json',
    'uploads/./evil.json',
    'uploads//evil.json',
    'uploads/.evil',
    'uploads\\..\\evil.json',
    'C:/evil.json',
    'uploads/\u0001evil',
    `uploads/${'long/'.repeat(30)}evil`,
  ])('is refused: %j', async (name) => {
    await expect(checkArchive(await packed([{ name, text: 'x' }]))).rejects.toThrow('is not a file of a backup');
  });

  it.each(['symlink', 'link', 'directory', 'fifo', 'character-device', 'block-device'] as const)(
    'is refused: a %s',
    async (type) => {
      const path = await packed([{ name: 'uploads/evil', type, linkname: '/etc/passwd' }]);
      await expect(checkArchive(path)).rejects.toThrow('is not a file of a backup');
    },
  );

  it('is refused: a name that a second header replaces', async () => {
    const path = await packed([{ name: 'uploads/a', pax: { path: '../evil.json' }, text: 'x' }]);
    await expect(checkArchive(path)).rejects.toThrow('is not a file of a backup');
  });

  it('is refused: a file that is no part of the data, and the folder stays as it was', async () => {
    const folder = temporaryFolder();
    for (const name of ['lock.json', 'backups/x.tar', 'restore.json', 'other.json']) {
      const path = await packed([{ name, text: '{}' }]);
      await expect(restore(path, folder, { now })).rejects.toThrow(name);
      expect(readdirSync(folder)).toEqual([]);
    }
  });
});

describe('an archive made by the program of November 2026', () => {
  it('is restored: records, picture and key', async () => {
    const folder = join(temporaryFolder(), 'data');
    await restore(OLD_ARCHIVE, folder, { now });
    const store = await openStore(folder, { log: memoryLog(), now });
    expect([...store.data.testimonials.all()].map(({ id }) => id).sort()).toEqual([idOf(1), idOf(2)]);
    expect(store.data.testimonials.get(idOf(1))?.content).toBe('Slán abhaile, 🧡 and thank you.');
    expect(store.data.testimonials.get(idOf(2))).toMatchObject({ status: 'approved', picture: { id: idOf(900) } });
    expect(store.data.donations.get(idOf(4))?.reference).toBe('SE-000004');
    expect(store.data.people.get(idOf(6))?.email).toBe('aoife@post.example');
    expect(store.data.audit.get(idOf(5))?.action).toBe('submitted');
    await store.close();
    const photo = Buffer.from(Array.from({ length: 700 }, (_, number) => (number * 7) % 256));
    expect(readFileSync(join(folder, 'uploads', idOf(900), '800x600.webp'))).toEqual(photo);
    expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe('a key of the test');
    expect(existsSync(join(folder, 'ARCHIVE.sha256'))).toBe(false);
  });

  it('gives back its files unchanged, or none, whichever of its bytes is damaged', async () => {
    const good = await contentsOf(OLD_ARCHIVE);
    expect(good.size).toBe(15);
    const bytes = readFileSync(OLD_ARCHIVE);
    const path = inFolder();
    let refused = 0;
    for (let position = 0; position < bytes.length; position += 101) {
      const altered = Buffer.from(bytes);
      altered[position] = (altered[position] ?? 0) ^ (1 << (position % 8));
      writeFileSync(path, altered);
      const contents = await contentsOf(path).catch((error: Error) => error.message);
      if (typeof contents === 'string') {
        expect(contents).toContain('is damaged');
        refused += 1;
      } else expect(contents).toEqual(good);
    }
    expect(refused).toBeGreaterThan(0);
  });

  it('is refused wherever it is cut off', async () => {
    const bytes = readFileSync(OLD_ARCHIVE);
    for (let length = 0; length < bytes.length; length += 256) {
      await expect(checkArchive(inFolder(bytes.subarray(0, length))), `${length}`).rejects.toThrow('is damaged');
    }
  });
});
