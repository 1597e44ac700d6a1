// Runs every check and ends with one line: N passed, N failed, N skipped. Skipped tests are named with their reason.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'portal-tests-'));
const bin = (name) => join(root, 'node_modules', name);
const totals = { passed: 0, failed: 0, skipped: [] };

const run = (words, env = {}) =>
  new Promise((done) => {
    const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (code) => done(code ?? 1));
  });

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** A check that has no tests of its own counts as one. */
const check = async (name, words) => {
  const code = await run(words);
  totals[code === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${name}`);
};

const vitest = async () => {
  const file = join(scratch, 'vitest.json');
  const code = await run([
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  totals.passed += report?.numPassedTests ?? 0;
  totals.failed += report?.numFailedTests ?? 0;
  // A run that broke without a failed test (a file that cannot be loaded, say) is a failure all the same.
  if (code !== 0 && !report?.numFailedTests) totals.failed += 1;
  for (const suite of report?.testResults ?? []) {
    for (const test of suite.assertionResults) {
      if (test.status !== 'passed' && test.status !== 'failed') totals.skipped.push(test.fullName);
    }
  }
};

function* specsOf(suite) {
  for (const spec of suite.specs ?? []) yield spec;
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
}

const playwright = async (config) => {
  const file = join(scratch, 'playwright.json');
  rmSync(file, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run([bin('@playwright/test/cli.js'), 'test', '-c', config, '--reporter=dot,json'], env);
  const report = readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  totals.passed += expected;
  totals.failed += unexpected + flaky;
  if (code !== 0 && unexpected + flaky === 0) totals.failed += 1;
  for (const suite of report?.suites ?? []) {
    for (const spec of specsOf(suite)) {
      for (const test of spec.tests.filter((one) => one.status === 'skipped')) {
        const why = test.annotations.find((one) => one.type === 'skip')?.description ?? 'no reason given';
        totals.skipped.push(`${spec.title}: ${why}`);
      }
    }
  }
};

const started = performance.now();
await check('types', [bin('typescript/bin/tsc'), '--noEmit', '-p', '.']);
await check('lint and floor plan', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']);
await vitest();
await playwright('playwright.config.ts');
await playwright('tests/desktop/playwright.config.ts');
rmSync(scratch, { recursive: true, force: true });
for (const name of totals.skipped) console.log(`skipped: ${name}`);
console.log(`in ${Math.round((performance.now() - started) / 1000)} s`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped.length} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;
