const BLOCK = 512;

/** Bytes that fill a tar entry of the given size up to a whole block. */
export const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** What ends a tar archive. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * BLOCK);

const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`;

const sumOf = (header: Buffer) => {
  let sum = 8 * 32;
  header.forEach((byte, place) => {
    if (place < 148 || place >= 156) sum += byte;
  });
  return `${sum.toString(8).padStart(6, '0')}\0 `;
};

/** The header of a plain file, the same for the same name and size. @throws when the name is over 100 bytes. */
export const tarHeader = (name: string, size: number): Buffer => {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a backup.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(0, 12), 100, 'latin1');
  header.write('0', 156);
  header.write('ustar\u000000', 257, 'latin1');
  header.write(sumOf(header), 148, 'latin1');
  return header;
};

/** Name and size of an entry, `end` for an empty block, null when the header is not one of ours to the last byte. */
export const readTarHeader = (header: Buffer): { name: string; size: number } | 'end' | null => {
  if (header.every((byte) => byte === 0)) return 'end';
  const name = header.toString('utf8', 0, header.indexOf(0));
  const [, size] = /^([0-7]{11})\0$/.exec(header.toString('latin1', 124, 136)) ?? [];
  if (!size || !/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(name) || Buffer.byteLength(name) > 100) return null;
  const entry = { name, size: Number.parseInt(size, 8) };
  return header.equals(tarHeader(entry.name, entry.size)) ? entry : null;
};
