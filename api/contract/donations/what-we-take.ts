import * as z from 'zod/mini';
import { freeText, text } from '../text/text.ts';
import { categoryKeys, type DonationCategory } from './donations.ts';

export const ITEMS_MAX = 200;

/** A thing that people ask about: whether the shops take it, why, and what to do instead. */
const knownItem = z.object({
  category: z.enum(categoryKeys, 'Please choose a category'),
  isTaken: z.boolean(),
  name: text('Please write what it is', 80),
  /** Why it is not taken, or what to mind where it is. */
  why: freeText(300),
  /** What to do with it where it is not taken. */
  instead: freeText(300),
  /** Other words that people type for it. */
  words: freeText(200),
});
export type KnownItem = z.infer<typeof knownItem>;

/** What the shops take and what they cannot take; empty until staff have written it. */
export const whatWeTake = z.object({
  items: z.array(knownItem).check(z.maxLength(ITEMS_MAX, `At most ${ITEMS_MAX} things can be listed`)),
  /** Counts the changes. In a request the revision that was edited: if given, it must still be the newest. */
  revision: z.optional(z.int()),
});
export type WhatWeTake = z.infer<typeof whatWeTake>;

/** The things of one category. */
export const itemsIn = (category: DonationCategory, items: readonly KnownItem[]): KnownItem[] =>
  items.filter((item) => item.category === category);
