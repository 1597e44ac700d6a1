// How each tool is run, and its outcome in one shape: { passed, failed: [title with reason], skipped: [title with reason] }.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const PATIENCE_MS = 10_000;

const running = new Map();

export const runningJobs = () => [...running.keys()];

const hasGroups = process.platform !== 'win32';
const signal = ({ pid }, name) => {
  try {
    process.kill(hasGroups ? -pid : pid, name);
  } catch {} // it has ended
};

/** Ends jobs with all that they have started: as Ctrl+C does, and by force after ten seconds. */
export const endJobs = () =>
  Promise.all(
    [...running.values()].map(async (child) => {
      signal(child, 'SIGINT');
      const timer = setTimeout(() => signal(child, 'SIGKILL'), PATIENCE_MS);
      await once(child, 'exit');
      clearTimeout(timer);
      signal(child, 'SIGKILL');
    }),
  );

const run = (name, words, env = {}) =>
  new Promise((done) => {
    const started = performance.now();
    const child = spawn(process.execPath, words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      // A process group of its own, so that it can be ended whole.
      detached: hasGroups,
    });
    running.set(name, child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('exit', () => running.delete(name));
    child.once('close', (code) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      process.stdout.write(`\n${code === 0 ? 'passed' : 'FAILED'}: ${name}, in ${seconds} s\n${output}`);
      done(code ?? 1);
    });
  });

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const failedOf = (name, code, failed) => (code !== 0 && failed.length === 0 ? [name] : failed);

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0];

export const runCheck = async (name, words) => {
  const code = await run(name, words);
  return { passed: code === 0 ? 1 : 0, failed: failedOf(name, code, []), skipped: [] };
};

/** Message of vitest for a test that took too long. */
const TIMED_OUT = 'Error: STACK_TRACE_ERROR';
const reasonOf = ([message]) => firstLine(message).replace(TIMED_OUT, 'timed out');

export const runVitest = async (name, scratch, options) => {
  const file = join(scratch, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(name, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options]);
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
    passed: numPassedTests,
    failed: failedOf(name, code, failed),
    skipped: tests.filter(({ status }) => !['passed', 'failed'].includes(status)).map(({ fullName }) => fullName),
  };
};

function* specsOf(suite) {
  yield* suite.specs ?? [];
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
}

const skipReasonOf = (test) => test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
const errorOf = (test) => {
  const { message = '', location } = test.results.find(({ error }) => error)?.error ?? {};
  const values = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => /^(Expected|Received)/.test(line));
  return [firstLine(message), location ? `(line ${location.line})` : '', ...values].filter(Boolean).join(' ');
};

export const runPlaywright = async (name, scratch, options) => {
  const file = join(scratch, `${name}.json`);
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json', ...options];
  const code = await run(name, words, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
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
    passed: stats?.expected ?? 0,
    failed: failedOf(name, code, failed),
    skipped: tests
      .filter(({ test }) => test.status === 'skipped')
      .map(({ spec, test }) => `${spec.title}: ${skipReasonOf(test)}`),
  };
};
