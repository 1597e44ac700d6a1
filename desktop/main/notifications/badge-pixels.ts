export const BADGE_SIZE = 16;
const SIZE = BADGE_SIZE;
const DIGITS = [
  '111101101101111',
  '010110010010111',
  '111001111100111',
  '111001111001111',
  '101101111001001',
  '111100111001111',
  '111100111101111',
  '111001010010010',
  '111101111101111',
  '111101111001111',
];
const PLUS = '000010111010000';
const RED = [0xa8, 0x1d, 0x4b] as const;

/** BGRA pixels, as Electron takes them on Windows; a plus sign for ten and more. */
export const badgePixels = (count: number): Buffer => {
  const glyph = (count < 10 ? DIGITS[count] : PLUS) ?? PLUS;
  const pixels = Buffer.alloc(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      if (Math.hypot(x - 7.5, y - 7.5) > 7.6) continue;
      const column = Math.floor((x - 5) / 2);
      const row = Math.floor((y - 3) / 2);
      const isInk = x >= 5 && column < 3 && y >= 3 && row < 5 && glyph[row * 3 + column] === '1';
      const [r, g, b] = isInk ? [255, 255, 255] : RED;
      pixels.set([b, g, r, 255], (y * SIZE + x) * 4);
    }
  }
  return pixels;
};
