import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface ElectronBinary {
  kind: 'electron' | 'stand-in';
  folder: string;
  executable: string;
  why: string;
}

const STAND_IN = join(import.meta.dirname, '../stand-in/dist');
const defaultPath = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' } as Partial<
  Record<NodeJS.Platform, string>
>;

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').trim() : null);

/**
 * Which executable the specs run on: `E2E_ELECTRON=auto|electron|stand-in`. Looks at files only, as requiring the npm
 * package would try to download the binary. @throws Error when the genuine Electron is demanded and missing.
 */
export const findElectron = (wanted = process.env.E2E_ELECTRON ?? 'auto'): ElectronBinary => {
  const standIn = (why: string): ElectronBinary => ({
    kind: 'stand-in',
    folder: STAND_IN,
    executable: join(STAND_IN, 'electron'),
    why,
  });
  if (wanted === 'stand-in') return standIn('E2E_ELECTRON=stand-in');
  const home = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = process.env.E2E_ELECTRON_DIST ?? join(home, 'dist');
  const executable = join(folder, textOf(join(home, 'path.txt')) ?? defaultPath[process.platform] ?? 'electron');
  const found = existsSync(executable) ? textOf(join(folder, 'version'))?.replace(/^v/, '') : undefined;
  if (found === version) return { kind: 'electron', folder, executable, why: `Electron ${version} is in ${folder}` };
  const why = found ? `the binary is ${found}, the package ${version}` : `no Electron binary in ${folder}`;
  if (wanted === 'electron') throw new Error(`E2E_ELECTRON=electron, but ${why}.`);
  return standIn(why);
};
