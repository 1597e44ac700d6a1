import * as z from 'zod/mini';
import { normalForm } from '../text/normal-form.ts';
import { freeText } from '../text/text.ts';

export const SEARCH_MAX = 80;
export const SEARCH_RESULTS_MAX = 20;

/** What was typed as it is searched for: small letters and single spaces; null for nothing. */
export const searchText = (typed: string): string | null =>
  normalForm(typed, 'NFC').replace(/\s+/g, ' ').trim().toLowerCase().slice(0, SEARCH_MAX).trim() || null;

export const siteSearchQuery = z.object({ q: z._default(freeText(SEARCH_MAX), '') });

/** Published posts that answer a search, best first. */
export const foundPosts = z.object({
  posts: z.array(
    z.object({ slug: z.string(), title: z.string(), excerpt: z.string(), publishedAt: z.string(), score: z.number() }),
  ),
});
export type FoundPosts = z.infer<typeof foundPosts>;
