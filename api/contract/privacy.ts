import * as z from 'zod/mini';
import { auditEntry } from './audit.ts';
import { donationStatus } from './donations.ts';
import { EMAIL_MESSAGE, looksLikeEmail } from './email-address.ts';
import { role } from './people.ts';
import { id, timestamp } from './record-fields.ts';
import { testimonialStatus } from './testimonials.ts';
import { normaliseText } from './text.ts';

/** Whose data it is about. Capital letters do not count. */
export const privacyRequest = z.object({
  email: z.string(EMAIL_MESSAGE).check(
    z.overwrite((value) => normaliseText(value).toLowerCase()),
    z.refine(looksLikeEmail, EMAIL_MESSAGE),
  ),
});

/** Everything that is kept about one e-mail address, in short. */
export const personalData = z.object({
  testimonials: z.array(
    z.object({
      id,
      name: z.string(),
      status: testimonialStatus,
      createdAt: timestamp,
      excerpt: z.string(),
      photos: z.int(),
    }),
  ),
  donations: z.array(
    z.object({
      id,
      reference: z.string(),
      name: z.string(),
      status: donationStatus,
      createdAt: timestamp,
      photos: z.int(),
    }),
  ),
  /** The staff account with this address. */
  account: z.nullable(z.object({ id, name: z.string(), role, disabled: z.boolean(), createdAt: timestamp })),
  /** What the audit log says of these records, newest first, and what the account did. */
  audit: z.array(auditEntry),
});
export type PersonalData = z.infer<typeof personalData>;

/** What was erased. */
export const erasure = z.object({ testimonials: z.int(), donations: z.int(), photos: z.int(), account: z.boolean() });
export type Erasure = z.infer<typeof erasure>;
