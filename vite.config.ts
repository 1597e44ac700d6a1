import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import gzip from 'rollup-plugin-gzip';
import { defineConfig, perEnvironmentPlugin } from 'vite';
import { adminWorker } from './scripts/admin-worker.ts';
import { portalChunks, publicChunks } from './scripts/chunks.ts';
import { devServer } from './scripts/dev-server.ts';
import { gallery } from './scripts/gallery.ts';
import { illustrations } from './scripts/illustrations.ts';
import { serverExternals } from './scripts/server-archive/external-packages.mjs';
import { sharePictures } from './scripts/share-pictures.ts';

const at = (path: string) => resolve(import.meta.dirname, path);

const TEXT_FILE = /\.(js|css|svg)$/;
/** Writes a copy compressed with Brotli (`.br`) beside every text file that browsers load. */
const compressed = perEnvironmentPlugin(
  'compressed',
  ({ name }) =>
    name !== 'ssr' &&
    gzip({
      filter: TEXT_FILE,
      fileName: '.br',
      customCompression: promisify(brotliCompress),
      additionalFiles: readdirSync(at('site/public'))
        .filter((file) => TEXT_FILE.test(file))
        .map((file) => at(`dist/client/${file}`)),
    }),
);

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
  'resize-picture-worker': at('api/images/resize-picture-worker.ts'),
  'markdown-process': at('api/markdown/markdown-process.ts'),
  'markdown-thread': at('api/markdown/markdown-thread.ts'),
  'parse-mail-thread': at('api/mail/incoming/parse-mail-thread.ts'),
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
    sharePictures(at('site/illustrations')),
    adminWorker(),
    compressed,
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
          treeshake: {
            propertyReadSideEffects: false,
            // A page's scripts carry no module of the contract of which they use nothing.
            moduleSideEffects: [{ test: /[\\/]api[\\/]contract[\\/]/, sideEffects: false }],
          },
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
            input: [at('site/admin/main.tsx'), at('site/admin/shell/offline/admin-worker.ts')],
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
