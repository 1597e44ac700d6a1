import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MODEL } from '#api/review/linear-model-weights.ts';
import { linearScorer } from '#api/review/linear-score.ts';
import { type LabelledText, readCorpus, split } from '../../../scripts/train-review/texts.ts';
import { train, withThreshold } from '../../../scripts/train-review/train.ts';
import { modelModule, originOf } from '../../../scripts/train-review/write-model.ts';

const people = ['driver', 'nurse', 'manager', 'volunteer', 'doctor', 'porter', 'cook', 'cleaner'];
const bad = ['useless', 'stupid', 'pathetic', 'worthless', 'disgusting', 'rotten', 'brainless', 'vile'];
const good = ['kind', 'patient', 'cheerful', 'gentle', 'careful', 'funny', 'calm', 'generous'];
const times = ['today', 'last week', 'in March', 'every Friday', 'at night', 'on Monday', 'again', 'twice'];
const sentences = (words: readonly string[], harmful: boolean): LabelledText[] =>
  people.flatMap((person) =>
    words.flatMap((word) => times.map((time) => ({ text: `The ${person} was ${word} ${time}.`, harmful }))),
  );
const texts = [...sentences(bad, true), ...sentences(good, false)];

describe('training', () => {
  it('tells texts apart that it has not seen, and holds no more harmless ones than asked for', () => {
    const { training, heldOut } = split(texts);
    expect(heldOut.length).toBeGreaterThan(150);
    const { model, measured } = withThreshold(train(training), heldOut, 0.01);
    expect(measured.harmlessHeld).toBeLessThanOrEqual(0.01);
    expect(measured.harmfulHeld).toBeGreaterThan(0.9);
    const scoreOf = linearScorer(model);
    expect(scoreOf('That receptionist was stupid and vile.')).toBeGreaterThan(model.threshold);
    expect(scoreOf('That receptionist was gentle and calm.')).toBeLessThan(model.threshold);
  });

  it('gives the same model in each run', () => {
    expect(train(texts)).toEqual(train(texts));
  });

  it('is refused without texts of both kinds', () => {
    expect(() => train(sentences(good, false))).toThrow('Harmful and harmless texts are both needed.');
  });

  it('keeps the same texts back, in whatever order they are read', () => {
    const { training, heldOut } = split(texts);
    const keptBack = new Set(heldOut.map(({ text }) => text));
    expect(new Set(split(texts.toReversed()).heldOut.map(({ text }) => text))).toEqual(keptBack);
    expect(training.filter(({ text }) => keptBack.has(text))).toEqual([]);
  });
});

describe('the folder of texts', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'texts-'));
    await Promise.all(['harmful', 'harmless'].map((part) => mkdir(join(folder, part))));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is read line by line, as the review reads texts, each once', async () => {
    await writeFile(join(folder, 'harmful', 'a.txt'), 'You are \u200bvile.\r\n\r\nYou are vile.\n');
    await writeFile(join(folder, 'harmless', 'b.txt'), 'You\u2019re kind.\n');
    await writeFile(join(folder, 'harmless', 'notes.md'), 'Not a text.\n');
    const corpus = await readCorpus(folder);
    expect(corpus.files).toEqual(['harmful/a.txt', 'harmless/b.txt']);
    expect(corpus.texts).toEqual([
      { text: 'You are vile.', harmful: true },
      { text: "You're kind.", harmful: false },
    ]);
  });

  it('stands in the record of origin, by the names of its files and a hash of their texts', async () => {
    await writeFile(join(folder, 'harmful', 'a.txt'), 'You are vile.\n');
    await writeFile(join(folder, 'harmless', 'b.txt'), 'You are kind.\n');
    const first = await readCorpus(folder);
    const origin = originOf(first, { harmfulHeld: 0.655, harmlessHeld: 0.0066 }, '2026-11-23');
    expect(origin.join(' ')).toMatch(/2 texts of harmful\/a\.txt, harmless\/b\.txt \(sha256 [0-9a-f]{64}\)/);
    expect(origin.join(' ')).toContain('holds 65.5 % of the harmful and 0.7 % of the harmless ones');
    await writeFile(join(folder, 'harmless', 'b.txt'), 'You are so kind.\n');
    expect((await readCorpus(folder)).sha256).not.toBe(first.sha256);
  });
});

describe('the written module', () => {
  it('holds the model that the review loads', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'model-')), 'weights.mjs');
    await writeFile(file, modelModule(MODEL, ['From a test.']));
    const { MODEL: written } = await import(file);
    expect(written).toEqual(MODEL);
    await rm(join(file, '..'), { recursive: true });
  });
});
