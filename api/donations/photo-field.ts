import {
  PHOTO_COUNT_MESSAGE,
  PHOTO_SIZE_MESSAGE,
  PHOTO_TYPE_MESSAGE,
  PHOTOS_MAX,
} from '#contract/donations/donations.ts';
import type { FileField } from '../http/route.ts';

/** The photos of an offer, wherever they are sent. */
export const photoField: FileField = {
  max: PHOTOS_MAX,
  countMessage: PHOTO_COUNT_MESSAGE,
  sizeMessage: PHOTO_SIZE_MESSAGE,
  typeMessage: PHOTO_TYPE_MESSAGE,
};
