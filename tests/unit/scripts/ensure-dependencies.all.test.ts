import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SCRIPTS = ['ensure.mjs', 'ensure-dependencies.mjs', 'ensure-electron.mjs'];

/** A package with one dependency, `served`, and one tool, `tool`, both in its own folder: npm installs them without a network. */
const makePackage = (folder: string) => {
  for (const name of ['served', 'tool']) {
    mkdirSync(join(folder, 'packages', name), { recursive: true });
    writeFileSync(join(folder, 'packages', name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  }
  // As npm leaves it: without the executable, which its own script downloads, from `mirror` here.
  const electron = join(folder, 'packages/electron');
  mkdirSync(electron);
  writeFileSync(join(electron, 'package.json'), JSON.stringify({ name: 'electron', version: '45.4.1' }));
  const download = "require('fs').cpSync(__dirname + '/../../mirror', __dirname, { recursive: true });";
  writeFileSync(join(electron, 'install.js'), download);
  const manifest = {
    name: 'made-for-a-test',
    private: true,
    dependencies: { served: 'file:packages/served' },
    devDependencies: { tool: 'file:packages/tool', electron: 'file:packages/electron' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  mkdirSync(join(folder, 'scripts'));
  for (const name of SCRIPTS) copyFileSync(resolve('scripts', name), join(folder, 'scripts', name));
  execFileSync('npm', ['install', '--package-lock-only', '--no-audit'], { cwd: folder });
};

describe('installing', () => {
  let folder = '';
  const has = (name: string) => existsSync(join(folder, 'node_modules', name));
  /** Runs the script; true when it called npm. */
  const ensure = (...words: string[]) =>
    execFileSync(process.execPath, ['scripts/ensure.mjs', ...words], { cwd: folder, encoding: 'utf8' }).includes('> ');
  const removeInstalled = () => rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  /** `npm ci` deletes this, everything else leaves it. */
  const mark = () => writeFileSync(join(folder, 'node_modules/.mark'), '');

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ensure-'));
    makePackage(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('leaves the tools out for serving, adds them for tests, and keeps them for the next start', () => {
    removeInstalled();
    expect(ensure()).toBe(true);
    expect([has('served'), has('tool')]).toEqual([true, false]);
    expect(ensure()).toBe(false);

    mark();
    expect(ensure('tools')).toBe(true);
    expect([has('served'), has('tool'), has('.mark')]).toEqual([true, true, true]);

    expect(ensure()).toBe(false);
    expect(ensure('tools')).toBe(false);
    expect([has('tool'), has('.mark')]).toEqual([true, true]);
  });

  it('installs everything at once where the first command is the tests', () => {
    removeInstalled();
    expect(ensure('tools')).toBe(true);
    expect([has('served'), has('tool')]).toEqual([true, true]);
    expect(ensure()).toBe(false);
  });

  it('keeps the tools that somebody has installed by hand, and those of an earlier version of the lock file', () => {
    removeInstalled();
    execFileSync('npm', ['ci', '--no-audit'], { cwd: folder });
    ensure();
    expect(has('tool')).toBe(true);

    writeFileSync(join(folder, 'node_modules/.ensure'), 'an earlier lock file');
    expect(ensure()).toBe(true);
    expect(has('tool')).toBe(true);
  });

  it('begins again after an installation that was interrupted', () => {
    removeInstalled();
    ensure();
    rmSync(join(folder, 'node_modules/.ensure'));
    rmSync(join(folder, 'node_modules/served'));
    expect(ensure()).toBe(true);
    expect([has('served'), has('tool')]).toEqual([true, false]);
  });

  it('brings Electron’s executable for the commands that open the app, and ends with what to do where it cannot', () => {
    removeInstalled();
    const open = () =>
      spawnSync(process.execPath, ['scripts/ensure.mjs', 'electron'], { cwd: folder, encoding: 'utf8' });
    const failed = open();
    expect([failed.status, failed.stderr]).toEqual([1, expect.stringContaining('Electron 45.4.1 for')]);
    expect(failed.stderr).toContain('Do one of these, then try again');

    mkdirSync(join(folder, 'mirror/dist'), { recursive: true });
    for (const [name, text] of Object.entries({
      'dist/version': 'v45.4.1',
      'dist/electron': '',
      'path.txt': 'electron',
    }))
      writeFileSync(join(folder, 'mirror', name), text);
    expect(open().status).toBe(0);
    expect(has('electron/dist/electron')).toBe(true);
  });
});
