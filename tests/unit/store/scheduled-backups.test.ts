import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderData } from '#api/store/backup/other-data.ts';
import { restore } from '#api/store/backup/restore.ts';
import { backUpDaily, isDue, outdated } from '#api/store/backup/scheduled-backups.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { createClock } from '../../support/deps.ts';
import { idOf, testimonial } from './make-records.ts';
import { memoryLog, temporaryFolder } from './records.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-03-02T09:00:00.000Z');
const nameAt = (time: number, kind = 'daily', end = '.tar') =>
  `${kind}-${new Date(time).toISOString().replaceAll(':', '-')}${end}`;

const opened = async () => {
  const folder = temporaryFolder();
  const clock = createClock();
  const log = memoryLog();
  const store = await openStore(folder, { log, now: clock.now });
  const run = (signal?: AbortSignal) =>
    backUpDaily({ store, other: folderData(folder), now: clock.now, log }, folder, signal);
  const names = () => (existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')) : []);
  return { folder, clock, log, store, run, names };
};

describe('the automatic backup', () => {
  it('is made at once, then when a day has passed, and can be restored', async () => {
    const { folder, clock, store, run, names } = await opened();
    await run();
    expect(names()).toEqual([nameAt(START)]);
    await store.change((draft) => draft.testimonials.put(testimonial(1)));
    clock.advance({ hours: 23 });
    await run();
    expect(names()).toHaveLength(1);
    clock.advance({ hours: 1 });
    await run();
    expect(names()).toEqual([nameAt(START), nameAt(START + DAY)]);
    await store.close();
    const target = join(temporaryFolder(), 'new');
    await restore(join(folder, 'backups', nameAt(START + DAY)), target, { now: clock.now });
    const again = await openStore(target, { log: memoryLog(), now: clock.now });
    expect([...again.data.testimonials.all()].map(({ id }) => id)).toEqual([idOf(1)]);
    await again.close();
  });

  it('is made although the clock was set back', () => {
    expect(isDue([nameAt(START + 900 * DAY)], new Date(START))).toBe(true);
    expect(isDue([nameAt(START, 'before-restore', '')], new Date(START))).toBe(true);
    expect(isDue([nameAt(START)], new Date(START + DAY - 1))).toBe(false);
  });

  it('leaves nothing half-made when the server ends', async () => {
    const { folder, store, run, names, log } = await opened();
    mkdirSync(join(folder, 'uploads'), { recursive: true });
    writeFileSync(join(folder, 'uploads', 'photo'), 'bytes');
    const ending = new AbortController();
    const running = run(ending.signal);
    ending.abort();
    await running;
    expect(names()).toEqual([]);
    expect(log.lines).toEqual([]);
    await store.close();
  });

  it('is logged when it fails, and the next run tries again', async () => {
    const { folder, store, run, names, log } = await opened();
    writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
    await run();
    expect(log.lines).toEqual([expect.stringContaining('backup.failed')]);
    rmSync(join(folder, 'backups'));
    await run();
    expect(names()).toEqual([nameAt(START)]);
    await store.close();
  });
});

describe('the rotation', () => {
  /** A backup a day for so many days; after each day what is outdated goes. */
  const afterDays = (days: number) => {
    let names: string[] = [];
    for (let day = 0; day < days; day += 1) {
      const now = START + day * DAY;
      names.push(nameAt(now));
      const gone = new Set(outdated(names, new Date(now)));
      names = names.filter((name) => !gone.has(name));
    }
    return names.map((name) => (START + (days - 1) * DAY - Date.parse(name.slice(6, 16))) / DAY).map(Math.floor);
  };

  it('keeps the seven newest, and of four weeks before them one each', () => {
    expect(afterDays(5)).toHaveLength(5);
    const ages = afterDays(100);
    expect(ages).toHaveLength(11);
    expect(ages.filter((age) => age < 7)).toHaveLength(7);
    expect(Math.max(...ages)).toBeGreaterThan(20);
    const weekly = ages.filter((age) => age >= 7);
    weekly.slice(1).forEach((age, at) => {
      expect((weekly[at] ?? 0) - age).toBeGreaterThan(0);
      expect((weekly[at] ?? 0) - age).toBeLessThanOrEqual(7);
    });
  });

  it('keeps nothing longer than six weeks, nor what a restore or a migration has put aside', () => {
    for (let days = 1; days < 120; days += 1) expect(Math.max(...afterDays(days))).toBeLessThanOrEqual(42);
    const now = new Date(START + 43 * DAY);
    const old = [nameAt(START), nameAt(START, 'before-restore', ''), nameAt(START, 'before-format-2')];
    const young = [nameAt(START + 2 * DAY), nameAt(START + 2 * DAY, 'before-restore', '')];
    expect(outdated([...old, ...young], now).sort()).toEqual(old.sort());
  });

  it('deletes what a crash has left unfinished, and nothing that a person has put there', () => {
    const unfinished = nameAt(START, 'daily', '.tar.tmp');
    expect(
      outdated([unfinished, 'my-backup.tar', 'before-the-fair.tar', 'notes.txt'], new Date(START + 900 * DAY)),
    ).toEqual([unfinished]);
  });
});
