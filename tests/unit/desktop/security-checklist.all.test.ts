import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { temporaryFolder } from './desktop-data.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const LINTER = join(ROOT, 'node_modules/@doyensec/electronegativity/dist/index.js');
const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/electron/package.json'), 'utf8'));

describe('the Electron security linter', () => {
  it('finds nothing in desktop/', { timeout: limitMs(60_000) }, async () => {
    const report = join(await temporaryFolder(), 'report.csv');
    const words = [LINTER, '-i', join(ROOT, 'desktop'), '-e', version, '-o', report];
    execFileSync(process.execPath, words, { stdio: 'ignore', timeout: limitMs(60_000) });
    const [, ...findings] = readFileSync(report, 'utf8').trim().split('\n');
    expect(findings).toEqual([]);
  });
});

describe('the table of Electron’s checklist', () => {
  const readme = readFileSync(join(ROOT, 'desktop/README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => /^\| \d+ \|/.test(line));
  it.each(rows)('names files that are there: %s', (row) => {
    const files = [...(row.split('|')[3] ?? '').matchAll(/`([\w./-]+\.(?:ts|html|yml|json))`/g)].map(
      ([, file]) => file ?? '',
    );
    expect(files.length).toBeGreaterThan(0);
    const isThere = (file: string) => [ROOT, join(ROOT, 'desktop')].some((folder) => existsSync(join(folder, file)));
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  });
});
