import * as z from 'zod/mini';
import { freeText, text } from '../text/text.ts';
import { categoryKeys, type DonationCategory } from './donations.ts';

export const ITEMS_MAX = 200;

const knownItem = z.object({
  category: z.enum(categoryKeys, 'Please choose a category'),
  isTaken: z.boolean(),
  name: text('Please write what it is', 80),
  why: freeText(300),
  instead: freeText(300),
  words: freeText(200),
});
export type KnownItem = z.infer<typeof knownItem>;

/** Empty until staff have written it. */
export const whatWeTake = z.object({
  items: z.array(knownItem).check(z.maxLength(ITEMS_MAX, `At most ${ITEMS_MAX} things can be listed`)),
  /** Counts changes; in a request, the edited revision, which must still be the newest if given. */
  revision: z.optional(z.int()),
});
export type WhatWeTake = z.infer<typeof whatWeTake>;

export const itemsIn = (category: DonationCategory, items: readonly KnownItem[]): KnownItem[] =>
  items.filter((item) => item.category === category);
