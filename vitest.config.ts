import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { limitMs } from './scripts/test-limits.mjs';

const setupFiles = ['tests/setup/no-console-errors.ts'];

export default defineConfig({
  test: {
    // More than the cores: the tests wait for servers, disks and timers as much as they compute.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Pages and answers die young: with room for them they are gone before the collector looks.
    execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=64'],
    testTimeout: limitMs(20_000),
    hookTimeout: limitMs(20_000),
    restoreMocks: true,
    expect: { poll: { timeout: limitMs(8000) } },
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'in-process',
          environment: 'node',
          include: ['tests/{unit,api,security,operations}/**/*.test.ts'],
          setupFiles,
          // Files share a worker's modules, and one transformation of them: what is tested here keeps no state in a module.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          isolate: false,
          environment: './tests/setup/browser-environment.ts',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          // The console is watched from the first of them to the last: what the others clean up may print as well.
          setupFiles: [
            ...setupFiles,
            ...['at-noon', 'testing-library', 'no-owner-stacks', 'leave-nothing'].map(
              (name) => `tests/setup/${name}.ts`,
            ),
          ],
        },
      },
    ],
  },
});
