import { featureReader } from '#api/review/linear-features.ts';
import { type LinearModel, linearScorer } from '#api/review/linear-score.ts';
import type { LabelledText } from './texts.ts';

const BITS = 16;
const EPOCHS = 12;
const RATE = 0.5;
/** Pulls weights towards 0, so that words of a single text count little. */
const DECAY = 1e-5;
const BYTE_MAX = 127;

interface Example {
  buckets: Uint32Array;
  values: Float32Array;
  target: 0 | 1;
  weight: number;
}

const examplesOf = (texts: readonly LabelledText[]): Example[] => {
  const featuresOf = featureReader(BITS);
  const harmful = texts.filter((text) => text.harmful).length;
  const share = { 1: texts.length / (2 * harmful), 0: texts.length / (2 * (texts.length - harmful)) };
  return texts.map(({ text, harmful: isHarmful }) => {
    const { buckets, values } = featuresOf(text);
    const target = isHarmful ? 1 : 0;
    return { buckets: Uint32Array.from(buckets), values: Float32Array.from(values), target, weight: share[target] };
  });
};

/** Numbers from 0 to 1, the same in each run. */
const randomNumbers = (): (() => number) => {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const shuffled = <T>(all: readonly T[], random: () => number): T[] => {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
};

// Logistic regression; the rate of each weight falls with the changes that it has had (Adagrad).
const fitWeights = (examples: readonly Example[]): { weights: Float64Array; bias: number } => {
  const weights = new Float64Array(2 ** BITS);
  const changes = new Float64Array(2 ** BITS).fill(1e-6);
  const random = randomNumbers();
  let bias = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { buckets, values, target, weight } of shuffled(examples, random)) {
      let sum = bias;
      for (let at = 0; at < buckets.length; at += 1) sum += (weights[buckets[at] ?? 0] ?? 0) * (values[at] ?? 0);
      const error = weight * (1 / (1 + Math.exp(-sum)) - target);
      bias -= (RATE / 10) * error;
      for (let at = 0; at < buckets.length; at += 1) {
        const bucket = buckets[at] ?? 0;
        const slope = error * (values[at] ?? 0) + DECAY * (weights[bucket] ?? 0);
        changes[bucket] = (changes[bucket] ?? 0) + slope * slope;
        weights[bucket] = (weights[bucket] ?? 0) - (RATE * slope) / Math.sqrt(changes[bucket] ?? 1);
      }
    }
  }
  return { weights, bias };
};

/**
 * Leaves the threshold infinite, so that the model asks for no look.
 * @throws Error without texts of both kinds.
 */
export const train = (texts: readonly LabelledText[]): LinearModel => {
  const harmful = texts.filter((text) => text.harmful).length;
  if (harmful === 0 || harmful === texts.length) throw new Error('Harmful and harmless texts are both needed.');
  const { weights, bias } = fitWeights(examplesOf(texts));
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), Number.MIN_VALUE) / BYTE_MAX;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return { bits: BITS, scale, bias, threshold: Infinity, weights: Buffer.from(bytes.buffer).toString('base64') };
};

/** Shares from 0 to 1, of texts that the model has not seen. */
export interface Measured {
  harmfulHeld: number;
  harmlessHeld: number;
}

export const withThreshold = (
  model: LinearModel,
  heldOut: readonly LabelledText[],
  harmlessHeld: number,
): { model: LinearModel; measured: Measured } => {
  const scoreOf = linearScorer(model);
  const scored = heldOut.map(({ text, harmful }) => ({ score: scoreOf(text), harmful }));
  const harmless = scored.filter(({ harmful }) => !harmful).map(({ score }) => score);
  const harmful = scored.filter((one) => one.harmful).map(({ score }) => score);
  if (harmless.length === 0 || harmful.length === 0) throw new Error('Too few texts: none of one kind was kept back.');
  const highest = harmless.toSorted((a, b) => b - a);
  const threshold = highest[Math.floor(harmlessHeld * highest.length)] ?? 0;
  const shareOver = (scores: number[]) => scores.filter((score) => score > threshold).length / scores.length;
  return {
    model: { ...model, threshold },
    measured: { harmfulHeld: shareOver(harmful), harmlessHeld: shareOver(harmless) },
  };
};
