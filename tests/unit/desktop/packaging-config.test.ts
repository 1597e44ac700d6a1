import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
const builder = createRequire(
  createRequire(require.resolve('electron-builder/package.json')).resolve('app-builder-lib'),
);
const { getConfig, validateConfiguration } = builder('./util/config/config.js');

type Target = { target: string; arch: string[] };
interface Configuration extends Record<string, unknown> {
  appId: string;
  productName: string;
  linux: { executableName: string; target: Target[] };
  win: { target: Target[] };
  mac: { target: Target[] };
}

const load = (changes: object = {}): Promise<Configuration> =>
  getConfig(ROOT, join(ROOT, 'desktop/electron-builder.yml'), changes);
const validate = (config: Configuration): Promise<void> => validateConfiguration(config, { isEnabled: false });
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

describe('the configuration of the installers', () => {
  it('is what electron-builder’s own schema accepts', async () => {
    await validate(await load());
  });
  it.each(['linux', 'appImage', 'deb', 'rpm', 'win', 'nsis', 'mac', 'dmg', 'electronFuses', 'toolsets'])(
    'would be refused with an unknown word in the part %s',
    async (part) => {
      await expect(validate(await load({ [part]: { misspelt: true } }))).rejects.toThrow(`configuration.${part}`);
    },
  );
  it('makes every format for both kinds of processors', async () => {
    const { linux, win, mac } = await load();
    const made = [linux, win, mac].map(({ target }) => target.map((one) => `${one.target} ${one.arch.join(' ')}`));
    expect(made).toEqual([
      ['AppImage x64 arm64', 'deb x64 arm64', 'rpm x64 arm64'],
      ['nsis x64 arm64'],
      ['dmg universal', 'zip universal'],
    ]);
  });
  it('has the names by which systems know the app, the same everywhere', async () => {
    const { productName, linux } = await load();
    expect(productName).toBe('Charity Portal');
    expect(manifest.productName).toBe(productName);
    expect(manifest.desktopName).toBe(`${linux.executableName}.desktop`);
    expect(new URL(manifest.homepage).protocol).toBe('https:');
    expect(manifest.author.email).toContain('@');
  });
  it('names icons that are there', async () => {
    const config = (await load()) as unknown as Record<'linux' | 'win' | 'mac', { icon: string }>;
    for (const { icon } of [config.linux, config.win, config.mac])
      expect(existsSync(join(ROOT, icon)), icon).toBe(true);
  });
});
