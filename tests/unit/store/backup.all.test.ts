import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backup } from '#api/store/backup/backup.ts';
import { folderData } from '#api/store/backup/other-data.ts';
import { restore } from '#api/store/backup/restore.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { idOf, now, testimonial } from './make-records.ts';
import { contentsOf, memoryLog, temporaryFolder } from './records.ts';

const open = (folder: string) => openStore(folder, { log: memoryLog(), now });
const photo = join('uploads', idOf(1), '800x600.webp');

const sample = async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  await store.change((draft) => draft.testimonials.put(testimonial(1)));
  mkdirSync(join(folder, 'uploads', idOf(1)), { recursive: true });
  writeFileSync(join(folder, photo), Buffer.alloc(300_000, 7));
  writeFileSync(join(folder, 'secret.key'), 'key');
  return { folder, store, file: join(temporaryFolder(), 'backup.tar') };
};

describe('backup and restore', () => {
  it('restore one moment, uploads and key, while 32 writers write', async () => {
    const { folder, store, file } = await sample();
    let writing = true;
    const states = new Map<number, unknown>();
    const writers = Array.from({ length: 32 }, async (_, writer) => {
      for (let number = 0; writing; number += 1) {
        await store.change((draft) => draft.testimonials.put(testimonial(1000 + writer * 1000 + (number % 50))));
      }
    });
    const freeze = async () => {
      const frozen = await store.freeze();
      states.set(frozen.sequence, frozen.records);
      return frozen;
    };
    const { sequence } = await backup({ freeze }, folderData(folder), file);
    writing = false;
    await Promise.all(writers);
    await store.close();
    const target = join(temporaryFolder(), 'new');
    expect(await restore(file, target, { now })).toEqual({ earlier: null, missingPictures: 0 });
    const restored = await open(target);
    const rows = Object.fromEntries(
      Object.entries(states.get(sequence) ?? {}).map(([name, all]) => [name, { all: () => all }]),
    );
    expect(contentsOf(restored)).toEqual(contentsOf({ data: rows } as unknown as typeof restored));
    await restored.close();
    expect(readFileSync(join(target, photo))).toEqual(Buffer.alloc(300_000, 7));
    expect(readFileSync(join(target, 'secret.key'), 'utf8')).toBe('key');
  });
  it('make the same archive of the same data', async () => {
    const { folder, store, file } = await sample();
    await backup(store, folderData(folder), file);
    const target = join(temporaryFolder(), 'new');
    await restore(file, target, { now });
    const again = await open(target);
    await backup(again, folderData(target), `${file}.again`);
    expect(readFileSync(`${file}.again`).equals(readFileSync(file))).toBe(true);
    await Promise.all([store.close(), again.close()]);
  });
  it('keep the data from before, and remove what the backup does not have', async () => {
    const { folder, store, file } = await sample();
    await backup(store, folderData(folder), file);
    await store.change((draft) => draft.testimonials.put(testimonial(2)));
    await store.compact();
    const later = contentsOf(store);
    await store.close();
    const { earlier: putAside } = await restore(file, folder, { now });
    const restored = await open(folder);
    expect([...restored.data.testimonials.all()]).toEqual([testimonial(1)]);
    await restored.close();
    const earlier = await open(putAside ?? '');
    expect(contentsOf(earlier)).toEqual(later);
    await earlier.close();
  });
  it('refuse while a process uses the folder', async () => {
    const { folder, store, file } = await sample();
    await backup(store, folderData(folder), file);
    await expect(restore(file, folder, { now })).rejects.toThrow('is in use by process');
    await store.close();
  });
  it.each([1, 2, 3])('notice any damaged byte before anything is replaced (part %s of 3)', async (part) => {
    const { folder, store, file } = await sample();
    writeFileSync(join(folder, photo), 'small');
    await backup(store, folderData(folder), file);
    await store.close();
    const names = readdirSync(folder);
    const bytes = readFileSync(file);
    for (let place = 61 * (part - 1); place < bytes.length; place += 61 * 3) {
      const altered = Buffer.from(bytes);
      altered[place] = (altered[place] ?? 0) ^ (1 << (place % 8));
      writeFileSync(file, altered);
      await expect(restore(file, folder, { now })).rejects.toThrow(/damaged/);
    }
    writeFileSync(file, bytes.subarray(0, -1));
    await expect(restore(file, folder, { now })).rejects.toThrow(/damaged/);
    expect(readdirSync(folder)).toEqual(names);
  });
  it('finish an interrupted restore when the store starts', async () => {
    const { folder, store, file } = await sample();
    await backup(store, folderData(folder), file);
    await store.close();
    const target = temporaryFolder();
    const old = await open(target);
    await old.change((draft) => draft.testimonials.put(testimonial(9)));
    await old.close();
    const staged = join(temporaryFolder(), 'staged');
    await restore(file, staged, { now });
    for (const phase of ['out', 'in']) {
      mkdirSync(join(target, 'restoring'));
      for (const name of readdirSync(staged).filter((each) => each !== 'uploads')) {
        writeFileSync(join(target, 'restoring', name), readFileSync(join(staged, name)));
      }
      const earlier = readdirSync(target).filter((name) => /json/.test(name));
      const marker = { phase, keep: join('backups', 'before'), earlier: phase === 'out' ? earlier : [] };
      writeFileSync(join(target, 'restore.json'), JSON.stringify(marker));
      const opened = await open(target);
      expect([...opened.data.testimonials.all()]).toEqual([testimonial(1)]);
      await opened.close();
      expect(readdirSync(target)).not.toContain('restore.json');
      expect(readdirSync(target)).not.toContain('restoring');
    }
  });
});
