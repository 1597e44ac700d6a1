// npm test [-- --all]: runs the checks and ends with one line: N passed, N failed, N skipped. Skipped and failed tests are
// named with their reason. Without --all, browser tests that are tagged @all and files named *.all.test.* are left out.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endJobs, runCheck, runningJobs, runPlaywright, runVitest } from './test-jobs.mjs';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });

/** Stages follow each other, the lanes of a stage run side by side, and the jobs of a lane one after another. */
const stages = [
  // Desktop tests wait for windows more than they compute, and leave room for others on two cores.
  [
    ['types', 'lint', 'layers', 'unused', 'desktop'],
    ['in-process', 'component', 'browser'],
  ],
  // Lighthouse measures time, so nothing runs beside it.
  [['lighthouse']],
];

const MEMORY_DISK = '/dev/shm';
const ROOM_BYTES = 6 * 2 ** 30;
const hasRoom = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM_BYTES;
};
// What tests write is gone with them: in memory, where there is room, no test waits for a disk.
const inMemory = !process.env.TMPDIR && existsSync(MEMORY_DISK) && hasRoom(MEMORY_DISK);
const scratch = mkdtempSync(join(inMemory ? MEMORY_DISK : tmpdir(), 'portal-tests-'));
// A database that is started by root runs as somebody else, who has to find its folder there.
chmodSync(scratch, 0o711);
process.env.TMPDIR = scratch;
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));

const quickFiles = values.all ? [] : ['--exclude', '**/*.all.test.*'];
const quickTests = values.all ? [] : ['--grep-invert', '@all'];
const vitest = (name) => runVitest(name, scratch, ['--project', name, ...quickFiles]);
const playwright = (name, ...options) => runPlaywright(name, scratch, [...options, ...quickTests]);
const jobs = {
  types: () => runCheck('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']),
  lint: () => runCheck('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
  layers: () => runCheck('layers', ['scripts/check-layers.mjs']),
  unused: () => runCheck('unused', ['node_modules/knip/bin/knip.js']),
  'in-process': () => vitest('in-process'),
  component: () => vitest('component'),
  browser: () => playwright('browser', '--project=browser'),
  lighthouse: () => playwright('lighthouse', '--project=lighthouse'),
  desktop: () => playwright('desktop', '--config=tests/desktop/playwright.config.ts', '--workers=1'),
};

const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);
setInterval(() => console.log(`after ${seconds()} s: ${runningJobs().join(', ')}`), 60_000).unref();

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    isInterrupted = true;
    await endJobs();
    process.exit(130);
  });
}

const reports = [];
const runLane = async (lane) => {
  for (const name of lane) if (!isInterrupted) reports.push(await jobs[name]());
};
for (const lanes of stages) await Promise.all(lanes.map(runLane));

const passed = reports.reduce((total, report) => total + report.passed, 0);
const failed = reports.flatMap((report) => report.failed);
const skipped = reports.flatMap((report) => report.skipped);
for (const name of skipped) console.log(`skipped: ${name}`);
for (const name of failed) console.log(`FAILED: ${name}`);
if (!values.all) {
  console.log(
    'npm test -- --all adds: axe on every screen in every state, Lighthouse and the byte budgets on every public page, every desktop test, the side streets of the journeys, attacks, faults and pictures.',
  );
}
console.log(`in ${seconds()} s`);
console.log(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;
