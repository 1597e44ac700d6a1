import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { puzzleText } from '#contract/proof-of-work.ts';
import { createHasher } from '../../../site/client/sha256.ts';
import { solve } from '../../../site/client/solve-proof.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hex = (words: Int32Array) => [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

describe('the hash', () => {
  it.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 128, 200])('of %i characters and more is SHA-256', (length) => {
    const prefix = 'a'.repeat(length);
    const hash = createHasher(prefix);
    for (const rest of ['', '0', 'Ó', 'b'.repeat(64)]) expect(hex(hash(rest))).toBe(sha256(prefix + rest));
  });
});

describe('the work', () => {
  const challenge = { token: 'token~signature', bits: 8, puzzles: 4, expiresAt: '2026-03-02T09:00:00.000Z' };

  it('solves every puzzle, and tells how far it is', async () => {
    const shares: number[] = [];
    const nonces = await solve(challenge, { onWork: (done) => shares.push(done) });
    expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
    for (const [puzzle, nonce] of nonces.entries()) {
      expect(sha256(puzzleText(challenge.token, puzzle, nonce)).slice(0, 2)).toBe('00');
    }
  });

  it('lets the page do other things meanwhile, and stops when it is told to', async () => {
    const stop = new AbortController();
    let turns = 0;
    const other = setInterval(() => {
      turns += 1;
      if (turns === 5) stop.abort(new Error('Cancelled.'));
    }, 1);
    await expect(solve({ ...challenge, bits: 30 }, { signal: stop.signal })).rejects.toThrow('Cancelled.');
    clearInterval(other);
    expect(turns).toBeGreaterThanOrEqual(5);
  });
});
