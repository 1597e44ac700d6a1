import { featureReader } from './linear-features.ts';

export interface LinearModel {
  bits: number;
  scale: number;
  bias: number;
  threshold: number;
  weights: string;
}

export const linearScorer = ({ bits, scale, bias, weights: encoded }: LinearModel): ((text: string) => number) => {
  const weights = new Int8Array(Buffer.from(encoded, 'base64'));
  const featuresOf = featureReader(bits);
  return (text) => {
    const { buckets, values } = featuresOf(text);
    let sum = 0;
    buckets.forEach((bucket, at) => {
      sum += (weights[bucket] ?? 0) * (values[at] ?? 0);
    });
    return sum * scale + bias;
  };
};
