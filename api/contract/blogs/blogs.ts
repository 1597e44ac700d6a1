import * as z from 'zod/mini';
import { sortedPageQuery } from '../calls/paging.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { picture } from '../images/pictures.ts';
import { optionalChoice } from '../moderation/filters.ts';
import { markdownProblem } from '../text/markdown.ts';
import { sanitisedHtml } from '../text/sanitised-html.ts';
import { normaliseText, optionalText, text } from '../text/text.ts';
import { postTopics } from './post-topics.ts';
import { SLUG_MAX, SLUG_PATTERN } from './slugs.ts';

const postStatuses = ['draft', 'published'] as const;

/** `revision` is that of the post, `renderer` the version of the renderer. */
const renderedBody = z.object({ text: sanitisedHtml, revision: z.int(), renderer: z.int() });

/** `body` is Markdown, `author` a stored author; a published post is scheduled until `publishedAt` has come once. */
export const storedPost = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  body: z.string(),
  cover: z.nullable(picture),
  coverAlt: z.string(),
  author: z.string(),
  status: z.enum(postStatuses),
  publishedAt: z.nullable(timestamp),
  /** Set once its time has come, so that it stays public even if the clock is set back. */
  appeared: z.optional(z.literal(true)),
  /** Every slug under which it was ever public, oldest first; all lead to it for good. */
  publicSlugs: z.optional(z.array(z.string())),
  /** Absent in old posts, which feed readers know by their first address. */
  guid: z.optional(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
  topics: z.optional(z.array(z.string())),
  assignedTo: z.optional(id),
  assignedBy: z.optional(id),
  changedBy: z.optional(z.string()),
  /** A stored author; absent in posts last written before versions were kept. */
  writtenBy: z.optional(z.string()),
  writtenAt: z.optional(timestamp),
  /** Counts changes, so that two people who edit at once do not overwrite each other. */
  revision: z._default(z.int(), 1),
  /** Absent or outdated after changes other than saving; rendered when first needed. */
  html: z.optional(renderedBody),
});
export type StoredPost = z.infer<typeof storedPost>;

export type PublishedPost = StoredPost & { publishedAt: string };

export const isPublicPost = (post: StoredPost, now: Date): post is PublishedPost =>
  post.status === 'published' &&
  post.publishedAt !== null &&
  (post.appeared === true || Date.parse(post.publishedAt) <= now.getTime());

export const TITLE_MAX = 150;
export const EXCERPT_MAX = 300;
export const BODY_MAX = 100_000;
export const TITLE_REQUIRED = 'Please write a title';
export const SLUG_MESSAGE = 'The address may have small letters, digits and single hyphens, like open-day-in-clane';
export const SLUG_TAKEN = 'Another post already has this address. Please choose another.';
export const SLUG_RESERVED = 'The website needs this address for itself. Please choose another.';
export const slugLeadsTo = (title: string): string =>
  `This was the address of “${title}”, and links to it still lead there. Please choose another.`;

const slug = z._default(
  z.string(SLUG_MESSAGE).check(
    z.overwrite(normaliseText),
    z.maxLength(SLUG_MAX, `Please use at most ${SLUG_MAX} characters`),
    z.refine((value) => value === '' || SLUG_PATTERN.test(value), SLUG_MESSAGE),
  ),
  '',
);

export const BODY_TOO_COMPLEX =
  'This text takes too long to be prepared for the website. Please use fewer characters such as * _ [ ] > and split it with empty lines.';
export const BODY_TOO_LONG =
  'This text becomes too long on the website. Please shorten it, or split it into two posts.';

const body = optionalText(BODY_MAX).check((context) => {
  const message = context.value.length > BODY_MAX ? null : markdownProblem(context.value);
  if (message) context.issues.push({ code: 'custom', message, input: context.value });
});

/** An empty slug is generated from the title. */
const written = {
  title: text(TITLE_REQUIRED, TITLE_MAX),
  slug,
  excerpt: optionalText(EXCERPT_MAX),
  body,
  coverAlt: optionalText(300),
};
export const newPost = z.object({ ...written, topics: z._default(postTopics, []) });
export type NewPost = z.infer<typeof newPost>;
/** `revision`, if given, must still be the newest; without `topics` they stay. */
export const postUpdate = z.object({
  ...written,
  topics: z.optional(postTopics),
  revision: z.optional(z.int()),
});
export type PostUpdate = z.infer<typeof postUpdate>;
export const postCover = z.object({ coverAlt: optionalText(300) });
export const postPublication = z.object({ publishAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))) });
export const postPreview = z.object({ body });
export const renderedPost = z.object({ html: sanitisedHtml });

export const postStates = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof postStates)[number];

export const staffPost = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  body: z.string(),
  coverUrl: z.nullable(z.string()),
  coverAlt: z.string(),
  topics: z._default(z.array(z.string()), []),
  author: z.string(),
  assignedTo: z.optional(id),
  assignedName: z.optional(z.nullable(z.string())),
  changedBy: z.optional(z.nullable(z.string())),
  state: z.enum(postStates),
  publishedAt: z.nullable(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
  revision: z.int(),
});
export type StaffPost = z.infer<typeof staffPost>;

const { body: _, ...listed } = staffPost.shape;
const staffPostRow = z.object(listed);
export type StaffPostRow = z.infer<typeof staffPostRow>;
export const staffPosts = z.object({
  posts: z.array(staffPostRow),
  total: z.int(),
  /** Number of posts per state, regardless of the search. */
  counts: z.object({ draft: z.int(), scheduled: z.int(), published: z.int() }),
  topics: z._default(z.array(z.string()), []),
});
export type StaffPosts = z.infer<typeof staffPosts>;

export const staffPostQuery = z.object({
  ...sortedPageQuery.shape,
  q: optionalText(200),
  status: optionalChoice(postStates, 'Status must be draft, scheduled or published.'),
});
export type StaffPostQuery = z.infer<typeof staffPostQuery>;
