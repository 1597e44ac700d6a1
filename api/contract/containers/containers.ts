import * as z from 'zod/mini';
import { wholeNumber } from '../calls/paging.ts';
import { fewEntries } from '../fields/few-entries.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { picture } from '../images/pictures.ts';
import { language } from '../languages/in-language.ts';
import { isTranslatedPath } from '../languages/languages.ts';
import { freeText, normaliseText, optionalText } from '../text/text.ts';

export const TEXT_MAX = 20_000;
const TAGS_MAX = 12;
export const TAGS_MESSAGE = 'Tags must be a list of 1 to 12 words.';
export const RELATIVE_URL_MESSAGE = 'The page address must begin with / and be at most 200 characters.';
export const NOT_IN_LANGUAGES = 'This page is in English alone.';
export const CONTENT_REQUIRED = 'Please write the text first.';
export const ALT_TEXT_REQUIRED = 'Please describe the picture for people who cannot see it.';

export const containerKinds = { text: 'managed-text', image: 'managed-image' } as const;

/**
 * Prefix, path segments, then the key split on hyphens: `containerTags('text', '/about', 'our-story')` is `['managed-text',
 * 'about', 'our', 'story']`.
 */
export const containerTags = (kind: keyof typeof containerKinds, relativeUrl: string, key: string): string[] => [
  containerKinds[kind],
  ...relativeUrl.split('/').filter(Boolean),
  ...key.split('-').filter(Boolean),
];

const tag = z.string(TAGS_MESSAGE).check(z.regex(/^[^\s,][^,]{0,59}$/u, TAGS_MESSAGE));
const tags = z.array(tag, TAGS_MESSAGE).check(z.minLength(1, TAGS_MESSAGE), z.maxLength(TAGS_MAX, TAGS_MESSAGE));
export const relativeUrl = z.string(RELATIVE_URL_MESSAGE).check(z.regex(/^\/[^\s?#]{0,199}$/u, RELATIVE_URL_MESSAGE));

const METADATA_MAX = 50;
const METADATA_MESSAGE = `Metadata must be at most ${METADATA_MAX} names, each with a text.`;
const METADATA_NAME_MESSAGE = 'A name in the metadata must have 1 to 60 characters.';

const metadata = fewEntries(
  METADATA_MAX,
  z.record(
    z.string().check(z.regex(/^(?!__proto__$|constructor$|prototype$).{1,60}$/u)),
    z
      .string('A value in the metadata must be a text.')
      .check(z.maxLength(1000, 'A value in the metadata must have at most 1000 characters.')),
    { error: ({ code }) => (code === 'invalid_key' ? METADATA_NAME_MESSAGE : METADATA_MESSAGE) },
  ),
  METADATA_MESSAGE,
);

const tagsQuery = z.pipe(
  z.string(TAGS_MESSAGE),
  z.pipe(
    z.transform((value: string) =>
      value
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
    tags,
  ),
);
export const byTagsQuery = z.object({ tags: tagsQuery });
export const byPlaceQuery = z.object({ tags: tagsQuery, relativeUrl });
export const textsByTagsQuery = z.object({ ...byTagsQuery.shape, language });
export const textByPlaceQuery = z.object({ ...byPlaceQuery.shape, language });

const content = z
  .string(CONTENT_REQUIRED)
  .check(
    z.overwrite(normaliseText),
    z.minLength(1, CONTENT_REQUIRED),
    z.maxLength(TEXT_MAX, `Please use at most ${TEXT_MAX} characters`),
  );

const place = { tags, relativeUrl, title: optionalText(200), description: optionalText(500) };

const english = z.optional(z.string().check(z.maxLength(TEXT_MAX)));

export const newTextContainer = z
  .object({ ...place, content, style: optionalText(200), metadata: z._default(metadata, {}), language, english })
  .check(
    z.refine((text) => !text.language || isTranslatedPath(text.relativeUrl), {
      error: NOT_IN_LANGUAGES,
      path: ['language'],
    }),
  );
/** `revision`, if given, must still be the newest, so that no later text is removed unseen. */
export const textRemoval = z.object({
  revision: z.optional(wholeNumber('Revision must be a whole number of 1 or more.', 1e9)),
});
export const textUpdate = z.object({ content, revision: z.optional(z.int()), english });

export const newImageContainer = z.object({ ...place, altText: optionalText(300), metadata: z._default(metadata, {}) });
/** Omitted fields keep their value, so the texts have no default here. */
export const imageUpdate = z.object({
  altText: z.optional(freeText(300)),
  title: z.optional(freeText(200)),
  description: z.optional(freeText(500)),
  metadata: z.optional(metadata),
  revision: z.optional(z.int()),
});
export const imageUpload = z.object({
  altText: optionalText(300),
  title: optionalText(200),
  description: optionalText(500),
  revision: z.optional(wholeNumber('Revision must be a whole number of 1 or more.', 1e9)),
});

const stamped = { revision: z.int(), createdAt: timestamp, updatedAt: timestamp, updatedBy: z.string() };
const containerFields = {
  id,
  tags: z.array(z.string()),
  relativeUrl: z.string(),
  title: z.string(),
  description: z.string(),
};
const storedMetadata = { metadata: z.record(z.string(), z.string()) };

/** Earlier versions, newest last; `updatedBy` and `by` are stored authors. */
export const storedTextContainer = z.object({
  ...containerFields,
  ...storedMetadata,
  content: z.string(),
  style: z.string(),
  language,
  /** Digest of the English words that a translation was made from, or last found right against. */
  englishDigest: z.optional(z.string()),
  ...stamped,
  versions: z.array(z.object({ content: z.string(), at: timestamp, by: z.string() })),
});
export type StoredTextContainer = z.infer<typeof storedTextContainer>;

/** Earlier pictures, newest last; `updatedBy` and `by` are stored authors. */
export const storedImageContainer = z.object({
  ...containerFields,
  ...storedMetadata,
  altText: z.string(),
  picture: z.nullable(picture),
  ...stamped,
  versions: z.array(z.object({ picture, altText: z.string(), at: timestamp, by: z.string() })),
});
export type StoredImageContainer = z.infer<typeof storedImageContainer>;

export const textContainer = z.object({
  ...containerFields,
  ...storedMetadata,
  content: z.string(),
  style: z.string(),
  /** Omitted for English. */
  language,
  revision: z.int(),
});
export type TextContainer = z.infer<typeof textContainer>;

export const imageContainer = z.object({
  ...containerFields,
  ...storedMetadata,
  altText: z.string(),
  currentImageUrl: z.nullable(z.string()),
  revision: z.int(),
});
export type ImageContainer = z.infer<typeof imageContainer>;
