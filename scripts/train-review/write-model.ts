import { writeFile } from 'node:fs/promises';
import type { LinearModel } from '#api/review/linear-score.ts';
import type { Corpus } from './texts.ts';
import type { Measured } from './train.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const originOf = (
  { texts, files, sha256 }: Corpus,
  { harmfulHeld, harmlessHeld }: Measured,
  day: string,
): string[] => [
  `Trained on ${day} with scripts/train-review on ${texts.length} texts of ${files.join(', ')} (sha256 ${sha256}).`,
  `Of texts kept back it holds ${percent(harmfulHeld)} of the harmful and ${percent(harmlessHeld)} of the harmless ones.`,
];

export const modelModule = (
  { bits, scale, bias, threshold, weights }: LinearModel,
  origin: readonly string[],
): string =>
  [
    '/**',
    ' * The trained weights: signed bytes in base64.',
    ...origin.map((line) => ` * ${line.replaceAll('*/', '')}`),
    ' */',
    'export const MODEL = {',
    `  bits: ${bits},`,
    `  scale: ${scale},`,
    `  bias: ${bias},`,
    `  threshold: ${threshold},`,
    '  weights:',
    `    '${weights}',`,
    '};',
    '',
  ].join('\n');

export const writeModel = (path: string, model: LinearModel, origin: readonly string[]): Promise<void> =>
  writeFile(path, modelModule(model, origin));
