import * as z from 'zod/mini';
import { language } from '../languages/in-language.ts';
import { normalForm } from '../text/normal-form.ts';
import { freeText } from '../text/text.ts';

export const SEARCH_MAX = 80;
export const SEARCH_RESULTS_MAX = 20;

/** Returns lower case with single spaces; null for an empty text. */
export const searchText = (typed: string): string | null =>
  normalForm(typed, 'NFC').replace(/\s+/g, ' ').trim().toLowerCase().slice(0, SEARCH_MAX).trim() || null;

const found = z.object({
  href: z.string(),
  kind: z.enum(['Page', 'Service', 'Shop', 'Post', 'We Accept', 'We Cannot Accept']),
  title: z.string(),
  text: z.string(),
  language,
  publishedAt: z.optional(z.string()),
});
export type Found = z.infer<typeof found>;

export const siteSearchQuery = z.object({ q: z._default(freeText(SEARCH_MAX), ''), language });
export type SiteSearchQuery = z.infer<typeof siteSearchQuery>;
export const foundOnSite = z.object({ found: z.array(found) });
export type FoundOnSite = z.infer<typeof foundOnSite>;
