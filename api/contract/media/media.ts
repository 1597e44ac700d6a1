import * as z from 'zod/mini';
import { sortedPageQuery } from '../calls/paging.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { picture } from '../images/pictures.ts';
import { freeText, optionalText } from '../text/text.ts';

export const ALT_MAX = 300;

/** `createdBy` is a stored author; pictures of pages and posts belong to their records. */
export const storedMedia = z.object({
  id,
  picture,
  altText: z.string(),
  createdAt: timestamp,
  createdBy: z.string(),
});
export type StoredMedia = z.infer<typeof storedMedia>;

const mediaUse = z.object({ kind: z.enum(['page', 'post']), label: z.string(), href: z.string() });
export type MediaUse = z.infer<typeof mediaUse>;

/** The id changes when the picture is replaced. */
export const mediaItem = z.object({
  id,
  url: z.string(),
  width: z.int(),
  height: z.int(),
  altText: z.string(),
  /** True if any use, or the library entry, has no description. */
  missingAlt: z.boolean(),
  inLibrary: z.boolean(),
  usedIn: z.array(mediaUse),
  updatedAt: timestamp,
});
export type MediaItem = z.infer<typeof mediaItem>;
export const mediaItems = z.object({ items: z.array(mediaItem), total: z.int() });
export type MediaItems = z.infer<typeof mediaItems>;

export const mediaQuery = z.object({
  ...sortedPageQuery.shape,
  q: optionalText(200),
  missingAlt: z._default(
    z.pipe(
      z.enum(['true', 'false', ''], 'missingAlt must be true or false.'),
      z.transform((value) => value === 'true'),
    ),
    false,
  ),
});
export type MediaQuery = z.infer<typeof mediaQuery>;

export const mediaUpload = z.object({ altText: optionalText(ALT_MAX) });
export const mediaUpdate = z.object({ altText: freeText(ALT_MAX) });

/** An empty description keeps the current one. */
export const mediaPlacing = z.object({ containerId: id, altText: optionalText(ALT_MAX) });
export type MediaPlacing = z.infer<typeof mediaPlacing>;
