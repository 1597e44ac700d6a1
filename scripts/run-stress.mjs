// npm run test:stress [-- --quick] [-- --rounds=N]: the long tests, some of which need root. Ends with one line:
// N passed, N failed, N skipped. Words without dashes choose files, as in vitest.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, rounds: { type: 'string' } },
});

/** Without one of these tools its tests are skipped. */
const TOOLS = { gcc: ['gcc', 'libc6-dev'], 'mkfs.ext4': ['e2fsprogs'], 'mkfs.xfs': ['xfsprogs'], python3: ['python3'] };
const isMissing = (tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0;
const packages = Object.keys(TOOLS).flatMap((tool) => (isMissing(tool) ? TOOLS[tool] : []));
if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit', env });
}

const scratch = mkdtempSync(join(tmpdir(), 'portal-stress-'));
const file = join(scratch, 'report.json');
const words = ['run', '--config', 'tests/stress/vitest.config.ts', '--reporter=verbose', '--reporter=json'];
const vitest = [
  process.execPath,
  join(root, 'node_modules/vitest/vitest.mjs'),
  ...words,
  `--outputFile.json=${file}`,
  ...positionals,
];
const started = performance.now();
// Ten thousand connections need more open files than most systems give to begin with.
const child = spawn('sh', ['-c', 'ulimit -n 65536 2>/dev/null; exec "$@"', 'sh', ...vitest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, STRESS_QUICK: values.quick ? 'yes' : '', STRESS_ROUNDS: values.rounds ?? '' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
const [status] = await once(child, 'exit');
const read = () => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, testResults: [] };
  }
};
const report = read();
rmSync(scratch, { recursive: true, force: true });
const tests = report.testResults.flatMap((suite) => suite.assertionResults);
const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed');
const failed = report.numFailedTests || (status === 0 ? 0 : 1);
for (const test of skipped) console.log(`skipped: ${test.fullName}`);
console.log(`in ${Math.round((performance.now() - started) / 1000)} s`);
console.log(`${report.numPassedTests} passed, ${failed} failed, ${skipped.length} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
