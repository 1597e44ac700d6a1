import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { DamagedDataError } from './damaged-data-error.ts';
import type { Disk } from './disk.ts';
import { replaceFile } from './replace-file.ts';

export const META_FILE = 'meta.json';

const whole = z.int().check(z.minimum(0));
const meta = z.object({
  schema: whole,
  sequence: whole,
  collections: z.record(z.string(), z.object({ sequence: whole, count: whole })),
});
export type Meta = z.infer<typeof meta>;

const textOf = (value: Meta): string => {
  const sha256 = createHash('sha256').update(JSON.stringify(value)).digest('hex');
  return `${JSON.stringify({ ...value, sha256 }, null, 2)}\n`;
};

export const writeMeta = (disk: Disk, folder: string, value: Meta): Promise<void> =>
  replaceFile(disk, join(folder, META_FILE), [Buffer.from(textOf(value))]);

export const metaBytes = (value: Meta): Buffer => Buffer.from(textOf(value));

/**
 * Null when there is none.
 * @throws DamagedDataError when a single byte is not as it was written.
 */
export const readMeta = async (disk: Disk, folder: string): Promise<Meta | null> => {
  const bytes = await disk.read(join(folder, META_FILE));
  if (!bytes) return null;
  try {
    const value = meta.parse(JSON.parse(bytes.toString()));
    if (bytes.equals(metaBytes(value))) return value;
  } catch {
    // One sentence for all kinds of damage follows.
  }
  throw new DamagedDataError(META_FILE, 'its checksum does not match.');
};
