import * as z from 'zod/mini';
import { auditEntry } from '../audit/audit.ts';
import { donationStatus } from '../donations/donations.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { soughtEmail } from '../personal-data/email.ts';
import { role } from '../roles.ts';
import { testimonialStatus } from '../testimonials/testimonials.ts';

export const privacyRequest = z.object({ email: soughtEmail });

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
  messages: z.array(
    z.object({ id, reference: z.string(), name: z.string(), createdAt: timestamp, excerpt: z.string() }),
  ),
  account: z.nullable(z.object({ id, name: z.string(), role, disabled: z.boolean(), createdAt: timestamp })),
  audit: z.array(auditEntry),
});
export type PersonalData = z.infer<typeof personalData>;

export const erasure = z.object({
  testimonials: z.int(),
  donations: z.int(),
  messages: z.int(),
  photos: z.int(),
  account: z.boolean(),
});
export type Erasure = z.infer<typeof erasure>;
