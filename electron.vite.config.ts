import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { portalChunks } from './scripts/chunks.ts';
import { illustrations } from './scripts/illustrations.ts';

const at = (path: string) => resolve(import.meta.dirname, path);

export default defineConfig({
  main: {
    // Everything is bundled, so that the packed app holds no node_modules and nothing that it does not run.
    build: {
      outDir: at('out/main'),
      externalizeDeps: false,
      rolldownOptions: { input: { index: at('desktop/main/index.ts') } },
    },
  },
  preload: {
    build: {
      outDir: at('out/preload'),
      externalizeDeps: false,
      // A sandboxed window loads CommonJS alone, and one file.
      rolldownOptions: {
        input: { index: at('desktop/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('desktop/renderer'),
    build: {
      outDir: at('out/renderer'),
      // electron-vite leaves it as it is written; parsing it costs time at every start.
      minify: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { index: at('desktop/renderer/index.html') },
        output: { codeSplitting: portalChunks },
      },
    },
    server: { host: '127.0.0.1', fs: { allow: [at('.')] } },
    plugins: [react(), illustrations(at('site/illustrations'))],
  },
});
