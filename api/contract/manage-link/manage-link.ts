import * as z from 'zod/mini';
import { timestamp } from '../fields/record-fields.ts';
import { pictureLoss } from '../images/pictures.ts';
import { language } from '../languages/in-language.ts';
import { helplines } from '../testimonials/helplines.ts';
import {
  agreedTopics,
  consentTopics,
  testimonialContent,
  testimonialStatus,
  whose,
  whoseStory,
} from '../testimonials/testimonials.ts';
import { sentence } from '../words/message.ts';
import { validationMessages } from '../words/validation-messages.ts';
import { manageToken } from './manage-token.ts';

export const LINK_UNKNOWN = sentence(validationMessages.testimonialLinkUnknown);

const token = manageToken(LINK_UNKNOWN);

export const manageLinkRequest = z.object({ token });

/** An omitted `consentTo` leaves the consent as it is. */
export const managedCorrection = z.object({
  token,
  content: testimonialContent,
  consentTo: z.optional(agreedTopics),
  whose,
});
export type ManagedCorrection = z.infer<typeof managedCorrection>;

export const managedTestimonial = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  content: z.string(),
  language,
  /** Null unless staff have redacted the text. */
  publicContent: z.nullable(z.string()),
  /** True even while the picture is being prepared. */
  hasImage: z.boolean(),
  picturesWaiting: z.int(),
  pictureDropped: z.optional(pictureLoss),
  /** Null unless the picture is public. */
  imageUrl: z.nullable(z.string()),
  status: testimonialStatus,
  createdAt: timestamp,
  correctedAt: z.nullable(timestamp),
  agreedTo: z.array(z.enum(consentTopics)),
  whose: z.nullable(z.enum(whoseStory)),
  helplines,
});
export type ManagedTestimonial = z.infer<typeof managedTestimonial>;
