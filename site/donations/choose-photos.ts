import {
  PHOTO_COUNT_MESSAGE,
  PHOTO_SIZE_MESSAGE,
  PHOTO_TYPE_MESSAGE,
  PHOTOS_MAX,
} from '#contract/donations/donations.ts';
import { photoKey } from '../client/idempotency-key.ts';
import type { PictureSentences } from '../client/picture-check.ts';

export const photoSentences: PictureSentences = {
  type: PHOTO_TYPE_MESSAGE,
  size: PHOTO_SIZE_MESSAGE,
  count: PHOTO_COUNT_MESSAGE,
};

/** Adds photos up to `max` in all; `noRoom` holds the others. */
export const choosePhotos = (
  photos: readonly File[],
  chosen: readonly File[],
  max: number = PHOTOS_MAX,
): { photos: readonly File[]; noRoom: readonly File[] } => {
  const accepted = [...photos];
  const noRoom: File[] = [];
  for (const file of chosen) {
    if (accepted.some((photo) => photoKey(photo) === photoKey(file))) continue;
    if (accepted.length < max) accepted.push(file);
    else noRoom.push(file);
  }
  return { photos: accepted, noRoom };
};
