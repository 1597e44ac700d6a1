import * as z from 'zod/mini';
import { timestamp } from '../fields/record-fields.ts';
import { language } from '../languages/in-language.ts';
import { languages } from '../languages/languages.ts';
import { textForms } from '../places/place.ts';
import { containerKinds, imageContainer, relativeUrl, textContainer } from './containers.ts';

/** Which page is asked for, and in which language: English where none is named. */
export const pageContentQuery = z.object({ relativeUrl, language });
export type PageContentQuery = z.infer<typeof pageContentQuery>;

/** A place at which there is no container. */
const missingPlace = z.object({
  kind: z.enum(Object.keys(containerKinds) as (keyof typeof containerKinds)[]),
  key: z.string(),
});

/** The texts and pictures that staff have put on a page, and the places at which there is not even an empty container. */
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
  /** Whether it differs from what stands there at first. */
  isChanged: z.boolean(),
  /** Who changed it last and when; null where nobody has. */
  changed: z.nullable(change),
};

/** A text in another language. */
const translation = z.object({
  language: z.enum(languages),
  text: textContainer,
  changed: change,
  /** Whether the English one has been changed since. */
  isOutdated: z.boolean(),
});

/** A text or picture of the website in the list of staff; `text` and `image` are null where it has no container. */
const listedPlace = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    ...listed,
    form: z.enum(Object.keys(textForms) as (keyof typeof textForms)[]),
    fallback: z.string(),
    /** Whether its page shows it in some state alone, as while nothing is found. */
    isSometimes: z.boolean(),
    text: z.nullable(textContainer),
    /** What is written in other languages; null where the page is in English alone. */
    translations: z.nullable(z.array(translation)),
  }),
  z.object({ kind: z.literal('image'), ...listed, image: z.nullable(imageContainer) }),
]);
export type ListedPlace = z.infer<typeof listedPlace>;

/** Every text and picture of the website that staff can replace, in the order of its page. */
export const siteContent = z.object({ places: z.array(listedPlace) });
export type SiteContent = z.infer<typeof siteContent>;
