import * as z from 'zod/mini';
import { formerPageQuery, withSort } from '../calls/paging.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { holder } from '../live/live.ts';
import { mailKind } from '../mail-admin/mail-kinds.ts';
import { mailStates } from '../mail-admin/mails.ts';
import { deskFilters } from '../moderation/desk-filters.ts';
import { optionalChoice, optionalDay, orNothing } from '../moderation/filters.ts';
import { bulkDecision } from '../moderation/moderation.ts';
import { counties } from '../places/counties.ts';
import { REASON_FOR_DONOR_MAX } from '../review/review-rules.ts';
import { NOT_KNOWN, shopKey } from '../settings/settings.ts';
import { freeText, optionalText } from '../text/text.ts';
import { staffUrgency } from '../urgent/urgent.ts';
import {
  CATEGORY_REQUIRED,
  CONDITION_REQUIRED,
  categoryKeys,
  conditionKeys,
  DONATION_STATUS_MESSAGE,
  type DonationStatus,
  donationStatus,
  donationStatuses,
} from './donations.ts';
import { storedDonation } from './stored-donation.ts';

/** The allowed changes of status; anything else is a conflict. */
export const donationTransitions: Record<DonationStatus, readonly DonationStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['collected', 'rejected', 'pending'],
  rejected: ['pending'],
  collected: ['approved'],
};

const { previous, linkVersion, likeness, sentKeys, photoPlaces, ...staffSees } = storedDonation.shape;

/** A mail to the donor about the item, and what has become of it. */
const donorMail = z.object({
  id,
  kind: mailKind,
  state: z.enum(mailStates),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
});
export type DonorMail = z.infer<typeof donorMail>;

/** A donation item as staff see it; `reviewedBy` and `by` in its history are names. */
export const donationItem = z.object({
  ...staffSees,
  /** The account that made the latest decision; null without a decision or without an account. */
  reviewedById: z.optional(z.nullable(id)),
  photoUrls: z.array(z.string()),
  /** The mails of the last month to the donor, oldest first. */
  mails: z.optional(z.array(donorMail)),
  assignedName: z.optional(z.nullable(z.string())),
  /** How many comments colleagues have written. */
  commentCount: z.optional(z.int()),
  /** The name of the pickup's area; null where none is known. */
  area: z.optional(z.nullable(z.string())),
  /** How many photos are still being prepared. */
  picturesWaiting: z.optional(z.int()),
  /** Until when the latest decision can be undone by the person who made it; null when there is nothing to undo. */
  undoUntil: z.optional(z.nullable(timestamp)),
  heldBy: z.optional(z.nullable(holder)),
  urgency: z.optional(staffUrgency),
});
export type DonationItem = z.infer<typeof donationItem>;

export const donationItems = z.object({ items: z.array(donationItem), total: z.int() });
export type DonationItems = z.infer<typeof donationItems>;

/** Number of donation items by status, and in total. */
export const donationCounts = z.object({
  pending: z.int(),
  approved: z.int(),
  rejected: z.int(),
  collected: z.int(),
  all: z.int(),
});
export type DonationCounts = z.infer<typeof donationCounts>;

export const NO_SUCH_SHOP = 'There is no such shop.';

const filters = {
  q: optionalText(200),
  category: optionalChoice(categoryKeys, CATEGORY_REQUIRED),
  condition: optionalChoice(conditionKeys, CONDITION_REQUIRED),
  pickup: optionalChoice(['yes', 'no'], 'Pickup must be yes or no.'),
  /** The name of an area, or `none` for pickups of which none is known. */
  area: optionalText(80),
  /** The county it is collected in, and the shop whose van comes or is nearest; `none` for pickups of which none is known. */
  county: optionalChoice([...counties, NOT_KNOWN.key], 'There is no such county.'),
  shop: orNothing(z.union([shopKey, z.literal(NOT_KNOWN.key)], NO_SUCH_SHOP)),
  /** When it was offered: days in Ireland, both inclusive. */
  from: optionalDay,
  to: optionalDay,
  /** Why it was declined, as the donor read it or as colleagues noted it. */
  reason: optionalText(REASON_FOR_DONOR_MAX),
  ...deskFilters,
};

/** The query of a donation list: paging, order, search over every field, filters; empty means all. */
export const donationQuery = z.pipe(z.object({ ...formerPageQuery.shape, ...filters }), z.transform(withSort));
export type DonationQuery = z.infer<typeof donationQuery>;

/** Search over every field, and filters; empty means all. */
export const donationNarrowing = z.object(filters);

/** The query of the CSV export: the filters of the list, and a status. */
export const donationFilter = z.object({
  ...filters,
  status: optionalChoice(donationStatuses, DONATION_STATUS_MESSAGE),
});
export type DonationFilter = z.infer<typeof donationFilter>;

/** A decision. `adminNotes` are for colleagues, `reasonForDonor` is what the donor of a rejected one reads. `from` is the status that the person saw: if given, it must still be current. */
export const donationReview = z.object({
  status: donationStatus,
  adminNotes: optionalText(2000),
  reasonForDonor: z.optional(freeText(REASON_FOR_DONOR_MAX)),
  from: z.optional(donationStatus),
});
export type DonationReview = z.infer<typeof donationReview>;

/** One decision on several offers that wait. */
export const bulkDonationDecision = z.object({
  ...bulkDecision.shape,
  reasonForDonor: z.optional(freeText(REASON_FOR_DONOR_MAX)),
});
export type BulkDonationDecision = z.infer<typeof bulkDonationDecision>;

export const shopChoice = z.object({ shop: z.nullable(shopKey) });
