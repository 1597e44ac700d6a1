import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * All share one hash, so that the site knows their addresses by name (`site/ui/illustration-url.ts`): a table of seventy hashes
 * weighs 1 KB in every form.
 */
export const illustrations = (folder: string): Plugin => {
  const files = readdirSync(folder).map((file) => ({ file, source: readFileSync(join(folder, file)) }));
  const hash = createHash('sha256');
  for (const { source } of files) hash.update(source);
  const version = hash.digest('base64url').slice(0, 8);
  return {
    name: 'illustrations',
    apply: 'build',
    configEnvironment: () => ({
      build: {
        rolldownOptions: {
          output: {
            assetFileNames: ({ originalFileNames: [from = ''] }) =>
              `assets/[name]-${/(^|\/)illustrations\//.test(from) ? version : '[hash]'}[extname]`,
          },
        },
      },
    }),
    buildStart() {
      if (this.environment.config.consumer !== 'client') return;
      for (const { file, source } of files) {
        this.emitFile({ type: 'asset', name: file, originalFileName: `site/illustrations/${file}`, source });
      }
    },
  };
};
