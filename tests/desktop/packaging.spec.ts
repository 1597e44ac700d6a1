import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { _electron } from '@playwright/test';
import { findElectron } from './support/electron-binary.ts';
import { expect, test } from './support/fixtures.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
/** What @electron/fuses looks for in the executable, and a wire of eight fuses that are all on. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSE_ON = '1'.charCodeAt(0);
const fuses = [
  'RunAsNode',
  'EnableCookieEncryption',
  'EnableNodeOptionsEnvironmentVariable',
  'EnableNodeCliInspectArguments',
  'EnableEmbeddedAsarIntegrityValidation',
  'OnlyLoadAppFromAsar',
  'LoadBrowserProcessSpecificV8Snapshot',
  'GrantFileProtocolExtraPrivileges',
] as const;
const FUSES = '\x01\x0811111111';

/** Electron's folder as electron-builder expects it. The stand-in gets what it lacks: languages, a version, fuses. */
const electronFolder = (scratch: string): string => {
  const { kind, folder, executable } = findElectron();
  if (kind === 'electron') return folder;
  const made = join(scratch, 'electron');
  cpSync(folder, made, { recursive: true });
  mkdirSync(join(made, 'locales'));
  for (const language of ['en-GB', 'en-US', 'de']) writeFileSync(join(made, 'locales', `${language}.pak`), '');
  writeFileSync(join(made, 'version'), require('electron/package.json').version);
  writeFileSync(join(made, 'electron'), `${readFileSync(executable, 'utf8')}\n// ${SENTINEL}${FUSES}\n`);
  chmodSync(join(made, 'electron'), 0o755);
  return made;
};

test('the packaged app contains what it runs and nothing else, has its fuses set, and starts', {
  tag: '@all',
}, async () => {
  test.skip(process.platform !== 'linux', 'checks the unpacked folder of Linux');
  test.setTimeout(120_000);
  const scratch = await mkdtemp(join(tmpdir(), 'portal-package-'));
  await promisify(execFile)(
    process.execPath,
    [
      join(ROOT, 'node_modules/electron-builder/cli.js'),
      ...['--config', 'desktop/electron-builder.yml', '--linux', '--dir', '--publish', 'never'],
      `-c.electronDist=${electronFolder(scratch)}`,
      `-c.directories.output=${join(scratch, 'release')}`,
    ],
    { cwd: ROOT },
  );
  const unpacked = join(scratch, 'release/linux-unpacked');
  const asar = require('@electron/asar');
  const archive = join(unpacked, 'resources/app.asar');
  const files: string[] = asar.listPackage(archive);
  const top = new Set(files.map((file) => file.split('/').slice(1, 3).join('/')));
  expect([...top].sort()).toEqual(['out', 'out/main', 'out/preload', 'out/renderer', 'package.json']);
  expect(files.filter((file) => /node_modules|\.map$|\.tsx?$|\.env|secret/.test(file))).toEqual([]);

  const wire = await getCurrentFuseWire(join(unpacked, 'charity-portal'));
  const on = fuses.filter((name) => wire[FuseV1Options[name]] === FUSE_ON);
  expect(on.sort()).toEqual(['EnableCookieEncryption', 'EnableEmbeddedAsarIntegrityValidation', 'OnlyLoadAppFromAsar']);

  // Outside of the repository, so that its node_modules cannot replace a missing file.
  asar.extractAll(archive, join(scratch, 'app'));
  const app = await _electron.launch({ args: [join(scratch, 'app'), `--user-data-dir=${join(scratch, 'profile')}`] });
  await (await app.firstWindow()).getByRole('heading', { name: 'Which server?' }).waitFor();
  await app.close();
  await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
});
