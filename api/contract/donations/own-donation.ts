import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { language } from '../languages/in-language.ts';
import { manageToken } from '../manage-link/manage-token.ts';
import { helplines } from '../testimonials/helplines.ts';
import { optionalText } from '../text/text.ts';
import { sentence } from '../words/message.ts';
import { rules } from '../words/rules.ts';
import { dayAsked } from './day-asked.ts';
import { categoryKeys, conditionKeys, donationStatus, otherThing } from './donations.ts';
import { collectionTime, offeredDay } from './offered-day.ts';

export const DONATION_LINK_UNKNOWN = sentence(rules.donationLinkUnknown);

/** The body of the calls behind an offer's manage link. */
const token = manageToken(DONATION_LINK_UNKNOWN);
export const ownDonationRequest = z.object({ token });

const DAY_REQUIRED = sentence(rules.dayRequired);
/** The choice of one of the days that are offered, by its id. */
export const ownDayChoice = z.object({
  token,
  day: z.string(DAY_REQUIRED).check(z.minLength(1, DAY_REQUIRED), z.maxLength(100)),
});

/** Number of characters of the note about a day. */
export const DAY_NOTE_MAX = 500;

/** The body of a wish for another day. */
export const anotherDay = z.object({ token, note: optionalText(DAY_NOTE_MAX) });

/** A photo as its donor sees it: its smallest copy, as no address shows it without a sign-in. */
const ownPhoto = z.object({ id, width: z.int(), height: z.int(), dataUrl: z.string() });
export type OwnPhoto = z.infer<typeof ownPhoto>;

/** An offer as its donor sees it through the manage link: nothing that staff wrote but the reason that is meant for the donor. */
export const ownDonation = z.object({
  reference: z.string(),
  category: z.enum(categoryKeys),
  condition: z.enum(conditionKeys),
  otherThings: z.optional(z.array(otherThing)),
  description: z.string(),
  /** That of the page on which it was described; omitted for English. */
  language,
  status: donationStatus,
  /** What happens next, or has happened, in a sentence or two. */
  statusText: z.string(),
  /** Why it was declined, as staff wrote it for the donor, in English; `statusText` is the same then. */
  reasonForDonor: z.optional(z.string()),
  /** True if it is rejected because the donor withdrew it. */
  withdrawn: z.boolean(),
  pickupRequired: z.boolean(),
  /** The address, the county and the Eircode, a line each; empty where it is brought. */
  pickupAddress: z.string(),
  photos: z.array(ownPhoto),
  /** How many photos are still being prepared. */
  picturesWaiting: z.int(),
  /** The agreed day of the collection. */
  day: z.nullable(z.object(collectionTime)),
  /** The days that are offered and still have room. */
  days: z.array(offeredDay),
  /** What the donor wrote when another day was asked for. */
  dayAsked: z.nullable(dayAsked),
  createdAt: timestamp,
  /** When staff decided about it for the last time; null while they have not. */
  decidedAt: z.nullable(timestamp),
  withdrawnAt: z.nullable(timestamp),
  collectedAt: z.nullable(timestamp),
  helplines,
});
export type OwnDonation = z.infer<typeof ownDonation>;
