import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { excerpt, itemTitle } from '#contract/text/excerpt.ts';
import { money } from '../../../ui/money.ts';

const REST_MAX = 150;

/** Shortens the description beyond its title; all of it if the title was cut. */
export const itemRest = (description: string): string => {
  const title = itemTitle(description);
  const rest = title.endsWith('…') ? description : description.slice(title.length).replace(/^[.!\s]+/u, '');
  return excerpt(rest, REST_MAX);
};

export const valueText = ({ estimatedValue }: Pick<DonationItem, 'estimatedValue'>): string =>
  estimatedValue === null ? 'No value given' : money(estimatedValue);
