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

/** A body as sanitised HTML: the revision of the post that it was rendered from, and the version of the renderer. */
const renderedBody = z.object({ text: sanitisedHtml, revision: z.int(), renderer: z.int() });

/**
 * The stored form of a blog post; `body` is Markdown, `author` a stored author. A published post is scheduled until `publishedAt`
 * has come once.
 */
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
  /** Set once its time has come: it stays public though the clock is set back. */
  appeared: z.optional(z.literal(true)),
  /** Every slug under which it was public when it was changed, the first one first: they lead to it for good. */
  publicSlugs: z.optional(z.array(z.string())),
  /** What feed readers know it by; missing in posts of earlier versions, which they know by their first address. */
  guid: z.optional(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** What it is about, as staff wrote it; missing in posts of earlier versions. */
  topics: z.optional(z.array(z.string())),
  /** The account that looks after it. */
  assignedTo: z.optional(id),
  /** The account that gave it to that one; missing where it was given before this was kept. */
  assignedBy: z.optional(id),
  /** Who changed it last. */
  changedBy: z.optional(z.string()),
  /** Who wrote what it says now (a stored author), and when; missing in a post that was last written before versions were kept. */
  writtenBy: z.optional(z.string()),
  writtenAt: z.optional(timestamp),
  /** Counts the changes, so that two people who edit at once do not overwrite each other. */
  revision: z._default(z.int(), 1),
  /** Missing or outdated after changes other than saving; then it is rendered when it is first needed. */
  html: z.optional(renderedBody),
});
export type StoredPost = z.infer<typeof storedPost>;

export type PublishedPost = StoredPost & { publishedAt: string };

/** True for a published post that is not scheduled for later. */
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
/** Why the earlier address of a post is not free. */
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

/** Markdown within the limits of `markdown.ts`. */
const body = optionalText(BODY_MAX).check((context) => {
  const message = context.value.length > BODY_MAX ? null : markdownProblem(context.value);
  if (message) context.issues.push({ code: 'custom', message, input: context.value });
});

/** The fields that staff edit. An empty slug is generated from the title. */
const written = {
  title: text(TITLE_REQUIRED, TITLE_MAX),
  slug,
  excerpt: optionalText(EXCERPT_MAX),
  body,
  coverAlt: optionalText(300),
};
export const newPost = z.object({ ...written, topics: z._default(postTopics, []) });
export type NewPost = z.infer<typeof newPost>;
/** `revision` is the one that was edited: if given, it must still be the newest. Without `topics` they stay. */
export const postUpdate = z.object({
  ...written,
  topics: z.optional(postTopics),
  revision: z.optional(z.int()),
});
export type PostUpdate = z.infer<typeof postUpdate>;
export const postCover = z.object({ coverAlt: optionalText(300) });
/** When a post appears: now, or at a given time, possibly in the future. */
export const postPublication = z.object({ publishAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))) });
export const postPreview = z.object({ body });
export const renderedPost = z.object({ html: sanitisedHtml });

/** `scheduled`: published, with a time in the future. */
export const postStates = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof postStates)[number];

/** A post as staff see it. */
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
  /** The name of who changed it last; null where that is not known. */
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
  /** Number of posts in each state, regardless of the search. */
  counts: z.object({ draft: z.int(), scheduled: z.int(), published: z.int() }),
  /** Every topic of every post, drafts too. */
  topics: z._default(z.array(z.string()), []),
});
export type StaffPosts = z.infer<typeof staffPosts>;

export const staffPostQuery = z.object({
  ...sortedPageQuery.shape,
  q: optionalText(200),
  status: optionalChoice(postStates, 'Status must be draft, scheduled or published.'),
});
export type StaffPostQuery = z.infer<typeof staffPostQuery>;
