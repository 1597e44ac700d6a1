import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/setup/no-console-errors.ts'];

export default defineConfig({
  plugins: [react()],
  test: {
    // Every core: the tests wait for servers, disks and timers as much as they compute.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['tests/{unit,api,security}/**/*.test.ts'], setupFiles },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: './tests/setup/browser-environment.ts',
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: ['tests/setup/at-noon.ts', ...setupFiles],
        },
      },
    ],
  },
});
