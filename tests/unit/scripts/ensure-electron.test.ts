import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ensureElectron } from '../../../scripts/ensure-electron.mjs';

/** The package of Electron as npm leaves it: without the executable. `install` is what its own installation does. */
const electronPackage = (install: string) => {
  vi.spyOn(console, 'log').mockReturnValue();
  const home = mkdtempSync(join(tmpdir(), 'electron-package-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'electron', version: '45.4.1' }));
  writeFileSync(join(home, 'install.js'), `const fs = require('fs'); process.chdir(__dirname); ${install}`);
  return home;
};
const INSTALLS = `fs.mkdirSync('dist', { recursive: true }); fs.writeFileSync('dist/version', 'v45.4.1');
fs.writeFileSync('dist/electron', ''); fs.writeFileSync('path.txt', 'electron'); fs.appendFileSync('ran', 'x');`;

describe('Electron’s executable', () => {
  it('is installed in a fresh checkout, once, and again for another version', () => {
    const home = electronPackage(INSTALLS);
    expect(ensureElectron(home, { env: {} })).toBeNull();
    expect(ensureElectron(home, { env: {} })).toBeNull();
    expect(readFileSync(join(home, 'ran'), 'utf8')).toBe('x');
    writeFileSync(join(home, 'dist/version'), '44.0.0');
    expect(ensureElectron(home, { env: {} })).toBeNull();
    expect(readFileSync(join(home, 'ran'), 'utf8')).toBe('xx');
  });
  it('that cannot be downloaded ends with what to do, and with nothing that looks installed', () => {
    const home = electronPackage(`process.exit(1)`);
    const said = ensureElectron(home, { env: {}, platform: 'linux-arm64' });
    for (const part of ['45.4.1 for linux-arm64', 'ELECTRON_MIRROR', 'ELECTRON_EXEC_PATH'])
      expect(said).toContain(part);
    expect(ensureElectron(home, { env: {} })).not.toBeNull();
  });
  it('is not taken for installed where only a part of it is there', () => {
    const home = electronPackage('');
    mkdirSync(join(home, 'dist'));
    writeFileSync(join(home, 'dist/version'), '45.4.1');
    expect(ensureElectron(home, { env: {} })).toContain('is not on this computer');
  });
  it('may be one of the person’s own', () => {
    const home = electronPackage('process.exit(1)');
    expect(ensureElectron(home, { env: { ELECTRON_EXEC_PATH: join(home, 'install.js') } })).toBeNull();
  });
});

it('the commands that open the app ask for it', () => {
  const { scripts } = JSON.parse(readFileSync(resolve('package.json'), 'utf8'));
  for (const name of ['predev:desktop', 'predesktop']) expect(scripts[name]).toMatch(/ensure\.mjs.* electron$/);
});
