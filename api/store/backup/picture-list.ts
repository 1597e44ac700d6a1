import { createHash } from 'node:crypto';
import { type ArchiveEntry, isEntryName, sumLine } from './archive-entry.ts';

/** The first entry of an archive without pictures of its own: the name and SHA-256 of each, by which the shared folder has it. */
export const PICTURE_LIST_NAME = 'PICTURES.sha256';

/** A picture file by its path in the data folder, and the SHA-256 of its bytes. */
export interface ListedPicture {
  name: string;
  sum: string;
}

const LINE = /^([0-9a-f]{64}) {2}(uploads\/.+)$/;

const ownSum = (lines: string): string => sumLine(createHash('sha256').update(lines).digest('hex'), PICTURE_LIST_NAME);

/** The list as it is stored: a line for each picture, and one with the checksum of the lines before it. */
const formatPictureList = (pictures: readonly ListedPicture[]): string => {
  const lines = pictures.map(({ name, sum }) => sumLine(sum, name)).join('');
  return lines + ownSum(lines);
};

/** The list as an entry of an archive. */
export const pictureListEntry = (pictures: readonly ListedPicture[]): ArchiveEntry => {
  const bytes = Buffer.from(formatPictureList(pictures));
  return { name: PICTURE_LIST_NAME, size: bytes.length, chunks: [bytes] };
};

/** The pictures of a stored list, or null when a single byte of it is not as it was written. */
export const parsePictureList = (text: string): ListedPicture[] | null => {
  const lines = text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1);
  if (text !== lines + ownSum(lines)) return null;
  const pictures = lines
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [, sum = '', name = ''] = LINE.exec(line) ?? [];
      return { name, sum };
    });
  return pictures.every(({ name }) => isEntryName(name)) ? pictures : null;
};
