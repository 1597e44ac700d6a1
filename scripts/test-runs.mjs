// How each tool is run, and what came of it in one shape:
// { name, passed, failed: [title with reason], skipped: [title with reason], seconds, files: [{ name, seconds }] }.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = resolve(import.meta.dirname, '..');

/** Lets every other session go first, as Linux shares the processors between sessions, and only then by niceness within each. */
const letOtherSessionsGoFirst = (pid) => {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW));
  } catch {} // a kernel that shares in another way: there niceness has to do
};

const endSession = (pid) => {
  try {
    process.kill(-pid);
  } catch {} // it has ended
};

/**
 * Runs a script, named from the root, to its end. Its output is shown as it comes, or all at once at the end. With low
 * priority it comes last among the runner's own processes, `whenIdle` it takes only the time that nothing else wants.
 */
const run = (words, { env = {}, atOnce = false, lowPriority = false, whenIdle = false } = {}) =>
  new Promise((done) => {
    const [script, ...rest] = words;
    const started = performance.now();
    const ownSession = whenIdle && process.platform === 'linux';
    const child = spawn(process.execPath, [join(root, script), ...rest], {
      cwd: root,
      stdio: ['inherit', atOnce ? 'pipe' : 'inherit', atOnce ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
      detached: ownSession,
    });
    if ((lowPriority || whenIdle) && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    if (ownSession && child.pid) {
      letOtherSessionsGoFirst(child.pid);
      process.once('exit', () => endSession(child.pid));
    }
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

/** A run that broke without saying why is a failure all the same. */
const failedOf = (name, code, failed) => (code !== 0 && failed.length === 0 ? [name] : failed);

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0];

/** Runs a tool that has no tests of its own: it counts as one. Runs beside tests: with low priority, and its output is shown at its end. */
export const runCheck = async (name, words) => {
  const { code, seconds } = await run(words, { atOnce: true, lowPriority: true });
  console.log(`\n${code === 0 ? 'passed' : 'FAILED'}: ${name}`);
  return {
    name,
    passed: code === 0 ? 1 : 0,
    failed: failedOf(name, code, []),
    skipped: [],
    seconds,
    files: [],
  };
};

/** What vitest writes for a test that took too long. */
const TIMED_OUT = 'Error: STACK_TRACE_ERROR';
const reasonOf = ([message]) => firstLine(message).replace(TIMED_OUT, 'timed out');

/** Runs unit, API, component and security tests; `options` go to vitest. `whenIdle` the output is shown at the end. */
export const runVitest = async (scratch, name, options, { whenIdle = false } = {}) => {
  const file = join(scratch, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const words = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options];
  const { code, seconds } = await run(words, { atOnce: whenIdle, whenIdle });
  const { numPassedTests = 0, testResults = [] } = readReport(file) ?? {};
  const tests = testResults.flatMap((suite) => suite.assertionResults);
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((suite) => {
      const reasons = suite.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${reasonOf(failureMessages)}`);
      // A file that could not be loaded, or whose hook failed, has no failed test.
      if (reasons.length === 0) reasons.push(firstLine(suite.message) || 'a hook failed');
      return reasons.map((reason) => `${relative(root, suite.name)}: ${reason}`);
    });
  return {
    name,
    passed: numPassedTests,
    failed: failedOf(name, code, failed),
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

const skipReasonOf = (test) => test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
const errorOf = (test) => firstLine(test.results.find(({ error }) => error)?.error.message);
const secondsOf = (test) => test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;

export const runPlaywright = async (scratch, config, ...options) => {
  const file = join(scratch, `${config.replaceAll('/', '-')}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const words = ['node_modules/@playwright/test/cli.js', 'test', '-c', config, '--reporter=dot,json', ...options];
  // Runs beside others, so its output is shown at its end.
  const { code, seconds } = await run(words, { env, atOnce: true });
  const { stats, suites = [], errors = [], config: { rootDir = root } = {} } = readReport(file) ?? {};
  const tests = suites
    .flatMap((suite) => [...specsOf(suite)])
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
  const failed = [
    ...tests
      .filter(({ test }) => ['unexpected', 'flaky'].includes(test.status))
      .map(({ spec, test }) => `${relative(root, join(rootDir, spec.file))}: ${spec.title}: ${errorOf(test)}`),
    ...errors.map(({ message }) => firstLine(message)),
  ];
  return {
    name: config,
    passed: stats?.expected ?? 0,
    failed: failedOf(config, code, failed),
    skipped: tests
      .filter(({ test }) => test.status === 'skipped')
      .map(({ spec, test }) => `${spec.title}: ${skipReasonOf(test)}`),
    seconds,
    files: suites.map((suite) => ({
      name: relative(root, join(rootDir, suite.file)),
      seconds: tests.filter(({ spec }) => spec.file === suite.file).reduce((sum, { test }) => sum + secondsOf(test), 0),
    })),
  };
};
