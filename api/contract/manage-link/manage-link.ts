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
import { rules } from '../words/rules.ts';
import { manageToken } from './manage-token.ts';

export const LINK_UNKNOWN = sentence(rules.testimonialLinkUnknown);

const token = manageToken(LINK_UNKNOWN);

export const manageLinkRequest = z.object({ token });

/** A correction. If `consentTo` is omitted, the consent does not change. */
export const ownCorrection = z.object({
  token,
  content: testimonialContent,
  consentTo: z.optional(agreedTopics),
  whose,
});
export type OwnCorrection = z.infer<typeof ownCorrection>;

/** A testimonial as its author sees it through the manage link. */
export const ownTestimonial = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  content: z.string(),
  /** That of the page on which it was written; omitted for English. */
  language,
  /** The public text if staff have redacted it, otherwise null. */
  publicContent: z.nullable(z.string()),
  /** True if a picture came with it, prepared or not. */
  hasImage: z.boolean(),
  /** 1 while its picture is still being prepared. */
  picturesWaiting: z.int(),
  /** Set when its picture was dropped. */
  pictureDropped: z.optional(pictureLoss),
  /** The picture's address if it is public. */
  imageUrl: z.nullable(z.string()),
  status: testimonialStatus,
  createdAt: timestamp,
  correctedAt: z.nullable(timestamp),
  agreedTo: z.array(z.enum(consentTopics)),
  /** Whose story it is, where the writer said so. */
  whose: z.nullable(z.enum(whoseStory)),
  helplines,
});
export type OwnTestimonial = z.infer<typeof ownTestimonial>;
