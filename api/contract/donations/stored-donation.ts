import * as z from 'zod/mini';
import { sentKeys } from '../calls/sent-once.ts';
import { id, linkVersion, timestamp } from '../fields/record-fields.ts';
import { picture } from '../images/pictures.ts';
import { language } from '../languages/in-language.ts';
import { letterFields } from '../letters/letters.ts';
import { mailKind } from '../mail-admin/mail-kinds.ts';
import { counties } from '../places/counties.ts';
import { likeness, quarantineFields } from '../quarantine/likeness.ts';
import { shopKey } from '../settings/settings.ts';
import { urgency } from '../urgent/urgent.ts';
import { dayAsked } from './day-asked.ts';
import { categoryKeys, conditionKeys, donationStatus, fireLabelKeys, otherThing } from './donations.ts';
import { agreedDay, pickup } from './pickup.ts';

/** `by` is a stored author in the store, a name in responses. */
const donationHistoryEntry = z.object({
  at: timestamp,
  by: z.string(),
  from: donationStatus,
  to: donationStatus,
  notes: z.nullable(z.string()),
});

const decision = {
  adminNotes: z.nullable(z.string()),
  /** Read by the donor; notes are for colleagues. */
  reasonForDonor: z.optional(z.string()),
  reviewedAt: z.nullable(timestamp),
  reviewedBy: z.nullable(z.string()),
  collectedAt: z.nullable(timestamp),
};

/** `reviewedBy` is a stored author. */
export const storedDonation = z.object({
  id,
  /** Language of the page on which it was offered, used for mails to the donor; omitted for English. */
  language,
  reference: z.string(),
  submitterName: z.string(),
  submitterEmail: z.string(),
  submitterPhone: z.string(),
  description: z.string(),
  category: z.enum(categoryKeys),
  condition: z.enum(conditionKeys),
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
  broughtTo: z.optional(shopKey),
  photos: z.array(picture),
  /** Set while photos are being prepared: ids of all photos in the order in which they were sent. */
  photoPlaces: z.optional(z.array(id)),
  /** Photos dropped after the donor was told that they had arrived. */
  photosDropped: z.optional(z.int()),
  status: donationStatus,
  assignedTo: z.optional(id),
  assignedBy: z.optional(id),
  held: z.boolean(),
  createdAt: timestamp,
  ...decision,
  history: z.array(donationHistoryEntry),
  ...letterFields,
  linkVersion: z.optional(linkVersion),
  dayAsked: z.optional(dayAsked),
  /** State before the latest decision, for undo, with mails not yet sent and what was planned, offered and asked for. */
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
  urgency: z.optional(urgency),
  sentKeys,
  ...quarantineFields,
  likeness: z.optional(likeness),
});
export type StoredDonation = z.infer<typeof storedDonation>;

export const mayHaveCome = ({
  pickupRequired,
  status,
  quarantinedAt,
}: Pick<StoredDonation, 'pickupRequired' | 'status' | 'quarantinedAt'>): boolean =>
  !pickupRequired && quarantinedAt === undefined && (status === 'approved' || status === 'collected');

export const waitingPhotos = ({ photoPlaces = [], photos }: Pick<StoredDonation, 'photoPlaces' | 'photos'>): string[] =>
  photoPlaces.filter((place) => !photos.some((photo) => photo.id === place));
