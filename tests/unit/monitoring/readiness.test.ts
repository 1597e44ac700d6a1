import { describe, expect, it } from 'vitest';
import { Failure } from '#api/core/failure.ts';
import { createReadiness } from '#api/monitoring/readiness.ts';
import type { StoreWatch } from '#api/store/store.ts';
import { createClock } from '../../support/deps.ts';

const READY = undefined;
const NOT_READY = { code: 'unavailable', retryAfter: 10, message: expect.stringMatching(/^[A-Z][^/]+\.$/) };

/** A store whose disk works, fails or hangs as the test says, and counts how often it was looked at. */
const watched = ({ answerWithinMs = 5000 } = {}) => {
  const clock = createClock();
  const disk = { works: true, probes: 0, writes: 0, isFailing: false, room: true, hang: null as Promise<void> | null };
  const watch: StoreWatch = {
    figures: () => ({ ...disk, waiting: 0, failedWrites: 0, secondsSinceWrite: null, journal: null }),
    async probe() {
      disk.probes += 1;
      await disk.hang;
      disk.isFailing = !disk.works;
      if (!disk.works) throw new Error('EROFS');
    },
    onWrite: () => {},
  };
  const space = {
    async checkGrowth() {
      if (!disk.room) throw new Failure('unavailable', 'The disk is full.', { retryAfter: 300 });
    },
  };
  const stopping = new AbortController();
  const readiness = createReadiness({
    ...{ store: { watch }, space, now: clock.now, answerWithinMs },
    stopping: stopping.signal,
  });
  return { disk, clock, readiness, stopping };
};

describe('whether anything can be written', () => {
  it('is found out with one look at the disk, however many ask', async () => {
    const { disk, clock, readiness } = watched();
    await Promise.all(Array.from({ length: 50 }, () => readiness.check()));
    expect(disk.probes).toBe(1);
    clock.advance({ seconds: 29 });
    await readiness.check();
    expect(disk.probes).toBe(1);
    clock.advance({ seconds: 1 });
    await readiness.check();
    expect(disk.probes).toBe(2);
  });

  it('is known without a look while changes are written', async () => {
    const { disk, clock, readiness } = watched();
    for (disk.writes = 1; disk.writes < 10; disk.writes += 1) {
      clock.advance({ minutes: 1 });
      await expect(readiness.check()).resolves.toBe(READY);
    }
    expect(disk.probes).toBe(0);
  });

  it('is denied on a disk that became read-only while nobody wrote, and granted once it is mended, without a write', async () => {
    const { disk, clock, readiness } = watched();
    await readiness.check();
    disk.works = false;
    clock.advance({ seconds: 30 });
    await expect(readiness.check()).rejects.toMatchObject(NOT_READY);
    const looked = disk.probes;
    for (let asked = 0; asked < 20; asked += 1) await expect(readiness.check()).rejects.toMatchObject(NOT_READY);
    expect(disk.probes).toBe(looked);
    disk.works = true;
    clock.advance({ seconds: 3 });
    await expect(readiness.check()).resolves.toBe(READY);
  });

  it('is denied as soon as a write has failed', async () => {
    const { disk, readiness } = watched();
    await readiness.check();
    disk.works = false;
    disk.isFailing = true;
    await expect(readiness.check()).rejects.toMatchObject(NOT_READY);
  });

  it('is denied for want of space, and while the server stops', async () => {
    const { disk, readiness, stopping } = watched();
    disk.room = false;
    await expect(readiness.check()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 300 });
    disk.room = true;
    await expect(readiness.check()).resolves.toBe(READY);
    stopping.abort();
    await expect(readiness.check()).rejects.toMatchObject(NOT_READY);
  });

  it('is denied while the disk does not answer, and then nobody waits for it', async () => {
    const { disk, readiness } = watched({ answerWithinMs: 5 });
    let answer = () => {};
    disk.hang = new Promise((resolve) => {
      answer = resolve;
    });
    await expect(readiness.check()).rejects.toMatchObject(NOT_READY);
    await expect(readiness.check()).rejects.toMatchObject(NOT_READY);
    expect(disk.probes).toBe(1);
    answer();
    await expect
      .poll(() =>
        readiness.check().then(
          () => 'ready',
          () => 'not ready',
        ),
      )
      .toBe('ready');
    expect(disk.probes).toBe(1);
  });

  it('is looked at again after the clock was put back', async () => {
    const { disk, clock, readiness } = watched();
    await readiness.check();
    clock.advance({ days: -1 });
    await readiness.check();
    expect(disk.probes).toBe(2);
  });

  it('tells whether somebody asks every few seconds, so that a stop waits for a proxy alone', async () => {
    const { clock, readiness } = watched();
    // The health screen and the metrics look, too, but send nobody elsewhere.
    await readiness.check();
    expect(readiness.isWatched()).toBe(false);
    readiness.noteRequest();
    clock.advance({ seconds: 4 });
    expect(readiness.isWatched()).toBe(true);
    clock.advance({ seconds: 1 });
    expect(readiness.isWatched()).toBe(false);
  });
});
