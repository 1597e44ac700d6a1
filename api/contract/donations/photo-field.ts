import type { FileField } from '../calls/call.ts';
import { PHOTO_COUNT_MESSAGE, PHOTO_SIZE_MESSAGE, PHOTO_TYPE_MESSAGE, PHOTOS_MAX } from './donations.ts';

export const photoField: FileField = {
  max: PHOTOS_MAX,
  countMessage: PHOTO_COUNT_MESSAGE,
  sizeMessage: PHOTO_SIZE_MESSAGE,
  typeMessage: PHOTO_TYPE_MESSAGE,
};
