import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { language } from '../languages/in-language.ts';
import { manageToken } from '../manage-link/manage-token.ts';
import { helplines } from '../testimonials/helplines.ts';
import { optionalText } from '../text/text.ts';
import { sentence } from '../words/message.ts';
import { validationMessages } from '../words/validation-messages.ts';
import { dayAsked } from './day-asked.ts';
import { categoryKeys, conditionKeys, donationStatus, otherThing } from './donations.ts';
import { collectionTime, offeredDay } from './offered-day.ts';

export const DONATION_LINK_UNKNOWN = sentence(validationMessages.donationLinkUnknown);

const token = manageToken(DONATION_LINK_UNKNOWN);
export const managedDonationRequest = z.object({ token });

const DAY_REQUIRED = sentence(validationMessages.dayRequired);
export const managedDayChoice = z.object({
  token,
  day: z.string(DAY_REQUIRED).check(z.minLength(1, DAY_REQUIRED), z.maxLength(100)),
});

export const DAY_NOTE_MAX = 500;

export const anotherDay = z.object({ token, note: optionalText(DAY_NOTE_MAX) });

/** The smallest copy inline, as no photo has an address without a sign-in. */
const managedPhoto = z.object({ id, width: z.int(), height: z.int(), dataUrl: z.string() });
export type ManagedPhoto = z.infer<typeof managedPhoto>;

/** Contains nothing that staff wrote but the reason meant for the donor. */
export const managedDonation = z.object({
  reference: z.string(),
  category: z.enum(categoryKeys),
  condition: z.enum(conditionKeys),
  otherThings: z.optional(z.array(otherThing)),
  description: z.string(),
  language,
  status: donationStatus,
  statusText: z.string(),
  /** Written by staff for the donor, in English; `statusText` is the same then. */
  reasonForDonor: z.optional(z.string()),
  withdrawn: z.boolean(),
  pickupRequired: z.boolean(),
  /** Address, county and Eircode, one per line; empty for a drop-off. */
  pickupAddress: z.string(),
  photos: z.array(managedPhoto),
  picturesWaiting: z.int(),
  day: z.nullable(z.object(collectionTime)),
  days: z.array(offeredDay),
  dayAsked: z.nullable(dayAsked),
  createdAt: timestamp,
  decidedAt: z.nullable(timestamp),
  withdrawnAt: z.nullable(timestamp),
  collectedAt: z.nullable(timestamp),
  helplines,
});
export type ManagedDonation = z.infer<typeof managedDonation>;
