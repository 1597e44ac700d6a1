import { describe, expect, it } from 'vitest';
import { createDiskSpace } from '#api/core/disk-space.ts';
import { readDisk } from '#api/core/read-disk.ts';
import { createClock } from '../../support/deps.ts';

const MB = 1024 * 1024;
const UNAVAILABLE = { code: 'unavailable', retryAfter: 300, message: expect.stringMatching(/^[A-Z].+\.$/) };

const spaceOf = (reserveMb: number | undefined, totalMb = 10_000) => {
  const disk = { freeMb: totalMb as number | null, reads: 0 };
  const clock = createClock();
  const lines: string[] = [];
  const note = (event: string) => void lines.push(event);
  const read = async () => {
    disk.reads += 1;
    return disk.freeMb === null ? null : { total: totalMb * MB, free: disk.freeMb * MB };
  };
  const log = { info: note, warn: note, error: note };
  const space = createDiskSpace({ read, reserveMb, now: clock.now, log });
  const setFree = async (freeMb: number | null) => {
    disk.freeMb = freeMb;
    clock.advance({ seconds: 1 });
    await space.measure();
  };
  return { space, disk, clock, lines, setFree };
};

describe('the free space of the disk', () => {
  it('is looked at once a second, however many ask', async () => {
    const { space, disk, clock } = spaceOf(100);
    await Promise.all(Array.from({ length: 50 }, () => space.measure()));
    expect(disk.reads).toBe(1);
    clock.advance({ seconds: 1 });
    await space.measure();
    expect(disk.reads).toBe(2);
  });

  it('refuses uploads below the reserve, and everything that grows below half of it', async () => {
    const { space, setFree } = spaceOf(100);
    await setFree(101);
    space.checkUpload(MB);
    expect(() => space.checkUpload(2 * MB)).toThrow(expect.objectContaining(UNAVAILABLE));
    await setFree(99);
    expect(() => space.checkUpload(0)).toThrow(expect.objectContaining(UNAVAILABLE));
    await space.checkGrowth();
    await setFree(49);
    await expect(space.checkGrowth()).rejects.toMatchObject(UNAVAILABLE);
    expect(space.state()).toEqual({
      refused: 'growth',
      backupSkipped: false,
      freeMb: 49,
      totalMb: 10_000,
      reserveMb: 100,
    });
    await setFree(null);
    await space.checkGrowth();
    space.checkUpload(1000 * MB);
    expect(space.state()).toMatchObject({ refused: 'nothing', freeMb: null, totalMb: null });
  });

  it('counts what was written and set aside since it was looked at, so that many at once do not pass together', async () => {
    const { space, setFree } = spaceOf(100);
    await setFree(150);
    let passed = 0;
    for (let at = 0; at < 50; at += 1) {
      try {
        space.checkUpload(5 * MB);
        space.count(5 * MB);
        passed += 1;
      } catch {}
    }
    expect(passed).toBe(10);
    await setFree(150);
    const giveBack = space.claim(50 * MB);
    expect(() => space.checkUpload(1)).toThrow();
    giveBack();
    giveBack();
    space.checkUpload(50 * MB);
    expect(() => space.checkUpload(51 * MB)).toThrow();
  });

  it('is logged once when refusing begins and once when it ends, though it moves around its mark', async () => {
    const { setFree, lines } = spaceOf(100);
    for (const free of [150, 99, 101, 98, 105, 49, 52, 48, 56, 60, 99, 111, 109, 150]) await setFree(free);
    expect(lines).toEqual([
      'disk.uploads-refused',
      'disk.growth-refused',
      'disk.growth-accepted',
      'disk.uploads-accepted',
    ]);
  });

  it('tells of a large upload that was refused though a small one would be taken, for ten minutes', async () => {
    const { space, setFree, lines, clock } = spaceOf(100);
    await setFree(120);
    expect(() => space.checkUpload(25 * MB)).toThrow();
    space.checkUpload(MB);
    expect(space.state().refused).toBe('uploads');
    await setFree(120);
    expect(space.state().refused).toBe('uploads');
    clock.advance({ minutes: 10 });
    await setFree(120);
    expect(space.state().refused).toBe('nothing');
    expect(lines).toEqual(['disk.uploads-refused', 'disk.uploads-accepted']);
  });

  it('has 500 MB of reserve where nothing is set, a tenth of a disk of less than 1 GB, and always what is set', async () => {
    const reserveOf = async (set: number | undefined, total: number) => {
      const { space } = spaceOf(set, total);
      await space.measure();
      return space.state().reserveMb;
    };
    expect(await reserveOf(undefined, 10_000)).toBe(500);
    expect(await reserveOf(undefined, 1000)).toBe(500);
    expect(await reserveOf(undefined, 400)).toBe(40);
    expect(await reserveOf(600, 400)).toBe(600);
    expect(await reserveOf(0, 400)).toBe(0);
  });

  it('is read from the real disk, and unknown where the folder is missing', async () => {
    const disk = await readDisk(import.meta.dirname);
    expect(disk?.free).toBeGreaterThan(0);
    expect(disk?.total).toBeGreaterThanOrEqual(disk?.free ?? 0);
    expect(await readDisk('/nowhere/at/all')).toBeNull();
  });
});
