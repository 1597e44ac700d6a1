import { normalForm } from '#contract/text/normal-form.ts';

const TEXT_MAX = 20_000;

const START = 0x811c9dc5;
const withUnit = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

const bucketOf = (hash: number, bits: number): number => {
  let mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  mixed ^= mixed >>> 12;
  return (mixed >>> 0) & (2 ** bits - 1);
};

const hashOf = (seed: number, text: string): number => {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = withUnit(hash, text.charCodeAt(at));
  return hash;
};

const seedOf = (kind: string) => withUnit(START, kind.charCodeAt(0));
const [WORD, PAIR, TRIPLE, PART] = [seedOf('w'), seedOf('b'), seedOf('t'), seedOf('c')];
const SPACE = ' '.charCodeAt(0);
const [PART_MIN, PART_MAX] = [3, 5];
const [WHOLE_WEIGHT, TRIPLE_WEIGHT, PART_WEIGHT] = [1, 0.7, 0.5];

const ENGLISH_LETTERS = /^\p{ASCII}*$/u;
const withoutAccents = (text: string): string =>
  ENGLISH_LETTERS.test(text) ? text : normalForm(text, 'NFKD').replace(/\p{M}/gu, '');

const wordsOf = (text: string): string[] => {
  const folded = withoutAccents(text.slice(0, TEXT_MAX))
    .toLowerCase()
    .replace(/https?:\S{1,500}|www\.\S{1,500}/g, ' URL ')
    .replace(/@\w{1,50}/g, ' @U ')
    .replace(/(.)\1{2,}/g, '$1$1')
    .replace(/'/g, '');
  // The second is the same for English letters, and several times as fast.
  return folded.match(ENGLISH_LETTERS.test(folded) ? /[a-zA-Z0-9@$*!#]+/g : /[\p{L}\p{N}@$*!#]+/gu) ?? [];
};

export interface Features {
  buckets: number[];
  values: number[];
}

const collector = (bits: number) => {
  const largest = new Float64Array(2 ** bits);
  let buckets: number[] = [];
  return {
    add(hash: number, weight: number) {
      const at = bucketOf(hash, bits);
      const known = largest[at] ?? 0;
      if (known === 0) buckets.push(at);
      if (weight > known) largest[at] = weight;
    },
    take(): Features {
      const found = buckets;
      const weights = found.map((at) => largest[at] ?? 0);
      for (const at of found) largest[at] = 0;
      buckets = [];
      const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
      return { buckets: found, values: weights.map((weight) => weight / length) };
    },
  };
};

export const featureReader = (bits: number): ((text: string) => Features) => {
  const { add, take } = collector(bits);
  const addParts = (word: string) => {
    const edged = `_${word}_`;
    for (let from = 0; from + PART_MIN <= edged.length; from += 1) {
      let hash = PART;
      for (let size = 1; size <= PART_MAX && from + size <= edged.length; size += 1) {
        hash = withUnit(hash, edged.charCodeAt(from + size - 1));
        if (size >= PART_MIN) add(hash, PART_WEIGHT);
      }
    }
  };
  return (text) => {
    const words = wordsOf(text);
    let [before, last] = ['', ''];
    for (const word of words) {
      add(hashOf(WORD, word), WHOLE_WEIGHT);
      if (last !== '') add(hashOf(withUnit(hashOf(PAIR, last), SPACE), word), WHOLE_WEIGHT);
      if (before !== '') {
        const pair = withUnit(hashOf(withUnit(hashOf(TRIPLE, before), SPACE), last), SPACE);
        add(hashOf(pair, word), TRIPLE_WEIGHT);
      }
      [before, last] = [last, word];
    }
    for (const word of new Set(words)) if (word.length > 2 && word.length < 24) addParts(word);
    return take();
  };
};
