import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const readme = read('desktop/README.md');

/** The rows of the table with that heading, cell by cell. */
const tableUnder = (heading: string): string[][] => {
  const [, after = ''] = readme.split(`| ${heading} |`);
  const rows = after.split('\n').slice(2);
  const end = rows.findIndex((row) => !row.startsWith('| '));
  return rows.slice(0, end).map((row) => row.slice(2, -2).split(' | '));
};
const specsIn = (text: string) => [...text.matchAll(/`([\w-]+\.spec\.ts)`/g)].map(([, name]) => name ?? '');

describe('what the stand-in cannot show', () => {
  const rows = tableUnder('Not shown by the stand-in | Spec on the genuine Electron');
  it('stands in a table', () => expect(rows.length).toBeGreaterThan(15));
  it.each(rows)(
    'is shown by specs that are there and run on the genuine Electron, or by hand: %s',
    (_what, shown = '') => {
      const specs = specsIn(shown);
      const missing = specs.filter((name) => !existsSync(join(ROOT, 'tests/desktop', name)));
      expect(missing).toEqual([]);
      const others = [...shown.matchAll(/`(tests\/[\w/.-]+)`/g)].map(([, path]) => path ?? '');
      expect(others.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
      // A spec that is skipped there as a whole shows nothing.
      const onGenuine = specs.filter(
        (name) => !/^test\.skip\(findElectron\(\)\.kind/m.test(read(`tests/desktop/${name}`)),
      );
      expect(onGenuine.length > 0 || /\bby hand\b/.test(shown)).toBe(true);
    },
  );
});

it.each(tableUnder('# | Item | Where'))(
  'row %s of the security checklist, %s, names files that are there',
  (...row) => {
    const files = [...(row[2] ?? '').matchAll(/`([\w./-]+\.(?:ts|html|yml|json))`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    const isThere = (file: string) => [ROOT, join(ROOT, 'desktop')].some((folder) => existsSync(join(folder, file)));
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  },
);

it('every folder of the main process has its line, and every line its folder', () => {
  const named = tableUnder('Folder of `main/` | Is').flatMap(([folder = '']) => folder.match(/^`(\w+)\/`$/)?.[1] ?? []);
  const there = readdirSync(join(ROOT, 'desktop/main'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(named.sort()).toEqual(there.map(({ name }) => name).sort());
});

it.each(tableUnder('Folder of `main/` | Is'))('every file that the line of %s names is there', (folder, files = '') => {
  const below = folder === '(root)' ? '' : folder.replaceAll('`', '');
  const names = [...files.matchAll(/`([\w/-]+\.tsx?)`/g)].map(([, name = '']) => name);
  const places = names.map((name) => (name.includes('/') ? name : `desktop/main/${below}${name}`));
  expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
});

it('the workflow runs the desktop specs on the genuine Electron of three systems, and makes every installer', () => {
  const workflow = read('.github/workflows/check.yml');
  const [, desktop = ''] = workflow.split(/^ {2}desktop:$/m);
  expect(desktop).toContain('os: [ubuntu-latest, windows-latest, macos-latest]');
  expect(desktop).toMatch(/^ {6}E2E_ELECTRON: electron$/m);
  expect(desktop).toContain('run: node scripts/ensure.mjs electron');
  const runs = desktop.match(/playwright test -c tests\/desktop\/playwright\.config\.ts/g);
  expect(runs).toHaveLength(2);
  expect(desktop).toContain('npm run package:desktop -- --publish never');
});
