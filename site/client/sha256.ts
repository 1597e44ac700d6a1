const isPrime = (candidate: number) => {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) return false;
  return true;
};
const primes = Array.from({ length: 312 }, (_, at) => at)
  .filter((candidate) => candidate > 1 && isPrime(candidate))
  .slice(0, 64);
const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;
const ROUND = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const schedule = new Int32Array(64);

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

type Words = Int32Array<ArrayBuffer>;

/** The state after one more block of 64 bytes. */
const compress = (state: Words, block: Uint8Array, at: number): Words => {
  const view = new DataView(block.buffer, block.byteOffset + at, 64);
  for (let t = 0; t < 16; t += 1) schedule[t] = view.getInt32(t * 4);
  for (let t = 16; t < 64; t += 1) {
    const [early, late] = [schedule[t - 15] as number, schedule[t - 2] as number];
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[t] = ((schedule[t - 16] as number) + low + (schedule[t - 7] as number) + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t += 1) {
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + sumE + ((e & f) ^ (~e & g)) + (ROUND[t] as number) + (schedule[t] as number)) | 0;
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  return Int32Array.of(a, b, c, d, e, f, g, h).map((word, at) => (word + (state[at] as number)) | 0);
};

/**
 * SHA-256 of texts with the same beginning, as 8 words: its whole blocks are hashed once. Web Crypto hashes asynchronously,
 * which takes longer than the hash, and not at all on a page without TLS.
 */
export const createHasher = (prefix: string): ((rest: string) => Words) => {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(prefix);
  const whole = bytes.length - (bytes.length % 64);
  let begun: Words = START;
  for (let at = 0; at < whole; at += 64) begun = compress(begun, bytes, at);
  const left = bytes.subarray(whole);
  return (rest) => {
    const more = encoder.encode(rest);
    const length = left.length + more.length;
    const padded = new Uint8Array(Math.ceil((length + 9) / 64) * 64);
    padded.set(left);
    padded.set(more, left.length);
    padded[length] = 0x80;
    new DataView(padded.buffer).setUint32(padded.length - 4, (whole + length) * 8);
    let state = begun;
    for (let at = 0; at < padded.length; at += 64) state = compress(state, padded, at);
    return state;
  };
};
