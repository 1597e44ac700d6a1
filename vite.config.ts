import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { adminWorker } from './scripts/admin-worker.ts';
import { devServer } from './scripts/dev-server.ts';
import { gallery } from './scripts/gallery.ts';
import { illustrations } from './scripts/illustrations.ts';
import { parsedTables } from './scripts/parsed-tables.ts';
import { portalChunks } from './scripts/portal-chunks.ts';
import { publicChunks } from './scripts/public-chunks.ts';
import { pureSchemas } from './scripts/pure-schemas.ts';
import { serverExternals } from './scripts/server-archive/externals.mjs';

const at = (path: string) => resolve(import.meta.dirname, path);
const compress = promisify(brotliCompress);

/** Writes a Brotli-compressed copy (`.br`, best quality) beside every built text file. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir }) {
    if (this.environment.name === 'ssr' || !dir) return;
    const files = await readdir(dir, { recursive: true });
    for (const file of files.filter((name) => /\.(js|css|svg|json|txt)$/.test(name) && !name.startsWith('.vite'))) {
      const body = await readFile(join(dir, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      const smaller = await compress(body, { params });
      if (smaller.length < body.length) await writeFile(join(dir, `${file}.br`), smaller);
    }
  },
});

/** Escapes non-ASCII characters in the server: a single one makes V8 keep the whole source file in two bytes a character. */
const ascii = (): Plugin => ({
  name: 'ascii',
  apply: 'build',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'ssr') return;
    const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
    }
  },
});

/** The loader preloads what the frame imports. Lists for every other page would weigh more than they save. */
const preloaded = (_: string, files: string[], { hostId }: { hostId: string }) =>
  files.filter((file) => file.endsWith('.css') || hostId.includes('loader'));

const publicInputs = [
  'loader.ts',
  'styles/public.css',
  'styles/languages.css',
  'styles/forms.css',
  'styles/offer.css',
  'styles/single-pages.css',
].map((file) => at(`site/${file}`));
const serverInputs = {
  main: at('api/app/main.ts'),
  demo: at('api/demo/main.ts'),
  'clean-picture-worker': at('api/images/clean-picture-worker.ts'),
  'markdown-process': at('api/markdown/markdown-process.ts'),
  'markdown-thread': at('api/markdown/markdown-thread.ts'),
  'password-strength-thread': at('api/identity/password-strength-thread.ts'),
  'page-renderer': at('site/entry-server.tsx'),
  'admin-command': at('api/cli/admin.ts'),
  'backup-command': at('api/cli/backup.ts'),
  'restore-command': at('api/cli/restore.ts'),
};

export default defineConfig(({ command }) => ({
  root: at('site'),
  appType: 'custom',
  plugins: [
    react(),
    illustrations(at('site/illustrations')),
    pureSchemas(),
    parsedTables(),
    adminWorker(),
    compressed(),
    ascii(),
    gallery(),
    devServer(),
  ],
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: at('dist/client'),
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: preloaded },
        rolldownOptions: {
          input: publicInputs,
          treeshake: { propertyReadSideEffects: false },
          output: { codeSplitting: publicChunks() },
        },
      },
    },
    // Built separately into the same folder, so that public pages do not load the portal's part of shared modules.
    ...(command === 'build' && {
      portal: {
        consumer: 'client' as const,
        build: {
          outDir: at('dist/client'),
          emptyOutDir: false,
          copyPublicDir: false,
          manifest: '.vite/portal-manifest.json',
          rolldownOptions: {
            input: [at('site/admin/main.tsx'), at('site/admin/offline/admin-worker.ts')],
            output: {
              entryFileNames: ({ name }) => (name === 'admin-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
              codeSplitting: portalChunks,
            },
          },
        },
      },
    }),
    ssr: {
      // Only in builds: in development Vite's module runner cannot run CommonJS packages.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true as const, external: serverExternals },
      }),
      build: {
        outDir: at('dist/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: serverInputs,
          // In one folder: the server looks for its worker next to itself.
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            codeSplitting: {
              // Each file costs a start half a millisecond.
              groups: [
                { name: 'contract', test: /\/api\/contract\//, minShareCount: 2 },
                { name: 'site', test: /\/site\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'portal', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
}));
