import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import config from '../../../electron.vite.config.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const RENDERER = resolve(ROOT, 'desktop/renderer');

/** The modules that the interface is made of, those loaded later included, by their paths from the root. */
const modulesOf = async (): Promise<string[]> => {
  const { root, plugins, build: how } = config.renderer ?? {};
  const made = await build({
    ...{ configFile: false, logLevel: 'error', root, plugins },
    build: { ...how, write: false, minify: false },
  });
  const output = [made].flat().flatMap((part) => ('output' in part ? part.output : []));
  const ids = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return ids.map((id) => relative(ROOT, id).split('?')[0] ?? '');
};

/** Screens and entries that only visitors of the website need. */
const PUBLIC_ONLY = /^site\/(pages|layout|donations)\/|^site\/testimonials\/.*\.tsx$|^site\/[^/]+$/;

describe('the desktop’s interface', () => {
  it('holds the portal’s screens and nothing of the public site', { timeout: limitMs(60_000) }, async () => {
    const modules = await modulesOf();
    expect(modules).toContain('site/admin/App.tsx');
    expect(modules.filter((path) => PUBLIC_ONLY.test(path))).toEqual([]);
  });
  it('has no screens of its own but the three that the web does not need', () => {
    const screens = readdirSync(RENDERER).filter((file) => /(Screen|Page)\.tsx$/.test(file));
    expect(screens.sort()).toEqual(['ServerAddressScreen.tsx', 'StartFailedScreen.tsx', 'UnreachableScreen.tsx']);
  });
});
