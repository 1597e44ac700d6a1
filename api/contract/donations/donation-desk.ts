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

export const donationTransitions: Record<DonationStatus, readonly DonationStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['collected', 'rejected', 'pending'],
  rejected: ['pending'],
  collected: ['approved'],
};

const { previous, linkVersion, likeness, sentKeys, photoPlaces, ...staffSees } = storedDonation.shape;

const donorMail = z.object({
  id,
  kind: mailKind,
  state: z.enum(mailStates),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
});
export type DonorMail = z.infer<typeof donorMail>;

export const donationItem = z.object({
  ...staffSees,
  reviewedById: z.optional(z.nullable(id)),
  photoUrls: z.array(z.string()),
  mails: z.optional(z.array(donorMail)),
  assignedName: z.optional(z.nullable(z.string())),
  commentCount: z.optional(z.int()),
  area: z.optional(z.nullable(z.string())),
  picturesWaiting: z.optional(z.int()),
  /** Time until which the person who made the latest decision can undo it; null if there is nothing to undo. */
  undoUntil: z.optional(z.nullable(timestamp)),
  heldBy: z.optional(z.nullable(holder)),
  urgency: z.optional(staffUrgency),
});
export type DonationItem = z.infer<typeof donationItem>;

export const donationItems = z.object({ items: z.array(donationItem), total: z.int() });
export type DonationItems = z.infer<typeof donationItems>;

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
  area: optionalText(80),
  county: optionalChoice([...counties, NOT_KNOWN.key], 'There is no such county.'),
  shop: orNothing(z.union([shopKey, z.literal(NOT_KNOWN.key)], NO_SUCH_SHOP)),
  /** Dublin days of the offer, both inclusive. */
  from: optionalDay,
  to: optionalDay,
  reason: optionalText(REASON_FOR_DONOR_MAX),
  ...deskFilters,
};

export const donationQuery = z.pipe(z.object({ ...formerPageQuery.shape, ...filters }), z.transform(withSort));
export type DonationQuery = z.infer<typeof donationQuery>;

export const donationNarrowing = z.object(filters);

export const donationFilter = z.object({
  ...filters,
  status: optionalChoice(donationStatuses, DONATION_STATUS_MESSAGE),
});
export type DonationFilter = z.infer<typeof donationFilter>;

/**
 * `adminNotes` are for colleagues, `reasonForDonor` is shown to the donor. `from`, if given, is the status that the person saw
 * and must still be current.
 */
export const donationReview = z.object({
  status: donationStatus,
  adminNotes: optionalText(2000),
  reasonForDonor: z.optional(freeText(REASON_FOR_DONOR_MAX)),
  from: z.optional(donationStatus),
});
export type DonationReview = z.infer<typeof donationReview>;

export const bulkDonationDecision = z.object({
  ...bulkDecision.shape,
  reasonForDonor: z.optional(freeText(REASON_FOR_DONOR_MAX)),
});
export type BulkDonationDecision = z.infer<typeof bulkDonationDecision>;

export const shopChoice = z.object({ shop: z.nullable(shopKey) });
