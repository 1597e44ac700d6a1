import * as z from 'zod/mini';
import { id } from '../fields/record-fields.ts';
import { optionalEircode } from '../personal-data/eircode.ts';
import { requiredEmail } from '../personal-data/email.ts';
import { personName } from '../personal-data/name.ts';
import { counties } from '../places/counties.ts';
import { helplines } from '../testimonials/helplines.ts';
import { normaliseText, optionalText, text } from '../text/text.ts';
import { type Message, sentence } from '../words/message.ts';
import { offer } from '../words/offer.ts';

export const donationCategories = {
  clothing: sentence(offer.categoryClothing),
  household: sentence(offer.categoryHousehold),
  electronics: sentence(offer.categoryElectronics),
  books: sentence(offer.categoryBooks),
  furniture: sentence(offer.categoryFurniture),
  kitchenware: sentence(offer.categoryKitchenware),
  toys: sentence(offer.categoryToys),
  sports: sentence(offer.categorySports),
};
export type DonationCategory = keyof typeof donationCategories;
export const categoryKeys = Object.keys(donationCategories) as DonationCategory[];

const hintOf = (message: Message) => sentence(message).replace(/^./, (letter) => letter.toLowerCase());

export const donationConditions = {
  excellent: { label: sentence(offer.conditionExcellent), hint: hintOf(offer.conditionExcellentHint) },
  good: { label: sentence(offer.conditionGood), hint: hintOf(offer.conditionGoodHint) },
  fair: { label: sentence(offer.conditionFair), hint: hintOf(offer.conditionFairHint) },
};
export type DonationCondition = keyof typeof donationConditions;
export const conditionKeys = Object.keys(donationConditions) as DonationCondition[];

export const donationStatuses = ['pending', 'approved', 'rejected', 'collected'] as const;
export const DONATION_STATUS_MESSAGE = 'Status must be pending, approved, rejected or collected.';
export const donationStatus = z.enum(donationStatuses, DONATION_STATUS_MESSAGE);
export type DonationStatus = z.infer<typeof donationStatus>;

export const PHOTOS_MAX = 5;
/** Milliseconds after an offer in which photos can be added. */
export const PHOTOS_WINDOW_MS = 60 * 60 * 1000;
export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 2000;
export const SUCCESS_CLOSES_AFTER_MS = 5000;

export const NAME_REQUIRED = sentence(offer.nameRequired);
export const EMAIL_REQUIRED = sentence(offer.emailRequired);
export const PHONE_REQUIRED = sentence(offer.phoneRequired);
export const CATEGORY_REQUIRED = sentence(offer.categoryRequired);
export const CONDITION_REQUIRED = sentence(offer.conditionRequired);
export const DESCRIPTION_REQUIRED = sentence(offer.descriptionRequired);
export const DESCRIPTION_TOO_SHORT = sentence(offer.descriptionTooShort, { min: DESCRIPTION_MIN });
const DESCRIPTION_TOO_LONG = sentence(offer.descriptionTooLong, { max: DESCRIPTION_MAX });
export const VALUE_MESSAGE = sentence(offer.valueWrong);
const VALUE_MAX = 1_000_000;
const VALUE_TOO_LARGE = sentence(offer.valueTooLarge);
export const PICKUP_REQUIRED = sentence(offer.wayRequired);
export const PICKUP_ADDRESS_REQUIRED = sentence(offer.addressRequired);
export const PHOTO_TYPE_MESSAGE = sentence(offer.photoType);
export const PHOTO_SIZE_MESSAGE = sentence(offer.photoSize);
export const PHOTO_COUNT_MESSAGE = sentence(offer.photoCount, { max: PHOTOS_MAX });
export const OTHER_THINGS_MAX = 3;
export const HOW_MANY_MAX = 60;
const THINGS_TOO_MANY = sentence(offer.thingsTooMany, { max: OTHER_THINGS_MAX });
export const WHY_REQUIRED = sentence(offer.whyRequired);
export const SUBMIT_FAILED = sentence(offer.submitFailed);

export const donationTextMax = {
  description: DESCRIPTION_MAX,
  whyAllTheSame: 500,
  pickupAddress: 500,
  pickupFloor: 100,
  pickupParking: 200,
  pickupBoxes: 100,
  pickupInstructions: 1000,
} as const;
export const donationTexts = Object.keys(donationTextMax) as (keyof typeof donationTextMax)[];

const isMoney = (value: number): boolean => value >= 0 && Number(value.toFixed(2)) === value;

const donorFields = {
  submitterName: personName(NAME_REQUIRED),
  submitterEmail: requiredEmail(EMAIL_REQUIRED),
  submitterPhone: text(PHONE_REQUIRED, 40),
};

export const fireLabels = { on: sentence(offer.fireLabelOn), missing: sentence(offer.fireLabelMissing) };
export const fireLabelKeys = Object.keys(fireLabels) as (keyof typeof fireLabels)[];

const optionalChoice = <const Key extends string>(keys: readonly Key[], message: string) =>
  z._default(
    z.pipe(
      z.nullable(z.enum(['', ...keys], message)),
      z.transform((value) => value ?? ''),
    ),
    '',
  );

/** One more kind of thing in an offer. `howMany` is in the donor's words: "two boxes". */
export const otherThing = z.object({
  category: z.enum(categoryKeys),
  condition: z.enum(conditionKeys),
  howMany: z.optional(z.string()),
});
export type OtherThing = z.infer<typeof otherThing>;

type Line = { category: DonationCategory | ''; condition: DonationCondition | ''; howMany: string };
const isBlank = ({ category, condition, howMany }: Line) => !(category || condition || howMany);
const line = z
  .object({
    category: optionalChoice(categoryKeys, CATEGORY_REQUIRED),
    condition: optionalChoice(conditionKeys, CONDITION_REQUIRED),
    howMany: optionalText(HOW_MANY_MAX),
  })
  .check(
    z.refine<Line>((one) => isBlank(one) || one.category !== '', { message: CATEGORY_REQUIRED, path: ['category'] }),
    z.refine<Line>((one) => isBlank(one) || one.condition !== '', { message: CONDITION_REQUIRED, path: ['condition'] }),
  );

/** Lines in which nothing stands are left out. */
const otherThings = z._default(
  z.pipe(
    z.array(line).check(z.maxLength(OTHER_THINGS_MAX, THINGS_TOO_MANY)),
    z.transform((lines): OtherThing[] =>
      lines.flatMap(({ category, condition, howMany }) =>
        category && condition ? { category, condition, ...(howMany && { howMany }) } : [],
      ),
    ),
  ),
  [],
);

/** `estimatedValue` is in euro. */
const itemFields = {
  category: z.enum(categoryKeys, CATEGORY_REQUIRED),
  condition: z.enum(conditionKeys, CONDITION_REQUIRED),
  description: z
    .string(DESCRIPTION_REQUIRED)
    .check(
      z.overwrite(normaliseText),
      z.minLength(1, { message: DESCRIPTION_REQUIRED, abort: true }),
      z.minLength(DESCRIPTION_MIN, DESCRIPTION_TOO_SHORT),
      z.maxLength(DESCRIPTION_MAX, DESCRIPTION_TOO_LONG),
    ),
  whyAllTheSame: optionalText(donationTextMax.whyAllTheSame),
  otherThings,
  fireLabel: optionalChoice(fireLabelKeys, sentence(offer.fireLabelWrong)),
  estimatedValue: z.optional(
    z.nullable(z.number(VALUE_MESSAGE).check(z.refine(isMoney, VALUE_MESSAGE), z.maximum(VALUE_MAX, VALUE_TOO_LARGE))),
  ),
};

const COUNTY_MESSAGE = sentence(offer.countyWrong);

const pickupFields = {
  pickupRequired: z._default(z.boolean(PICKUP_REQUIRED), false),
  pickupAddress: optionalText(donationTextMax.pickupAddress),
  pickupInstructions: optionalText(donationTextMax.pickupInstructions),
  pickupFloor: optionalText(donationTextMax.pickupFloor),
  pickupParking: optionalText(donationTextMax.pickupParking),
  pickupBoxes: optionalText(donationTextMax.pickupBoxes),
  pickupCounty: optionalChoice(counties, COUNTY_MESSAGE),
  pickupEircode: optionalEircode,
};

const pickupNeedsAddress = z.refine<{ pickupRequired: boolean; pickupAddress: string }>(
  (value) => !value.pickupRequired || value.pickupAddress !== '',
  { message: PICKUP_ADDRESS_REQUIRED, path: ['pickupAddress'] },
);

export const donorStep = z.object(donorFields);
export const itemStep = z.object(itemFields);
export const pickupStep = z
  .object({ ...pickupFields, pickupRequired: z.boolean(PICKUP_REQUIRED) })
  .check(pickupNeedsAddress);

/** `website` is the honeypot: people never see it. */
export const donationSubmission = z
  .object({ ...donorFields, ...itemFields, ...pickupFields, website: optionalText(200) })
  .check(pickupNeedsAddress);
export type DonationSubmission = z.infer<typeof donationSubmission>;

/** `shop` is null if no van is known to go there. */
export const vanPlace = z.object({ place: text(sentence(offer.placeRequired), 100) });
export const vanAnswer = z.object({ shop: z.nullable(z.string()) });

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** The manage link is sent only here and in mails to the donor. */
export const donationCreated = z.object({ id, reference: z.string(), manageUrl: z.string(), helplines });
export type DonationCreated = z.infer<typeof donationCreated>;

export const donationPhotos = z.object({ photoUrls: z.array(z.string()), picturesWaiting: z.int() });
export type DonationPhotos = z.infer<typeof donationPhotos>;
