import { expect, it } from 'vitest';
import { createDiskSpace } from '#api/core/disk-space.ts';
import { type IncomingFile, uploadAdmission } from '#api/http/upload-admission.ts';
import { createClock } from '../../support/deps.ts';

const MB = 1024 * 1024;
const KB = 1024;
const FILE_MB = 4;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

const diskWithRoomFor = async (roomMb: number) => {
  const read = async () => ({ total: 100_000 * MB, free: (100 + roomMb) * MB });
  const space = createDiskSpace({ read, reserveMb: 100, now: createClock().now, log: silent });
  await space.measure();
  return space;
};

/** Counts what an address sends at the moment, and forgets it once it is released. */
const countedUploads = () => {
  const counted = { bytes: 0 };
  const receive = (_: string, bytes: number) => {
    counted.bytes += bytes;
    return () => {
      counted.bytes -= bytes;
    };
  };
  return { counted, receive, check: () => {}, sent: () => {}, isFull: () => false, countAll: async () => {} };
};

const isTaken = (act: () => void): boolean => {
  try {
    act();
    return true;
  } catch {
    return false;
  }
};

it('the admission of uploads does not let uploads that arrive piece by piece at the same time push each other out', async () => {
  const [space, pendingUploads] = [await diskWithRoomFor(20), countedUploads()];
  const requests = Array.from({ length: 50 }, () => uploadAdmission({ space, pendingUploads }, '198.51.100.1'));
  for (const request of requests) await request.begin(FILE_MB * MB);
  const files = new Map<(typeof requests)[number], IncomingFile>();
  for (const request of requests) if (!isTaken(() => files.set(request, request.file()))) request.end();
  for (let piece = 0; piece < FILE_MB * 16; piece += 1)
    for (const [request, file] of files) {
      if (isTaken(() => file.receive(64 * KB))) continue;
      files.delete(request);
      request.end();
    }
  expect(files.size).toBe(4);
  for (const request of files.keys()) request.end();
  expect(pendingUploads.counted.bytes).toBe(0);
  expect(space.uploadRoom()).toBe((20 - 4 * FILE_MB) * MB);
});

it('the admission of uploads counts for an address what its request brings, and at most a megabyte more for each further file', async () => {
  for (const roomMb of [50, 10_000]) {
    const [space, pendingUploads] = [await diskWithRoomFor(roomMb), countedUploads()];
    const request = uploadAdmission({ space, pendingUploads }, '198.51.100.1');
    await request.begin(9 * MB);
    for (const megabytes of [5, 4]) {
      const file = request.file();
      for (let piece = 0; piece < megabytes; piece += 1) file.receive(MB);
    }
    expect(pendingUploads.counted.bytes, `room for ${roomMb} MB`).toBe((roomMb === 50 ? 10 : 9) * MB);
    request.end();
    expect(pendingUploads.counted.bytes).toBe(0);
  }
});

it('the admission of uploads sets little aside for what a slow sender only announces while there is much room', async () => {
  const [space, pendingUploads] = [await diskWithRoomFor(10_000), countedUploads()];
  const request = uploadAdmission({ space, pendingUploads }, '198.51.100.1');
  await request.begin(25 * MB);
  request.file();
  expect([space.uploadRoom(), pendingUploads.counted.bytes]).toEqual([9999 * MB, MB]);
});
