import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { _electron } from '@playwright/test';
import { limitMs } from '../../scripts/test-limits.mjs';
import { findElectron } from './support/electron-binary.ts';
import { expect, test } from './support/fixtures.ts';
import { packageApp } from './support/package-app.ts';

const require = createRequire(import.meta.url);
const asar = require('@electron/asar');
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
const OWN_CODE_MAX = 12 * 1024 * 1024;

/** Where each system's package has its executable and what was packed; `starts` is false for one that runs only there. */
const kinds = [
  { system: 'linux', inside: '.', executable: 'charity-portal', resources: 'resources', starts: true },
  { system: 'win', inside: '.', executable: 'Charity Portal.exe', resources: 'resources', starts: false },
  {
    system: 'mac',
    inside: 'Charity Portal.app/Contents',
    ...{ executable: 'MacOS/Charity Portal', resources: 'Resources', starts: true },
  },
] as const;
const folders = {
  linux: { x64: 'linux-unpacked', arm64: 'linux-arm64-unpacked' },
  win: { x64: 'win-unpacked', arm64: 'win-arm64-unpacked' },
  mac: { x64: 'mac', arm64: 'mac-arm64' },
} as const;

/** What was packed is what the app runs and nothing else, and the executable has its fuses set. */
const checkPacked = async (archive: string, executable: string) => {
  const files: string[] = asar.listPackage(archive);
  const top = new Set(files.map((file) => file.split('/').slice(1, 3).join('/')));
  expect([...top].sort()).toEqual(['out', 'out/main', 'out/preload', 'out/renderer', 'package.json']);
  expect(files.filter((file) => /node_modules|\.map$|\.tsx?$|\.env|secret/.test(file))).toEqual([]);
  expect(statSync(archive).size).toBeLessThan(OWN_CODE_MAX);

  const wire = await getCurrentFuseWire(executable);
  const on = fuses.filter((name) => wire[FuseV1Options[name]] === FUSE_ON);
  expect(on.sort()).toEqual(['EnableCookieEncryption', 'EnableEmbeddedAsarIntegrityValidation', 'OnlyLoadAppFromAsar']);
};

const startsAsItself = async (options: Parameters<typeof _electron.launch>[0], isPackaged: boolean) => {
  const app = await _electron.launch(options);
  await (await app.firstWindow()).getByRole('heading', { name: 'Which server?' }).waitFor();
  const started = await app.evaluate(({ app: electronApp }) => [electronApp.getName(), electronApp.isPackaged]);
  expect(started).toEqual(['Charity Portal', isPackaged]);
  await app.close();
};

for (const { system, inside, executable, resources, starts } of kinds) {
  test(`the app packed for ${system} contains what it runs and nothing else, has its fuses set, and starts`, {
    tag: '@all',
  }, async () => {
    const { kind, executable: electron } = findElectron();
    test.skip(process.platform !== 'linux', 'checks the unpacked folders on Linux');
    test.skip(kind === 'electron' && system !== 'linux', 'the genuine Electron here is that of Linux');
    test.setTimeout(limitMs(180_000));
    // The genuine Electron here is for one kind of processor.
    const archs = kind === 'electron' ? (['x64'] as const) : (['x64', 'arm64'] as const);
    // Outside of the repository, so that its node_modules cannot replace a missing file.
    const scratch = await mkdtemp(join(tmpdir(), 'portal-package-'));
    // Changing the resources of an .exe needs a tool that is downloaded, signing one that macOS has.
    const config = { win: { signAndEditExecutable: false }, electronFuses: { resetAdHocDarwinSignature: false } };
    await packageApp({ system, targets: ['dir'], archs, scratch, config });
    for (const arch of archs) {
      const unpacked = join(scratch, 'release', folders[system][arch], inside);
      const archive = join(unpacked, resources, 'app.asar');
      await checkPacked(archive, join(unpacked, executable));
      const profile = `--user-data-dir=${join(scratch, `profile-${arch}`)}`;
      if (kind === 'electron') {
        // The genuine one is closed to the test runner by its fuses: there what was packed is unpacked again.
        asar.extractAll(archive, join(scratch, 'app'));
        await startsAsItself({ args: [join(scratch, 'app'), profile] }, false);
        continue;
      }
      const env = {
        PATH: process.env.PATH ?? '',
        ELECTRON_STANDIN_CHROMIUM: process.env.ELECTRON_STANDIN_CHROMIUM ?? '',
        STANDIN_RESOURCES: join(unpacked, resources),
        ...(!starts && { STANDIN_PACKAGED: '1' }),
      };
      const executablePath = starts ? join(unpacked, executable) : electron;
      await startsAsItself({ executablePath, args: [profile], cwd: scratch, env }, true);
    }
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
  });
}

test('AppImage, deb and rpm start the app in its sandbox, open its links, and belong to its windows', {
  tag: '@all',
}, async () => {
  test.skip(process.platform !== 'linux', 'packages for Linux');
  test.setTimeout(limitMs(120_000));
  const scratch = await mkdtemp(join(tmpdir(), 'portal-package-'));
  const computed = await packageApp({ system: 'linux', targets: ['AppImage', 'deb', 'rpm'], scratch });
  expect(computed).toHaveLength(3);
  for (const { entry } of computed) {
    expect(entry).not.toContain('no-sandbox');
    expect(entry).toMatch(/^Exec=.*%U$/m);
    expect(entry).toMatch(/^Name=Charity Portal$/m);
    expect(entry).toMatch(/^StartupWMClass=charity-portal$/m);
    expect(entry).toMatch(/^MimeType=x-scheme-handler\/charity-portal;$/m);
  }
  const packages = computed.filter(({ args }) => args.length > 0);
  expect(packages).toHaveLength(2);
  for (const { args } of packages) {
    expect(args).toContain('South East Care Fund <portal@southeastcarefund.example>');
    expect(args).toContain('https://www.southeastcarefund.example');
    expect(args.some((arg) => arg.endsWith('/usr/share/applications/charity-portal.desktop'))).toBe(true);
  }
  const unpacked = join(scratch, 'release/linux-unpacked/resources');
  expect(readdirSync(unpacked)).toContain('app-update.yml');
  await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
});
