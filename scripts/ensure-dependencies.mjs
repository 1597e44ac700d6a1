import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

const WITHOUT_TOOLS = ' without-tools';

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const hasTools = (root) => {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(devDependencies).every((name) => existsSync(join(root, 'node_modules', name)));
};

/** A complete installation stays complete. `lock` identifies the wanted versions; `npm` runs npm with the given words. */
export const ensureDependencies = ({ root, lock, tools, npm }) => {
  const stampFile = join(root, 'node_modules/.ensure');
  const stamp = textOf(stampFile);
  const isLean = stamp === lock + WITHOUT_TOOLS;
  if (stamp === lock || (isLean && !tools)) return;
  if (isLean) {
    // Removed first, so that an interrupted installation is not taken for a whole one.
    rmSync(stampFile);
    npm('install', '--no-save', '--include=dev', ...QUIET);
    writeFileSync(stampFile, lock);
    return;
  }
  const complete = tools || (!stamp.endsWith(WITHOUT_TOOLS) && hasTools(root));
  npm('ci', complete ? '--include=dev' : '--omit=dev', ...QUIET);
  writeFileSync(stampFile, complete ? lock : lock + WITHOUT_TOOLS);
};
