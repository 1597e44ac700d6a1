// How each tool is run, and what came of it in one shape:
// { name, passed, failed, skipped: [title with reason], seconds, files: [{ name, seconds }] }.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Runs a script, named from the root, to its end. Its output is shown as it comes, or all at once at the end. With low priority it takes only the time that nothing else wants. */
const run = (words, { env = {}, atOnce = false, lowPriority = false } = {}) =>
  new Promise((done) => {
    const [script, ...rest] = words;
    const started = performance.now();
    const child = spawn(process.execPath, [join(root, script), ...rest], {
      cwd: root,
      stdio: ['inherit', atOnce ? 'pipe' : 'inherit', atOnce ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    if (lowPriority && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('close', (code) => {
      process.stdout.write(output);
      done({ code: code ?? 1, seconds: (performance.now() - started) / 1000 });
    });
  });

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** A run that broke without a failed test (a file that cannot be loaded, say) is a failure all the same. */
const failures = (code, failed) => (code !== 0 && failed === 0 ? 1 : failed);

/** Runs a tool that has no tests of its own: it counts as one. Runs beside what measures time: with low priority, and its output is shown at its end. */
export const runCheck = async (name, words) => {
  const { code, seconds } = await run(words, { atOnce: true, lowPriority: true });
  console.log(`\n${code === 0 ? 'passed' : 'FAILED'}: ${name}`);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [], seconds, files: [] };
};

/** Runs unit, API, component and security tests; `options` go to vitest. With low priority the output is shown at the end. */
export const runVitest = async (scratch, name, options, { lowPriority = false } = {}) => {
  const file = join(scratch, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const words = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options];
  const { code, seconds } = await run(words, { atOnce: lowPriority, lowPriority });
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(file) ?? {};
  const tests = testResults.flatMap((suite) => suite.assertionResults);
  return {
    name,
    passed: numPassedTests,
    failed: failures(code, numFailedTests),
    skipped: tests.filter(({ status }) => !['passed', 'failed'].includes(status)).map(({ fullName }) => fullName),
    seconds,
    files: testResults.map((suite) => ({
      name: relative(root, suite.name),
      seconds: (suite.endTime - suite.startTime) / 1000,
    })),
  };
};

function* specsOf(suite) {
  yield* suite.specs ?? [];
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
}

const reasonOf = (test) => test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
const secondsOf = (test) => test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;

export const runPlaywright = async (scratch, config, ...options) => {
  const file = join(scratch, `${config.replaceAll('/', '-')}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const words = ['node_modules/@playwright/test/cli.js', 'test', '-c', config, '--reporter=dot,json', ...options];
  // Runs beside others, so its output is shown at its end.
  const { code, seconds } = await run(words, { env, atOnce: true });
  const { stats, suites = [], config: { rootDir = root } = {} } = readReport(file) ?? {};
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  const tests = suites
    .flatMap((suite) => [...specsOf(suite)])
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
  return {
    name: config,
    passed: expected,
    failed: failures(code, unexpected + flaky),
    skipped: tests
      .filter(({ test }) => test.status === 'skipped')
      .map(({ spec, test }) => `${spec.title}: ${reasonOf(test)}`),
    seconds,
    files: suites.map((suite) => ({
      name: relative(root, join(rootDir, suite.file)),
      seconds: tests.filter(({ spec }) => spec.file === suite.file).reduce((sum, { test }) => sum + secondsOf(test), 0),
    })),
  };
};
