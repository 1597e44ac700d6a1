import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/stress/*.stress.ts'],
    testTimeout: 30 * 60_000,
    hookTimeout: 60_000,
    // What is measured here would be disturbed by a neighbour.
    fileParallelism: false,
    setupFiles: ['tests/setup/no-console-errors.ts'],
  },
});
