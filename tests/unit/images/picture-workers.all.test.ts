import { writeFile } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPictureWorker } from '#api/images/picture-workers.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { makeImageRoom } from './image-room.ts';
import { newId, noisy, png } from './samples.ts';

let room: Awaited<ReturnType<typeof makeImageRoom>>;
beforeEach(async () => {
  room = await makeImageRoom();
});
afterEach(() => room.close());

/** Without those that took over on a busy machine. */
const lowOnes = () => room.started.filter(({ priority }) => priority === 'low');

describe('a worker', () => {
  it('that dies fails its picture alone', async () => {
    const saving = room.save(await noisy(3000, 2500, 50));
    const refused = expect(saving).rejects.toMatchObject({ code: 'unavailable' });
    await expect.poll(() => room.started.length, { interval: 1 }).toBe(1);
    if (room.started[0]?.pid) process.kill(room.started[0].pid, 'SIGKILL');
    await refused;
    expect(await room.kept()).toEqual([]);
    expect(room.warnings).toEqual(['image.worker-lost']);
    expect(await room.save(await png(30, 30))).toMatchObject({ width: 30 });
    expect(lowOnes()).toHaveLength(2);
  });

  it('that takes too long is ended', async () => {
    await room.close();
    room = await makeImageRoom({ timeoutMs: 1 });
    await expect(room.save(await noisy(3000, 2500, 50))).rejects.toMatchObject({ code: 'unavailable' });
    expect(room.started.every((worker) => !worker.isRunning)).toBe(true);
    expect(await room.kept()).toEqual([]);
  });

  it.each([
    ['low', constants.priority.PRIORITY_LOW],
    ['normal', Math.max(5, getPriority())],
  ] as const)('a worker of %s priority has the nice value %i', async (priority, nice) => {
    const worker = startPictureWorker(priority);
    await expect.poll(() => getPriority(worker.pid), { interval: 10, timeout: limitMs(10_000) }).toBe(nice);
    await worker.end();
  });

  it('that makes no progress is replaced by one of normal priority', async () => {
    const id = newId();
    const saving = room.save(await noisy(300, 200, 50), id);
    await expect.poll(() => room.started.length, { interval: 1 }).toBe(1);
    const [stuck] = room.started;
    if (stuck?.pid) process.kill(stuck.pid, 'SIGSTOP');
    const [unfinished = ''] = await room.kept();
    await writeFile(join(room.dir, unfinished, '300x200.webp'), 'half of it');
    await expect.poll(() => room.started.length, { timeout: limitMs(10_000) }).toBe(2);
    const [, second] = room.started;
    expect(second?.priority).toBe('normal');
    expect(await saving).toMatchObject({ width: 300, height: 200 });
    expect(stuck?.isRunning).toBe(false);
    expect((await sharp((await room.copyOf(id, 300, 200)).bytes).metadata()).format).toBe('webp');
    expect(room.warnings).toEqual([]);
  });

  it('works on many pictures, one after the other', async () => {
    const bytes = await png(40, 30);
    const saved = await Promise.all(Array.from({ length: 20 }, () => room.save(bytes)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(20);
    expect(lowOnes()).toHaveLength(1);
  });
});
