export interface ArchiveEntry {
  /** Its path inside the archive, with `/` between folders. */
  name: string;
  /** Total bytes of `chunks`. */
  size: number;
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Plain names below one folder: nothing hidden, nothing that leads out of it. */
const NAME = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
const NAME_BYTES_MAX = 100;

export const isEntryName = (name: string): boolean => NAME.test(name) && Buffer.byteLength(name) <= NAME_BYTES_MAX;

/** The last but one entry: a checksum for each file before it, as `sha256sum -c` reads them. */
export const SUMS_NAME = 'SHA256SUMS';

export const sumLine = (sum: string, name: string): string => `${sum}  ${name}\n`;
