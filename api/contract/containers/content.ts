import * as z from 'zod/mini';
import { timestamp } from '../fields/record-fields.ts';
import { language } from '../languages/in-language.ts';
import { languages } from '../languages/languages.ts';
import { textForms } from '../places/place.ts';
import { containerKinds, imageContainer, relativeUrl, textContainer } from './containers.ts';

export const pageContentQuery = z.object({ relativeUrl, language });
export type PageContentQuery = z.infer<typeof pageContentQuery>;

const missingPlace = z.object({
  kind: z.enum(Object.keys(containerKinds) as (keyof typeof containerKinds)[]),
  key: z.string(),
});

export const pageContent = z.object({
  texts: z.array(textContainer),
  images: z.array(imageContainer),
  missing: z.array(missingPlace),
});
export type MissingPlace = z.infer<typeof missingPlace>;

const change = z.object({ by: z.string(), at: timestamp });

const listed = {
  relativeUrl: z.string(),
  key: z.string(),
  page: z.string(),
  name: z.string(),
  isChanged: z.boolean(),
  changed: z.nullable(change),
};

const translation = z.object({
  language: z.enum(languages),
  text: textContainer,
  changed: change,
  isOutdated: z.boolean(),
});

/** `text` and `image` are null if the place has no container. */
const listedPlace = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    ...listed,
    form: z.enum(Object.keys(textForms) as (keyof typeof textForms)[]),
    fallback: z.string(),
    /** True if the page shows it only in some state, such as when nothing is found. */
    isSometimes: z.boolean(),
    text: z.nullable(textContainer),
    /** Null if the page exists in English only. */
    translations: z.nullable(z.array(translation)),
  }),
  z.object({ kind: z.literal('image'), ...listed, image: z.nullable(imageContainer) }),
]);
export type ListedPlace = z.infer<typeof listedPlace>;

export const siteContent = z.object({ places: z.array(listedPlace) });
export type SiteContent = z.infer<typeof siteContent>;
