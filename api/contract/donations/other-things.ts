import {
  type DonationCategory,
  type DonationCondition,
  donationCategories,
  donationConditions,
  donationTextMax,
  HOW_MANY_MAX,
  type OtherThing,
} from './donations.ts';

type Things = { category: DonationCategory; condition: DonationCondition; otherThings?: OtherThing[] | undefined };

/** Every kind of thing in an offer, the one that is counted first. */
export const thingsOf = ({ category, condition, otherThings = [] }: Things): OtherThing[] => [
  { category, condition },
  ...otherThings,
];

/** For staff: "Books & Media, good (two boxes); Toys & Games, fair" */
export const otherThingsText = (things: readonly OtherThing[]): string =>
  things
    .map(({ category, condition, howMany }) => {
      const what = `${donationCategories[category]}, ${donationConditions[condition].label.toLowerCase()}`;
      return howMany ? `${what} (${howMany})` : what;
    })
    .join('; ');

export const alsoText = (things: readonly OtherThing[]): string => `Also: ${otherThingsText(things)}`;

/** In the form the lines are numbered after the thing that is asked for first: `category2`, `condition2`, `howMany2`. */
export const otherThingNumbers = [2, 3, 4] as const;
export type OtherThingNumber = (typeof otherThingNumbers)[number];
export type OtherThingField = `${keyof OtherThing}${OtherThingNumber}`;

const namesIn = (number: OtherThingNumber) =>
  [`category${number}`, `condition${number}`, `howMany${number}`] as const satisfies OtherThingField[];
export const otherThingFields: readonly OtherThingField[] = otherThingNumbers.flatMap(namesIn);

/** The lines of the form as the call has them, blank ones included. */
export const otherThingsIn = <Typed extends string | undefined>(typed: Record<OtherThingField, Typed>) =>
  otherThingNumbers.map((number) => {
    const [category, condition, howMany] = namesIn(number);
    return { category: typed[category], condition: typed[condition], howMany: typed[howMany] };
  });

/** The field of the form for a name in an answer's `fields`: `category2` for `otherThings.0.category`. */
export const formFieldOf = (path: string): string => {
  const [, at, name] = path.split('.');
  return name ? `${name}${Number(at) + 2}` : path;
};

/** How long the texts of the form may be in which donors write freely. */
export const donationFormTextMax = {
  ...donationTextMax,
  howMany2: HOW_MANY_MAX,
  howMany3: HOW_MANY_MAX,
  howMany4: HOW_MANY_MAX,
} as const;
