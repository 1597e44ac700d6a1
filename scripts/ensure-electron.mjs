import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '');

const installedVersion = (home) => {
  const executable = textOf(join(home, 'path.txt'));
  const isThere = executable !== '' && existsSync(join(home, 'dist', executable));
  return isThere ? textOf(join(home, 'dist/version')).replace(/^v/, '') : '';
};

const whatToDo = (version, platform) =>
  `Electron ${version} for ${platform} is not on this computer, and it could not be downloaded from github.com.
Do one of these, then try again:
- connect this computer to the internet;
- set ELECTRON_MIRROR to the address of a mirror of its releases;
- if you have an Electron ${version}: set ELECTRON_EXEC_PATH to its executable and ELECTRON_OVERRIDE_DIST_PATH to its folder.
The desktop tests need none of this: npx playwright test -c tests/desktop/playwright.config.ts`;

/** Returns null, or what the person has to do. */
export const ensureElectron = (home, { env = process.env, platform = `${process.platform}-${process.arch}` } = {}) => {
  if (env.ELECTRON_EXEC_PATH && existsSync(env.ELECTRON_EXEC_PATH)) return null;
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  if (installedVersion(home) === version) return null;
  console.log(`Electron ${version} is downloaded once.`);
  // What it prints on failure is a stack of its own code; what to do is said below.
  const { status } = spawnSync(process.execPath, [join(home, 'install.js')], {
    stdio: ['ignore', 'inherit', 'ignore'],
    env,
  });
  return status === 0 && installedVersion(home) === version ? null : whatToDo(version, platform);
};
