import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { backup } from '#api/store/backup/backup.ts';
import { folderData } from '#api/store/backup/other-data.ts';
import { durableNames } from '#api/store/definitions.ts';
import { type Disk, nodeDisk } from '#api/store/disk/disk.ts';
import { load } from '#api/store/disk/load-folder.ts';
import type { Loaded } from '#api/store/disk/loaded-data.ts';
import { migrations } from '#api/store/disk/migrations/apply-migrations.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { addEmptySnapshots } from './empty-snapshots.ts';
import { now, testimonial } from './make-records.ts';
import { contentsOf, memoryLog, temporaryFolder } from './records.ts';

const open = (folder: string, log = memoryLog()) => openStore(folder, { log, now });

/**
 * A small store: one record in the snapshot, three more lines in the journal, and the state after each. `killed` is a copy
 * as a killed process leaves it, with zeros after the last line.
 */
const sample = async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  const states = [];
  await store.change((draft) => draft.testimonials.put(testimonial(1)));
  await store.compact();
  states.push(contentsOf(store));
  for (const number of [2, 3, 4]) {
    await store.change((draft) => draft.testimonials.put(testimonial(number)));
    states.push(contentsOf(store));
  }
  const killed = temporaryFolder();
  cpSync(folder, killed, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  await store.close();
  return { folder, killed, states };
};

const journalOf = (folder: string) => {
  const name = readdirSync(folder).find((file) => file.startsWith('journal-')) ?? '';
  return join(folder, name);
};

const unused = () => Promise.reject(new Error('Loading must not write.'));

/** A read-only disk with the folder's files in memory. */
const frozenDisk = (folder: string) => {
  const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile());
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  const disk: Disk = {
    ...nodeDisk,
    read: async (path) => files.get(basename(path)) ?? null,
    size: async (path) => files.get(basename(path))?.length ?? null,
    readPart: async (path, into, position) => files.get(basename(path))?.copy(into, 0, position) ?? 0,
    list: async () => [...files.keys()].sort(),
    open: unused,
    rename: unused,
    remove: unused,
  };
  return { disk, files };
};

const loadedContents = (loaded: Loaded | null) =>
  loaded &&
  contentsOf({
    data: Object.fromEntries(
      Object.entries(loaded.records).map(([name, rows]) => [name, { all: () => rows.values() }]),
    ),
  } as unknown as Parameters<typeof contentsOf>[0]);

describe('a torn journal', () => {
  it('is truncated to its last valid line, wherever the last line ends too early, and this is reported', async () => {
    const { folder, states } = await sample();
    const bytes = readFileSync(journalOf(folder));
    const lastLine = bytes.lastIndexOf('\n', bytes.length - 2) + 1;
    const { disk, files } = frozenDisk(folder);
    for (let length = lastLine; length < bytes.length; length += 1) {
      files.set(basename(journalOf(folder)), bytes.subarray(0, length));
      const loaded = await load(disk, folder, migrations);
      expect(loadedContents(loaded)).toEqual(states[2]);
      expect(loaded?.tornBytes).toBe(length - lastLine);
    }
  });
  it('takes new changes afterwards', async () => {
    const { folder, states } = await sample();
    const bytes = readFileSync(journalOf(folder));
    writeFileSync(journalOf(folder), bytes.subarray(0, -5));
    const log = memoryLog();
    const store = await open(folder, log);
    expect(log.lines).toEqual([expect.stringContaining('store.journal-truncated')]);
    expect(contentsOf(store)).toEqual(states[2]);
    await store.change((draft) => draft.testimonials.put(testimonial(4)));
    await store.close();
    const again = await open(folder);
    expect(contentsOf(again)).toEqual(states[3]);
    await again.close();
  });
});

describe('the zeros that a killed process leaves after the last line', () => {
  it('are no damage, and are removed when the store is closed', async () => {
    const { folder, killed, states } = await sample();
    expect(statSync(journalOf(killed)).size).toBeGreaterThan(statSync(journalOf(folder)).size);
    const loaded = await load(frozenDisk(killed).disk, killed, migrations);
    expect(loadedContents(loaded)).toEqual(states[3]);
    expect(loaded?.tornBytes).toBe(0);
    rmSync(join(killed, 'lock.json'), { force: true });
    const store = await open(killed);
    await store.close();
    expect(readFileSync(journalOf(killed))).toEqual(readFileSync(journalOf(folder)));
  });
  it('are reported when a line ends in them, or when one of them is altered', async () => {
    const { folder, killed, states } = await sample();
    const whole = readFileSync(journalOf(folder));
    const padded = readFileSync(journalOf(killed));
    const lastLine = whole.lastIndexOf('\n', whole.length - 2) + 1;
    const { disk, files } = frozenDisk(killed);
    const loadWith = async (bytes: Buffer<ArrayBuffer>) => {
      files.set(basename(journalOf(killed)), bytes);
      return load(disk, killed, migrations);
    };
    for (let length = lastLine + 1; length < whole.length; length += 1) {
      const loaded = await loadWith(Buffer.from(padded).fill(0, length));
      expect(loadedContents(loaded)).toEqual(states[2]);
      expect(loaded?.tornBytes).toBe(length - lastLine);
    }
    for (let place = whole.length; place < padded.length; place += 4099) {
      const altered = Buffer.from(padded);
      altered[place] = 1;
      const loaded = await loadWith(altered);
      expect(loadedContents(loaded)).toEqual(states[3]);
      expect(loaded?.tornBytes).toBe(place + 1 - whole.length);
    }
  });
});

/** Damage comes first, whatever else an altered byte makes a file look like. */
const DAMAGED = /is damaged: (its checksum does not match|line \d+ \(record \d+\) cannot be read)\.$/;

describe('any single altered byte is noticed, or the state is the last good one and the truncation is reported', () => {
  let folder: string;
  let states: Awaited<ReturnType<typeof sample>>['states'];
  let frozen: ReturnType<typeof frozenDisk>;
  beforeAll(async () => {
    ({ folder, states } = await sample());
    await addEmptySnapshots(folder);
    frozen = frozenDisk(folder);
  });
  const alterEachByte = async (name: string) => {
    const { disk, files } = frozen;
    const bytes = files.get(name) ?? Buffer.alloc(0);
    const outcomes = { bytes: bytes.length, refused: 0, truncated: 0 };
    for (let place = 0; place < bytes.length; place += 1) {
      const altered = Buffer.from(bytes);
      altered[place] = (altered[place] ?? 0) ^ (1 << (place % 8));
      files.set(name, altered);
      const loaded = await load(disk, folder, migrations).catch((error: Error) => error.message);
      if (typeof loaded === 'string') {
        expect(loaded).toContain(name);
        if (name.endsWith('.json')) expect(loaded).toMatch(DAMAGED);
        outcomes.refused += 1;
      } else {
        expect(loaded?.tornBytes).toBeGreaterThan(0);
        expect(loadedContents(loaded)).toEqual(states[2]);
        outcomes.truncated += 1;
      }
    }
    files.set(name, bytes);
    return outcomes;
  };

  it.each(['meta.json', ...durableNames.map((name) => `${name}.json`)])('in %s', async (name) => {
    const { bytes, refused } = await alterEachByte(name);
    expect(bytes).toBeGreaterThan(100);
    expect(refused).toBe(bytes);
  });
  it('in the journal, the only other file', async () => {
    const others = [...frozen.files.keys()].filter((name) => !name.endsWith('.json'));
    expect(others).toEqual([expect.stringMatching(/^journal-\d+\.jsonl$/)]);
    const { refused, truncated } = await alterEachByte(others[0] ?? '');
    expect(refused).toBeGreaterThan(truncated);
    expect(truncated).toBeGreaterThan(100);
  });
});

describe('a damaged data folder stops the start and is left as it is', () => {
  const refused = async (damage: (folder: string) => unknown, sentence: RegExp) => {
    const { folder } = await sample();
    await damage(folder);
    const before = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size]);
    await expect(open(folder)).rejects.toThrow(sentence);
    expect(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size])).toEqual(before);
  };
  const alter = (file: string, change: (text: string) => string) => (folder: string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));

  it('names the file and the record that cannot be read', () =>
    refused(
      alter('testimonials.json', (text) => text.replace('{"id"', '{"id')),
      /testimonials\.json is damaged: line 2 \(record 1\) cannot be read\. Nothing was changed\. There is no good backup/,
    ));
  it('notices a snapshot that is empty, missing, or `{}`', async () => {
    await refused(
      alter('testimonials.json', () => ''),
      /testimonials\.json is damaged: its checksum/,
    );
    await refused(
      alter('testimonials.json', () => '{}'),
      /testimonials\.json is damaged: its checksum/,
    );
    await refused(
      (folder) => rmSync(join(folder, 'testimonials.json')),
      /testimonials\.json is damaged: it is missing/,
    );
    await refused(async (folder) => {
      await addEmptySnapshots(folder);
      rmSync(join(folder, 'people.json'));
    }, /people\.json is damaged: it is missing/);
  });
  it('notices a missing meta file and a missing journal', async () => {
    await refused((folder) => rmSync(join(folder, 'meta.json')), /meta\.json is damaged: it is missing, but/);
    await refused((folder) => rmSync(journalOf(folder)), /journal-\d+\.jsonl is damaged: it is missing/);
  });
  it('names the line of the journal that is damaged in the middle, or missing', async () => {
    const lines = (folder: string) => readFileSync(journalOf(folder), 'utf8').split('\n');
    await refused(
      (folder) => writeFileSync(journalOf(folder), lines(folder).with(1, 'damaged').join('\n')),
      /line 2 cannot be read, but valid lines follow/,
    );
    await refused(
      (folder) => writeFileSync(journalOf(folder), lines(folder).toSpliced(1, 1).join('\n')),
      /line 2 has the number 4, but changes before it are missing/,
    );
  });
  it('notices an older copy of one file', async () => {
    const { folder } = await sample();
    const old = readFileSync(join(folder, 'testimonials.json'));
    const store = await open(folder);
    await store.compact();
    await store.close();
    writeFileSync(join(folder, 'testimonials.json'), old);
    await expect(open(folder)).rejects.toThrow(/testimonials\.json is damaged: it is older/);
  });
  it('names the newest backup that is good', async () => {
    const { folder } = await sample();
    const store = await open(folder);
    const good = join(folder, 'backups', 'daily-2026-01-01.tar');
    await backup(store, folderData(folder), good);
    await store.close();
    cpSync(good, join(folder, 'backups', 'daily-2025-01-01.tar'));
    writeFileSync(join(folder, 'backups', 'daily-2026-02-01.tar'), readFileSync(good).subarray(0, -600));
    writeFileSync(join(folder, 'donations.json'), 'no');
    await expect(open(folder)).rejects.toThrow(`The newest good backup is ${good};`);
  });
});
