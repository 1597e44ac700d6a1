// npm test [-- --all]: runs the checks and ends with one line: N passed, N failed, N skipped. Skipped and failed tests are
// named with their reason. Without --all, browser tests that are tagged @all and files named *.all.test.* are left out. TIMES=on also prints what took longest.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureSpeed } from './machine-speed.mjs';
import { runCheck, runPlaywright, runVitest } from './test-runs.mjs';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });

const PICTURE_WORKERS_NICE = 5;
/** From here on a start of Node tells of a machine whose memory is slow. */
const SLOW_START_MS = 55;
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
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
// Tests keep all cores busy: at the usual niceness they would starve the picture workers of the servers beside them.
setPriority(PICTURE_WORKERS_NICE);
const speeds = [measureSpeed()];
const reports = [];
const add = async (run) => reports.push(await run);
const started = performance.now();

const ONLY_WITH_ALL = '**/*.all.test.*';
const selected = values.all ? [] : ['--grep-invert', '@all'];
const desktop = ['tests/desktop/playwright.config.ts', '--workers=1', ...selected];

const vitest = (project, options) =>
  runVitest(scratch, project, ['--project', project, ...(values.all ? [] : ['--exclude', ONLY_WITH_ALL])], options);
// Projects are named, as Playwright runs the ones that another depends on in full, whatever is selected.
const browserTests = (project) => runPlaywright(scratch, 'playwright.config.ts', `--project=${project}`, ...selected);

const checks = async () => {
  await add(runCheck('types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']));
  await add(runCheck('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']));
  await add(runCheck('layers', ['scripts/check-layers.mjs']));
  await add(runCheck('unused', ['node_modules/knip/bin/knip.js']));
};
// Two long lanes side by side: desktop specs wait for windows more than they compute, and leave room for the rest. Browser
// tests beside vitest would take the processor from its workers until their tests run out of time, but leave
// enough of it for the checks, which have low priority.
await Promise.all([
  add(runPlaywright(scratch, ...desktop)),
  add(vitest('in-process')).then(() => Promise.all([add(browserTests('browser')), checks()])),
]);
const speed = measureSpeed();
speeds.push(speed);
// Lighthouse measures time, and waits for most of it: beside it runs only what takes the time that is left. Component tests
// measure no time, and compute more than they wait. Where memory is slow they take from it what no priority gives back, and wait.
const audits = add(browserTests('lighthouse'));
if (speed.startMs > SLOW_START_MS) await audits;
await Promise.all([audits, add(vitest('component', { whenIdle: true }))]);
speeds.push(measureSpeed());

const passed = reports.reduce((total, report) => total + report.passed, 0);
const failed = reports.flatMap((report) => report.failed);
const skipped = reports.flatMap((report) => report.skipped);
if (process.env.TIMES === 'on') {
  for (const { name, seconds } of reports) console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
  console.log('The slowest files:');
  const files = reports.flatMap((report) => report.files).toSorted((one, other) => other.seconds - one.seconds);
  for (const { name, seconds } of files.slice(0, 15)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
for (const name of skipped) console.log(`skipped: ${name}`);
for (const name of failed) console.log(`FAILED: ${name}`);
if (!values.all) {
  console.log(
    'npm test -- --all adds: axe on every screen in every state, Lighthouse and the byte budgets on every public page, every desktop test, the side streets of the journeys, attacks, faults and pictures.',
  );
}
const slowness = speeds.map((speed) => speed.slowness.toFixed(1)).join(', then ');
const starts = speeds.map((speed) => speed.startMs.toFixed(0)).join(', then ');
console.log(
  `in ${Math.round((performance.now() - started) / 1000)} s; fixed work took ${slowness} times as long as usual; a start of Node took ${starts} ms`,
);
console.log(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;
