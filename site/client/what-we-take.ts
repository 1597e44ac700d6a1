import { queryOptions } from '@tanstack/react-query';
import type { DonationCategory } from '#contract/donations/donations.ts';
import { type KnownItem, type WhatWeTake, whatWeTake } from '#contract/donations/what-we-take.ts';
import { ChangedMeanwhile } from './changed-meanwhile.ts';
import type { Platform } from './platform.ts';
import type { NamedKey } from './query-keys.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');
const PATH = '/settings/what-we-take';

/** About the settings, of which it is a part: it is loaded anew when those change. */
export const WHAT_WE_TAKE_KEY: NamedKey = [{ subject: 'settings', view: 'what-we-take' }];

const newest = (platform: Platform, signal?: AbortSignal) => requests(platform).get(PATH, whatWeTake, signal);

/** What the shops take and what they cannot. */
export const whatWeTakeQuery = (platform: Platform) =>
  queryOptions({
    queryKey: WHAT_WE_TAKE_KEY,
    queryFn: ({ signal }) => newest(platform, signal),
    staleTime: 60_000,
  });

/** The things of one category. */
export const itemsIn = (category: DonationCategory, items: readonly KnownItem[]): KnownItem[] =>
  items.filter((item) => item.category === category);

/**
 * Saves the things of one category over the newest of the others.
 * @throws ChangedMeanwhile when they are no longer what the editing began with, ApiError with `problem.fields`.
 */
export const saveItemsIn = async (
  platform: Platform,
  category: DonationCategory,
  edited: readonly KnownItem[],
  base: readonly KnownItem[],
): Promise<WhatWeTake> => {
  const { items, revision } = await newest(platform);
  const theirs = itemsIn(category, items);
  if (JSON.stringify(theirs) !== JSON.stringify(base)) throw new ChangedMeanwhile({ items: theirs });
  const others = items.filter((item) => item.category !== category);
  return requests(platform).send('PUT', PATH, { items: [...others, ...edited], revision }, whatWeTake);
};
