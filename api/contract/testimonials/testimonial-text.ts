import * as z from 'zod/mini';
import { normaliseText } from '../text/text.ts';
import { sentence } from '../words/message.ts';
import { validationMessages } from '../words/validation-messages.ts';

export const TESTIMONIAL_MIN = 20;
export const TESTIMONIAL_MAX = 5000;

export const CONTENT_REQUIRED = sentence(validationMessages.contentRequired);
export const CONTENT_TOO_SHORT = sentence(validationMessages.contentTooShort, { count: TESTIMONIAL_MIN });
export const CONTENT_TOO_LONG = sentence(validationMessages.contentTooLong, { count: TESTIMONIAL_MAX });

export const autoReviewRequest = z.object({
  content: z.string(CONTENT_REQUIRED).check(
    z.refine((value) => normaliseText(value) !== '', CONTENT_REQUIRED),
    z.maxLength(TESTIMONIAL_MAX, CONTENT_TOO_LONG),
  ),
});
