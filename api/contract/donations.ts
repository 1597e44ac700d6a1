import * as z from 'zod/mini';
import {
  EMAIL_MESSAGE,
  id,
  looksLikeEmail,
  optionalChoice,
  optionalText,
  pageQuery,
  text,
  tidy,
  timestamp,
} from './common.ts';
import { holder } from './live.ts';
import { picture } from './pictures.ts';

export const donationCategories = {
  clothing: 'Clothing & Accessories',
  household: 'Household Items',
  electronics: 'Electronics',
  books: 'Books & Media',
  furniture: 'Furniture',
  kitchenware: 'Kitchenware',
  toys: 'Toys & Games',
  sports: 'Sports Equipment',
} as const;
export type DonationCategory = keyof typeof donationCategories;
export const categoryKeys = Object.keys(donationCategories) as DonationCategory[];

export const donationConditions = {
  excellent: { label: 'Excellent', hint: 'like new, minimal wear' },
  good: { label: 'Good', hint: 'some wear, fully functional' },
  fair: { label: 'Fair', hint: 'noticeable wear but usable' },
} as const;
export type DonationCondition = keyof typeof donationConditions;
export const conditionKeys = Object.keys(donationConditions) as DonationCondition[];

export const donationStatuses = ['pending', 'approved', 'rejected', 'collected'] as const;
const STATUS_MESSAGE = 'Status must be pending, approved, rejected or collected.';
export const donationStatus = z.enum(donationStatuses, STATUS_MESSAGE);
export type DonationStatus = z.infer<typeof donationStatus>;

/** Which status may follow which; anything else is a conflict. */
export const donationTransitions: Record<DonationStatus, readonly DonationStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['collected', 'rejected', 'pending'],
  rejected: ['pending'],
  collected: ['approved'],
};

export const PHOTOS_MAX = 5;
/** How long photos may be added to an offer after it was made. */
export const PHOTOS_WINDOW_MS = 60 * 60 * 1000;
export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 2000;
export const SUCCESS_CLOSES_AFTER_MS = 5000;

export const NAME_REQUIRED = 'Name is required';
export const EMAIL_REQUIRED = 'Email is required';
export const PHONE_REQUIRED = 'Phone number is required';
export const CATEGORY_REQUIRED = 'Please select a category';
export const CONDITION_REQUIRED = 'Please select item condition';
export const DESCRIPTION_REQUIRED = 'Item description is required';
export const DESCRIPTION_TOO_SHORT = `Description must be at least ${DESCRIPTION_MIN} characters`;
export const VALUE_MESSAGE = 'Estimated value must be a number of at least 0 with at most two decimals';
export const PICKUP_REQUIRED = 'Please select whether you need pickup or can drop off';
export const PICKUP_ADDRESS_REQUIRED = 'Pickup address is required when pickup is needed';
export const PHOTO_TYPE_MESSAGE = 'Please select valid image files (JPEG, PNG, or WebP)';
export const PHOTO_SIZE_MESSAGE = 'Each image file must be less than 5MB';
export const PHOTO_COUNT_MESSAGE = `You can upload a maximum of ${PHOTOS_MAX} photos`;
export const SUBMIT_FAILED = 'Failed to submit donation. Please try again.';

/** True for an amount in euro of at least 0 and whole cents. */
export const isMoney = (value: number): boolean =>
  Number.isFinite(value) && value >= 0 && value <= 1_000_000 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** Step 1 of the form: who offers. */
export const donorFields = {
  submitterName: text(NAME_REQUIRED, 100),
  submitterEmail: z
    .string(EMAIL_REQUIRED)
    .check(
      z.overwrite(tidy),
      z.minLength(1, { message: EMAIL_REQUIRED, abort: true }),
      z.refine(looksLikeEmail, EMAIL_MESSAGE),
    ),
  submitterPhone: text(PHONE_REQUIRED, 40),
};

/** Step 2 of the form: what is offered. `estimatedValue` is in euro. */
export const itemFields = {
  category: z.enum(categoryKeys, CATEGORY_REQUIRED),
  condition: z.enum(conditionKeys, CONDITION_REQUIRED),
  description: z
    .string(DESCRIPTION_REQUIRED)
    .check(
      z.overwrite(tidy),
      z.minLength(1, { message: DESCRIPTION_REQUIRED, abort: true }),
      z.minLength(DESCRIPTION_MIN, DESCRIPTION_TOO_SHORT),
      z.maxLength(DESCRIPTION_MAX, `Description must be at most ${DESCRIPTION_MAX} characters`),
    ),
  estimatedValue: z.optional(z.nullable(z.number(VALUE_MESSAGE).check(z.refine(isMoney, VALUE_MESSAGE)))),
};

/** Step 3 of the form: how it reaches the shop. */
export const pickupFields = {
  pickupRequired: z._default(z.boolean(PICKUP_REQUIRED), false),
  pickupAddress: optionalText(500),
  pickupInstructions: optionalText(1000),
};

const pickupNeedsAddress = z.refine<{ pickupRequired: boolean; pickupAddress: string }>(
  (value) => !value.pickupRequired || value.pickupAddress !== '',
  { message: PICKUP_ADDRESS_REQUIRED, path: ['pickupAddress'] },
);

export const donorStep = z.object(donorFields);
export const itemStep = z.object(itemFields);
/** In the form the choice has to be made; in the call it defaults to no pickup. */
export const pickupStep = z
  .object({ ...pickupFields, pickupRequired: z.boolean(PICKUP_REQUIRED) })
  .check(pickupNeedsAddress);

/** The body of `POST /donationitems/simple`. `website` is the honeypot: people never see it. */
export const donationSubmission = z
  .object({ ...donorFields, ...itemFields, ...pickupFields, website: optionalText(200) })
  .check(pickupNeedsAddress);
export type DonationSubmission = z.infer<typeof donationSubmission>;

export const donationCreated = z.object({ id, reference: z.string() });
export type DonationCreated = z.infer<typeof donationCreated>;

export const donationPhotos = z.object({ photoUrls: z.array(z.string()) });

export const donationHistoryEntry = z.object({
  at: timestamp,
  by: z.string(),
  from: donationStatus,
  to: donationStatus,
  notes: z.nullable(z.string()),
});

/** A donation item as it is kept. */
export const storedDonation = z.object({
  id,
  reference: z.string(),
  submitterName: z.string(),
  submitterEmail: z.string(),
  submitterPhone: z.string(),
  description: z.string(),
  category: z.enum(categoryKeys),
  condition: z.enum(conditionKeys),
  estimatedValue: z.nullable(z.number()),
  pickupRequired: z.boolean(),
  pickupAddress: z.string(),
  pickupInstructions: z.string(),
  photos: z.array(picture),
  status: donationStatus,
  held: z.boolean(),
  adminNotes: z.nullable(z.string()),
  createdAt: timestamp,
  reviewedAt: z.nullable(timestamp),
  reviewedBy: z.nullable(z.string()),
  collectedAt: z.nullable(timestamp),
  history: z.array(donationHistoryEntry),
});
export type StoredDonation = z.infer<typeof storedDonation>;

/** A donation item as staff see it. */
export const donationItem = z.object({
  ...storedDonation.shape,
  photoUrls: z.array(z.string()),
  heldBy: z.optional(z.nullable(holder)),
});
export type DonationItem = z.infer<typeof donationItem>;

export const donationItems = z.object({ items: z.array(donationItem), total: z.int() });
export type DonationItems = z.infer<typeof donationItems>;

const filters = {
  q: optionalText(200),
  category: optionalChoice(categoryKeys, CATEGORY_REQUIRED),
  condition: optionalChoice(conditionKeys, CONDITION_REQUIRED),
};

/** The address of a donation list: paging, a search over every field, and filters; empty means all. */
export const donationQuery = z.object({ ...pageQuery.shape, ...filters });
export type DonationQuery = z.infer<typeof donationQuery>;

/** The address of the donations as CSV: the filters of the list, and a status. */
export const donationFilter = z.object({ ...filters, status: optionalChoice(donationStatuses, STATUS_MESSAGE) });
export type DonationFilter = z.infer<typeof donationFilter>;

/** A decision. `from` is the status that the person saw: when given, it must still be that. */
export const donationReview = z.object({
  status: donationStatus,
  adminNotes: optionalText(2000),
  from: z.optional(donationStatus),
});
export type DonationReview = z.infer<typeof donationReview>;
