import { createHash } from 'node:crypto';
import { type ArchiveEntry, isEntryName, sumLine } from './archive-entry.ts';

/** First entry of an archive without pictures of its own: the name and SHA-256 of each. */
export const PICTURE_LIST_NAME = 'PICTURES.sha256';

export interface ListedPicture {
  name: string;
  sum: string;
}

const LINE = /^([0-9a-f]{64}) {2}(uploads\/.+)$/;

const ownSum = (lines: string): string => sumLine(createHash('sha256').update(lines).digest('hex'), PICTURE_LIST_NAME);

const formatPictureList = (pictures: readonly ListedPicture[]): string => {
  const lines = pictures.map(({ name, sum }) => sumLine(sum, name)).join('');
  return lines + ownSum(lines);
};

export const pictureListEntry = (pictures: readonly ListedPicture[]): ArchiveEntry => {
  const bytes = Buffer.from(formatPictureList(pictures));
  return { name: PICTURE_LIST_NAME, size: bytes.length, chunks: [bytes] };
};

/** Returns null if a single byte has changed since the list was written. */
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
