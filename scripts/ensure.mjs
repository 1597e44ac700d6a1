// Runs before node_modules exists, so it depends on nothing: installs and builds only what is missing or stale.
// Usage: node scripts/ensure.mjs [build] [tools] [desktop] [electron] [browser] [mailbox]. What building and serving need is always installed;
// tools, desktop, electron, browser and mailbox install the development dependencies, too.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { ensureElectron } from './ensure-electron.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const wanted = new Set(process.argv.slice(2));

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  console.error(`Node ${process.versions.node} is too old: please install Node 24, or at least 20.19 or 22.12.`);
  process.exit(1);
}

const run = (command, words, extra = {}) => {
  const started = performance.now();
  console.log(`> ${command.split(/[\\/]/).at(-1)} ${words.map((word) => word.split(/[\\/]/).at(-1)).join(' ')}`);
  const { status, error } = spawnSync(command, words, { cwd: root, stdio: 'inherit', ...extra });
  if (status !== 0) {
    console.error(`${command} failed (${status ?? error?.message}).`);
    process.exit(status ?? 1);
  }
  console.log(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

// The npm that runs this is a .js file: works on Windows, too, without a shell.
const npm = (...words) => {
  const path = process.env.npm_execpath;
  if (path?.endsWith('.js')) run(process.execPath, [path, ...words]);
  else run('npm', words, { shell: process.platform === 'win32' });
};

function* filesIn(path) {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.isDirectory()) yield* filesIn(join(path, entry.name));
    else yield join(path, entry.name);
  }
}

const hashOf = (paths, salt = '') => {
  const hash = createHash('sha256').update(salt);
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
};

const stampOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const writeStamp = (path, stamp) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stamp);
};

// With platform and processor: a folder copied from another machine has the wrong native parts.
const dependencies = hashOf([join(root, 'package-lock.json')], `${process.platform}-${process.arch}`);
const tools = ['tools', 'desktop', 'electron', 'browser', 'mailbox'].some((part) => wanted.has(part));
ensureDependencies({ root, lock: dependencies, tools, npm });

const installGitHooks = () => {
  const dotGit = join(root, '.git');
  // In a linked worktree .git is a file; its hooks are those of the main checkout.
  if (process.env.CI || !statSync(dotGit, { throwIfNoEntry: false })?.isDirectory()) return;
  const hooks = existsSync(join(dotGit, 'hooks')) ? readdirSync(join(dotGit, 'hooks')) : [];
  if (hooks.some((name) => !name.endsWith('.sample'))) return;
  const git = (...words) => spawnSync('git', ['config', ...words], { cwd: root, encoding: 'utf8' });
  // 1 says that the setting is not there; anything else is a setting, or no git.
  if (git('--get', 'core.hooksPath').status === 1) git('core.hooksPath', 'scripts/git-hooks');
};
installGitHooks();

const build = (folder, sources, ...script) => {
  const files = sources.flatMap((source) => [...filesIn(join(root, source))]);
  const configs = ['vite.config.ts', 'electron.vite.config.ts', 'package.json', 'tsconfig.json'].map((file) =>
    join(root, file),
  );
  const hash = hashOf([...files, ...configs.filter(existsSync)], dependencies);
  const stamp = join(root, folder, '.ensure');
  if (stampOf(stamp) === hash) return;
  npm('run', '--silent', ...script);
  writeStamp(stamp, hash);
};
if (wanted.has('build')) build('dist', ['site', 'api', 'scripts'], 'build');
if (wanted.has('desktop')) build('out', ['site', 'api/contract', 'desktop', 'scripts'], 'build:desktop');

if (wanted.has('electron')) {
  const missing = ensureElectron(join(root, 'node_modules/electron'));
  if (missing) {
    console.error(missing);
    process.exit(1);
  }
}

const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const installParts = (parts) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const names = parts();
  if (names.length > 0)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'inherit', env });
  return names;
};

const DOVECOT = process.env.DOVECOT_PATH ?? '/usr/sbin/dovecot';
if (wanted.has('mailbox') && !existsSync(DOVECOT)) {
  if (mayInstall) installParts(() => ['dovecot-imapd']);
  if (!existsSync(DOVECOT)) {
    console.error('No Dovecot was found. Please install dovecot-imapd, or set DOVECOT_PATH to one, and try again.');
    process.exit(1);
  }
}

const debianParts = () => {
  const parts = ['chromium', 'chromium-headless-shell'].filter((part) => !existsSync(`/usr/bin/${part}`));
  return parts.filter((part) => spawnSync('apt-cache', ['show', part], { stdio: 'ignore' }).status === 0);
};

if (wanted.has('browser')) {
  const { findChromium } = await import('./chromium.mjs');
  // The headless shell only makes the tests quicker: where Chromium is there already, it is asked for once.
  const stamp = join(root, 'node_modules/.ensure-browser');
  if (mayInstall && (!(await findChromium()) || (!process.env.CHROMIUM_PATH && stampOf(stamp) === ''))) {
    writeStamp(stamp, installParts(debianParts).join(' ') || 'nothing was missing');
  }
  if (!(await findChromium())) {
    spawnSync(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
      cwd: root,
      stdio: 'inherit',
    });
  }
  if (!(await findChromium())) {
    console.error(
      'No Chromium was found. Please install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and try again.',
    );
    process.exit(1);
  }
}
