import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE, ONE_IMAGE_MESSAGE } from '#contract/images/one-image.ts';
import { PICTURE_EMPTY_MESSAGE, PICTURE_PIXELS_MESSAGE, UPLOAD_TYPES } from '#contract/images/pictures.ts';
import { forms } from '#contract/words/forms.ts';
import { sentence } from '#contract/words/message.ts';

export const UPLOAD_ACCEPT = [...UPLOAD_TYPES, '.jpg', '.jpeg', '.png', '.webp'].join(',');

/** `count`: there is no room for it. */
export type PictureProblem = 'type' | 'heic' | 'empty' | 'unreadable' | 'size' | 'pixels' | 'count';

/** The specification's sentences, which differ between the forms. */
export type PictureSentences = { type: string; size: string; count: string };

export const imageSentences: PictureSentences = {
  type: IMAGE_TYPE_MESSAGE,
  size: IMAGE_SIZE_MESSAGE,
  count: ONE_IMAGE_MESSAGE,
};

const UNREADABLE = sentence(forms.pictureUnreadable);

/** Leaves out the full stop. */
export const pictureSentence = (problem: PictureProblem, own: PictureSentences): string =>
  ({
    ...own,
    heic: own.type,
    empty: PICTURE_EMPTY_MESSAGE,
    unreadable: UNREADABLE,
    pixels: PICTURE_PIXELS_MESSAGE,
  })[problem];

export const isTooLarge = (problem: PictureProblem): boolean => problem === 'size' || problem === 'pixels';
