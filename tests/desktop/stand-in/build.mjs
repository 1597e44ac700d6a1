// Makes dist/electron: one executable file that needs nothing but Node and a Chromium.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const here = import.meta.dirname;
const dist = join(here, 'dist');

const bundle = async (input, output, options = {}) => {
  const build = await rolldown({ input: join(here, input), ...options });
  const { output: chunks } = await build.generate(output);
  await build.close();
  return chunks[0].code;
};

const page = await bundle('page/runtime.ts', { format: 'iife', name: 'standInPage', minify: true });
const main = await bundle(
  'main.ts',
  { format: 'cjs' },
  {
    platform: 'node',
    external: [/^node:/],
    transform: { define: { __PAGE_RUNTIME__: JSON.stringify(page) } },
  },
);
mkdirSync(dist, { recursive: true });
writeFileSync(join(dist, 'package.json'), '{"type":"commonjs"}');
writeFileSync(join(dist, 'electron'), `#!/usr/bin/env node\n${main}`);
chmodSync(join(dist, 'electron'), 0o755);
