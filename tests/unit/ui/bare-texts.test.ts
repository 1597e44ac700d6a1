import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { findBareTexts } from '../../support/bare-texts.ts';

const root = resolve(import.meta.dirname, '../../..');
const samples = 'tests/support/bare-text-samples.tsx';

/** The samples that the lines belong to. */
const samplesAt = (lines: readonly string[]) => {
  const source = readFileSync(resolve(root, samples), 'utf8').split('\n');
  return lines.map((line) => {
    const above = source.slice(0, Number(line.split(':')[1])).findLast((text) => text.startsWith('export const '));
    return above?.split(' ')[2];
  });
};

it(
  'no text stands bare beside what comes and goes, so that a browser may translate every page',
  () => {
    const found = findBareTexts(root, /^(site|desktop)\/.*\.tsx$|bare-text-samples\.tsx$/);
    const inSamples = found.filter((place) => place.startsWith(samples));
    expect(found.filter((place) => !inSamples.includes(place))).toEqual([]);
    const broken = readFileSync(resolve(root, samples), 'utf8').match(/(?<=export const )broken\w+/gi);
    expect(broken?.length).toBeGreaterThan(8);
    expect(samplesAt(inSamples)).toEqual(broken);
  },
  limitMs(120_000),
);
