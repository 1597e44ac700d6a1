import { expect, it } from 'vitest';
import { acceptsBrotli } from '#api/http/cache/variants.ts';

it.each(['br', 'gzip, deflate, br', 'gzip, br;q=0.5', 'br;q=1.0, *;q=0.1', 'zstd,br,gzip', 'BR'])(
  'sends Brotli to who asks for "%s"',
  (accepted) => {
    expect(acceptsBrotli(accepted)).toBe(true);
  },
);

it.each(['', 'gzip, deflate', 'br;q=0', 'gzip, br; q=0.000, deflate', 'brotli', 'x-br-2', 'identity'])(
  'sends none to who asks for "%s"',
  (accepted) => {
    expect(acceptsBrotli(accepted)).toBe(false);
  },
);
