// Formats and lints the staged files, stages the result, and checks types. Files that also have unstaged changes, and the
// files of `git commit PATH`, are only checked: formatting them would commit, or lose track of, what was not staged.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const FORMATTED = /\.(?:[cm]?[jt]sx?|json|css|html)$/;
const TYPED = /\.[cm]?[jt]sx?$|^(?:tsconfig|package)\.json$/;
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const TSC = 'node_modules/typescript/bin/tsc';

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`);
  return stdout;
};
const names = (...args) =>
  git('diff', '--name-only', '-z', ...args)
    .split('\0')
    .filter(Boolean);

const run = (args, cwd = process.cwd()) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd });
  if (status !== 0) process.stderr.write(stdout + stderr);
  return status === 0;
};

const checkFiles = (files, options, cwd) => {
  const always = ['--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
  return files.length === 0 || run([resolve(BIOME), 'check', ...always, ...options, ...files], cwd);
};

const checkStaged = (files) => {
  if (files.length === 0) return true;
  const folder = mkdtempSync(join(tmpdir(), 'staged-'));
  try {
    git('checkout-index', `--prefix=${folder}/`, '--', 'biome.json', ...files);
    return checkFiles(files, [], folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (!existsSync(BIOME)) {
  console.error(
    'The commit is not checked: its tools are not installed (node scripts/ensure.mjs tools installs them).',
  );
  process.exit(0);
}
const staged = names('--cached', '--diff-filter=ACMR');
const formatted = staged.filter((file) => FORMATTED.test(file));
const isPathCommit = basename(process.env.GIT_INDEX_FILE ?? '').startsWith('next-index');
const unstaged = new Set(names());
const onlyChecked = formatted.filter((file) => isPathCommit || unstaged.has(file));
const written = formatted.filter((file) => !onlyChecked.includes(file));

const isFormatted = checkFiles(written, ['--write']);
if (written.length > 0) git('add', '--', ...written);
const isClean = checkStaged(onlyChecked) && isFormatted;
const isTyped = !staged.some((file) => TYPED.test(file)) || run([TSC, '--noEmit', '-p', '.']);
if (!isClean || !isTyped) {
  console.error('Nothing was committed: please correct what is reported above, or skip this check with --no-verify.');
  process.exit(1);
}
