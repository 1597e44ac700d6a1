import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findElectron } from './support/electron-binary.ts';

/** Builds the stand-in where it is needed, and prints which driver runs and why. */
export default function prepare(): void {
  const { kind, why } = findElectron();
  if (kind === 'stand-in') execFileSync(process.execPath, [join(import.meta.dirname, 'stand-in/build.mjs')]);
  process.stdout.write(
    `\nDesktop tests run on ${kind === 'electron' ? 'the genuine Electron' : 'the stand-in'}: ${why}.\n`,
  );
}
