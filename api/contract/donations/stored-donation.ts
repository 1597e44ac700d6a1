import * as z from 'zod/mini';
import { sentKeys } from '../calls/sent-once.ts';
import { id, linkVersion, timestamp } from '../fields/record-fields.ts';
import { picture } from '../images/pictures.ts';
import { language } from '../languages/in-language.ts';
import { letterFields } from '../letters/letters.ts';
import { mailKind } from '../mail-admin/mail-kinds.ts';
import { counties } from '../places/counties.ts';
import { likeness, quarantineFields } from '../quarantine/likeness.ts';
import { urgency } from '../urgent/urgent.ts';
import { dayAsked } from './day-asked.ts';
import { categoryKeys, conditionKeys, donationStatus, fireLabelKeys, otherThing } from './donations.ts';
import { agreedDay, pickup } from './pickup.ts';

/** One change of status; `by` is a stored author in the store, a name in responses. */
const donationHistoryEntry = z.object({
  at: timestamp,
  by: z.string(),
  from: donationStatus,
  to: donationStatus,
  notes: z.nullable(z.string()),
});

const decision = {
  adminNotes: z.nullable(z.string()),
  /** Why it was declined, in words that the donor reads; notes are for colleagues. */
  reasonForDonor: z.optional(z.string()),
  reviewedAt: z.nullable(timestamp),
  reviewedBy: z.nullable(z.string()),
  collectedAt: z.nullable(timestamp),
};

/** The stored form of a donation item. `reviewedBy` is a stored author. */
export const storedDonation = z.object({
  id,
  /** That of the page on which it was offered, in which the donor is told of it; omitted for English. */
  language,
  reference: z.string(),
  submitterName: z.string(),
  submitterEmail: z.string(),
  submitterPhone: z.string(),
  description: z.string(),
  category: z.enum(categoryKeys),
  condition: z.enum(conditionKeys),
  /** Why it is offered although the shops cannot take it. */
  whyAllTheSame: z.optional(z.string()),
  otherThings: z.optional(z.array(otherThing)),
  fireLabel: z.optional(z.enum(fireLabelKeys)),
  estimatedValue: z.nullable(z.number()),
  pickupRequired: z.boolean(),
  pickupAddress: z.string(),
  pickupInstructions: z.string(),
  pickupCounty: z.optional(z.enum(counties)),
  pickupEircode: z.optional(z.string()),
  pickupFloor: z.optional(z.string()),
  pickupParking: z.optional(z.string()),
  pickupBoxes: z.optional(z.string()),
  pickup: z.optional(pickup),
  photos: z.array(picture),
  /** While photos are being prepared: the ids of all photos in the order in which they were sent. */
  photoPlaces: z.optional(z.array(id)),
  /** Number of photos that were dropped after the donor was told that they had arrived. */
  photosDropped: z.optional(z.int()),
  status: donationStatus,
  /** The account that looks after it. */
  assignedTo: z.optional(id),
  /** The account that gave it to that one; missing where it was given before this was kept. */
  assignedBy: z.optional(id),
  held: z.boolean(),
  createdAt: timestamp,
  ...decision,
  history: z.array(donationHistoryEntry),
  ...letterFields,
  linkVersion: z.optional(linkVersion),
  /** Until staff decide again. */
  dayAsked: z.optional(dayAsked),
  /** The state before the latest decision, for undo: also what the donor was not told of it yet, and what was planned, offered and asked for. */
  previous: z.optional(
    z.object({
      status: donationStatus,
      ...decision,
      untold: z.optional(z.array(mailKind)),
      stop: z.optional(z.object({ runId: id, agreed: z.optional(agreedDay) })),
      told: pickup.shape.told,
      days: pickup.shape.days,
      dayAsked: z.optional(dayAsked),
    }),
  ),
  /** Where words of the donor say that somebody is in danger. */
  urgency: z.optional(urgency),
  sentKeys,
  ...quarantineFields,
  likeness: z.optional(likeness),
});
export type StoredDonation = z.infer<typeof storedDonation>;

/** The ids of the photos that are still being prepared. */
export const waitingPhotos = ({ photoPlaces = [], photos }: Pick<StoredDonation, 'photoPlaces' | 'photos'>): string[] =>
  photoPlaces.filter((place) => !photos.some((photo) => photo.id === place));
