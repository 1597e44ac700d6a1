import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './support.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const LINTER = join(ROOT, 'node_modules/@doyensec/electronegativity/dist/index.js');
const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/electron/package.json'), 'utf8'));

describe('the Electron security linter', () => {
  it('finds nothing in desktop/', async () => {
    const report = join(await temporaryFolder(), 'report.csv');
    const words = [LINTER, '-i', join(ROOT, 'desktop'), '-e', version, '-o', report];
    execFileSync(process.execPath, words, { stdio: 'ignore', timeout: 60_000 });
    const [, ...findings] = readFileSync(report, 'utf8').trim().split('\n');
    expect(findings).toEqual([]);
  }, 60_000);
});
