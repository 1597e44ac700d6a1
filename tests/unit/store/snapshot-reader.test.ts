import { describe, expect, it } from 'vitest';
import { type Disk, nodeDisk } from '#api/store/disk/disk.ts';
import { SnapshotFile, snapshotChunks } from '#api/store/disk/snapshot-file.ts';
import { readSnapshot } from '#api/store/disk/snapshot-reader.ts';

const fileOf = (records: readonly unknown[]): Buffer =>
  Buffer.concat([...snapshotChunks({ collection: 'posts', schema: 3, sequence: 7, count: records.length, records })]);

/** A disk with one file that gives at most so many bytes at once. */
const diskOf = (bytes: Buffer, most = Number.POSITIVE_INFINITY): Disk => ({
  ...nodeDisk,
  size: async () => bytes.length,
  read: async () => bytes,
  readPart: async (_, into, position) => bytes.copy(into.subarray(0, Math.min(into.length, most)), 0, position),
});

const recordsOf = async (disk: Disk): Promise<unknown[]> => {
  const records: unknown[] = [];
  const content = await readSnapshot(disk, '/data/posts.json', 'posts');
  for await (const batch of content?.batches ?? []) records.push(...batch);
  return records;
};

const odd = [
  { id: 'a', text: 'Slán,\nabhaile ",\n"' },
  { id: 'b', text: '🧡\u2028é,' },
  { id: 'c', list: [[], {}] },
];

describe('a snapshot read in chunks', () => {
  it.each([1, 2, 3, 5, 7, 64])('is the same when the disk gives %i bytes at once', async (most) => {
    expect(await recordsOf(diskOf(fileOf(odd), most))).toEqual(odd);
  });

  it('may hold no record, and records larger than a chunk', async () => {
    expect(await recordsOf(diskOf(fileOf([])))).toEqual([]);
    const large = [
      { id: 'a', text: 'é'.repeat(900_000) },
      { id: 'b', text: 'x'.repeat(3_000_000) },
      { id: 'c', text: '' },
    ];
    expect(await recordsOf(diskOf(fileOf(large)))).toEqual(large);
  });

  it('may be divided anywhere: at a comma, at a new line, inside a letter', async () => {
    for (let length = 1024 * 1024 - 200; length < 1024 * 1024 - 180; length += 1) {
      const records = [{ id: 'a', text: 'x'.repeat(length) }, { id: 'b', text: 'éé' }, { id: 'c' }];
      expect(await recordsOf(diskOf(fileOf(records)))).toEqual(records);
    }
  });

  it('is refused at its end when a letter is not as it was written', async () => {
    const bytes = Buffer.from(fileOf(odd).toString().replace('abhaile', 'abhaila'));
    await expect(recordsOf(diskOf(bytes))).rejects.toThrow(/posts\.json is damaged: its checksum does not match/);
    const content = await readSnapshot(diskOf(bytes), '/data/posts.json', 'posts');
    await expect(content?.check()).rejects.toThrow(/its checksum does not match/);
  });

  it('is refused when a line is not JSON; its check says where the file is damaged', async () => {
    const bytes = Buffer.from(fileOf(odd).toString().replace('"id":"b"', '"id":"b'));
    await expect(recordsOf(diskOf(bytes))).rejects.toThrow(
      /could not be read twice with the same result; check the disk/,
    );
    const content = await readSnapshot(diskOf(bytes), '/data/posts.json', 'posts');
    await expect(content?.check()).rejects.toThrow(/line 3 \(record 2\) cannot be read/);
  });

  it('reports the damage and not what the damaged header says', async () => {
    const bytes = Buffer.from(fileOf(odd).toString().replace('"posts"', '"media"'));
    await expect(recordsOf(diskOf(bytes))).rejects.toThrow(/its checksum does not match/);
  });

  it('cannot be written back, as that would lose its records', async () => {
    const disk = diskOf(fileOf(odd));
    const file = new SnapshotFile(disk, '/data', 'posts');
    const read = await file.read();
    if (!read) throw new Error('There is no file.');
    await expect(file.write(read)).rejects.toThrow(/does not contain its records/);
  });
});
