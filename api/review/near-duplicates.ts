import type { Finding } from './finding.ts';

const RECENT_MAX = 500;
const CHARACTERS_MAX = 400_000;
// Pairs of words: one changed word in ten leaves two thirds of them as they were.
const SHINGLE = 2;
const SIMILAR = 0.6;

const shinglesOf = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const size = Math.min(SHINGLE, words.length);
  const shingles = new Set<string>();
  for (let at = 0; size > 0 && at + size <= words.length; at += 1) shingles.add(words.slice(at, at + size).join(' '));
  return shingles;
};

const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared += 1;
  return shared / (a.size + b.size - shared);
};

/** Compares with the newest 500 texts, or their first 400,000 characters. */
export const nearDuplicates = (text: string, recent: readonly string[]): Finding[] => {
  if (recent.length === 0) return [];
  const own = shinglesOf(text);
  if (own.size === 0) return [];
  let characters = 0;
  for (const other of recent.slice(0, RECENT_MAX)) {
    // Similar texts have similar lengths; skip the others.
    if (other.length * 2 < text.length || text.length * 2 < other.length) continue;
    characters += other.length;
    if (characters > CHARACTERS_MAX) break;
    if (similarity(own, shinglesOf(other)) >= SIMILAR) {
      return [{ kind: 'duplicate', effect: 'flag', message: 'Nearly the same as another recent testimonial.' }];
    }
  }
  return [];
};
