import type { DonationItem } from '#contract/donation-desk.ts';
import { excerpt } from '../../testimonials/excerpt.ts';
import { money } from '../../ui/money.ts';

const TITLE_MAX = 60;
const REST_MAX = 150;

/** A title for an offer, which has only a description: its first sentence or line, cut between words where it is long. */
export const itemTitle = (description: string): string => {
  const first = /^[^\n]*?[.!?](?=\s|$)/u.exec(description)?.[0] ?? description.split('\n')[0] ?? '';
  return excerpt(first.replace(/[.!\s]+$/u, ''), TITLE_MAX) || 'Item';
};

/** What the description says beyond its title, shortened; all of it where the title had to be cut. */
export const itemRest = (description: string): string => {
  const title = itemTitle(description);
  const rest = title.endsWith('…') ? description : description.slice(title.length).replace(/^[.!\s]+/u, '');
  return excerpt(rest, REST_MAX);
};

/** What the donor thinks an item is worth. */
export const valueText = ({ estimatedValue }: Pick<DonationItem, 'estimatedValue'>): string =>
  estimatedValue === null ? 'No value given' : money(estimatedValue);
