/** A file on its way into an archive or out of it. */
export interface ArchiveEntry {
  /** Its path inside the archive, with `/` between folders. */
  name: string;
  /** Bytes that `chunks` come to. */
  size: number;
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Plain names below one folder: nothing hidden, nothing that leads out of it. */
const NAME = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
const NAME_BYTES_MAX = 100;

/** True for a name that an archive may hold. */
export const isEntryName = (name: string): boolean => NAME.test(name) && Buffer.byteLength(name) <= NAME_BYTES_MAX;

/** The last but one entry: a checksum for each file before it, as `sha256sum -c` reads them. */
export const SUMS_NAME = 'SHA256SUMS';

/** A line of that entry. */
export const sumLine = (sum: string, name: string): string => `${sum}  ${name}\n`;
