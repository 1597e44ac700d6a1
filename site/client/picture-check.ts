import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE, ONE_IMAGE_MESSAGE } from '#contract/images/one-image.ts';
import {
  PICTURE_EMPTY_MESSAGE,
  PICTURE_PIXELS_MESSAGE,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_PIXELS,
  UPLOAD_TYPES,
} from '#contract/images/pictures.ts';
import { forms } from '#contract/words/forms.ts';
import { sentence } from '#contract/words/message.ts';

/** What a file input offers to choose. */
export const UPLOAD_ACCEPT = [...UPLOAD_TYPES, '.jpg', '.jpeg', '.png', '.webp'].join(',');

/** Why a chosen file cannot be taken. `count`: there is no room for it. */
export type PictureProblem = 'type' | 'heic' | 'empty' | 'unreadable' | 'size' | 'pixels' | 'count';

/** The specification's sentences, which differ between the forms. */
export type PictureSentences = { type: string; size: string; count: string };

export const imageSentences: PictureSentences = {
  type: IMAGE_TYPE_MESSAGE,
  size: IMAGE_SIZE_MESSAGE,
  count: ONE_IMAGE_MESSAGE,
};

const UNREADABLE = sentence(forms.pictureUnreadable);

/** The reason in a sentence, without its full stop. */
export const pictureSentence = (problem: PictureProblem, own: PictureSentences): string =>
  ({
    ...own,
    heic: own.type,
    empty: PICTURE_EMPTY_MESSAGE,
    unreadable: UNREADABLE,
    pixels: PICTURE_PIXELS_MESSAGE,
  })[problem];

/** True where a smaller copy, which the browser can make, could be taken. */
export const isTooLarge = (problem: PictureProblem): boolean => problem === 'size' || problem === 'pixels';

const types: readonly string[] = [...UPLOAD_TYPES, 'image/jpg'];
const isOffered = ({ type, name }: File) => (type ? types.includes(type) : /\.(jpe?g|png|webp)$/i.test(name));

const isCalledHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** The size lies behind the metadata: nearly always within the first 64 KB, and anywhere where there are many previews. */
const FIRST_BYTES = 64 * 1024;

// Few visitors choose a picture.
const loadReader = () => import('#contract/images/picture-head.ts').catch(() => null);

/** The beginning of a file, and all of it where its size lies behind; null where the script that reads it does not come. */
const headOf = async (file: File) => {
  const reader = await loadReader();
  if (!reader) return null;
  const { readPictureHead } = reader;
  const head = readPictureHead(new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer()));
  // One of 5 MB and more is refused by its size in any case.
  return head.kind === 'cut' && file.size < UPLOAD_MAX_BYTES
    ? readPictureHead(new Uint8Array(await file.arrayBuffer()))
    : head;
};

/**
 * What is wrong with a chosen file, by what it says it is and by its first bytes; null when it can be sent. The server looks at
 * it again.
 */
export const pictureProblem = async (file: File): Promise<PictureProblem | null> => {
  if (file.size === 0) return 'empty';
  try {
    const head = await headOf(file);
    if (head?.kind === 'heic' || isCalledHeic(file)) return 'heic';
    if (head?.kind === 'none' || !isOffered(file)) return 'type';
    if (file.size >= UPLOAD_MAX_BYTES) return 'size';
    if (!head) return null;
    if (!('size' in head)) return 'type';
    return head.size.width * head.size.height > UPLOAD_MAX_PIXELS ? 'pixels' : null;
  } catch {
    return 'unreadable';
  }
};
