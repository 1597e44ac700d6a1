// npm run test:torture [-- --quick] [-- --rounds=N]: the long tests, some of which need root. Ends with one line:
// N passed, N failed, N skipped. Words without dashes choose files, as in vitest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, rounds: { type: 'string' } },
});
const scratch = mkdtempSync(join(tmpdir(), 'portal-torture-'));
const file = join(scratch, 'report.json');
const words = ['run', '--config', 'tests/torture/vitest.config.ts', '--reporter=verbose', '--reporter=json'];
const child = spawn(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), ...words, `--outputFile.json=${file}`, ...positionals],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TORTURE_QUICK: values.quick ? 'yes' : '',
      TORTURE_ROUNDS: values.rounds ?? '',
    },
  },
);
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
console.log(`${report.numPassedTests} passed, ${failed} failed, ${skipped.length} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
