import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../support/server-process.ts';
import { expectAllAcknowledged, offersOf, signIn } from './support/acknowledged-offers.ts';
import { type FileSystem, type Mounted, mountFileSystem, mountTrouble } from './support/mounts.ts';
import { sizes } from './support/sizes.ts';
import { withSkipReason } from './support/with-skip-reason.ts';
import { type Sent, startWriters } from './support/writers.ts';

const cutAgainAndAgain = async (disk: Mounted) => {
  const dataDir = join(disk.path, 'data');
  mkdirSync(dataDir);
  const start = () => startServer(dataDir, { RATE_LIMITS: 'off' });
  let server = await start();
  const all: Sent[] = [];
  try {
    for (let round = 0; round < sizes.powerCuts; round += 1) {
      const writers = startWriters(server.url, 16);
      await writers.acknowledged(20 + ((round * 53) % 300));
      disk.cutPower();
      await server.end('SIGKILL');
      all.push(...(await writers.stop()));
      disk.remount();
      server = await start();
      expectAllAcknowledged(all, await offersOf(server.url, await signIn(server.url)));
    }
  } finally {
    await server.end('SIGKILL');
  }
  expect(all.filter(({ status }) => status === 201).length).toBeGreaterThan(sizes.powerCuts * 10);
};

const kinds: [FileSystem, number][] = [
  ['ext4', 48],
  ['xfs', 300],
];
for (const [kind, megabytes] of kinds) {
  const trouble = mountTrouble(kind);
  const title = `the power is cut under load on ${kind}, ${sizes.powerCuts} times: nothing that was acknowledged is lost`;
  it.skipIf(trouble)(withSkipReason(title, trouble), async () => {
    const disk = mountFileSystem(kind, megabytes);
    try {
      await cutAgainAndAgain(disk);
    } finally {
      disk.remove();
    }
  });
}
