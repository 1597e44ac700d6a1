import type { FileField } from '../calls/call.ts';
import { IMAGE_SIZE_MESSAGE, ONE_IMAGE_MESSAGE } from '../testimonials/testimonials.ts';

/** One picture, wherever it is sent. */
export const oneImage: FileField = { max: 1, countMessage: ONE_IMAGE_MESSAGE, sizeMessage: IMAGE_SIZE_MESSAGE };
