import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { picture } from '../images/pictures.ts';

/** The most earlier versions that are kept of one post, and the most characters of their texts together. */
export const POST_REVISIONS_MAX = 50;
export const POST_REVISIONS_CHARACTERS_MAX = 1_000_000;
/** How long an earlier version is kept after another took its place, in months. */
export const POST_REVISION_MONTHS = 12;

/** A person who goes on within so many minutes is in one sitting, whose savings become one version; a long one, one each hour. */
export const SITTING_PAUSE_MINUTES = 30;
export const SITTING_MINUTES = 60;

/** What a version holds; address and publication are the post's alone. */
export const revisionFields = ['title', 'excerpt', 'body', 'topics', 'cover', 'coverAlt'] as const;
export type RevisionField = (typeof revisionFields)[number];

/** The stored form of an earlier version of a post: who wrote it (a stored author) and when, and when another took its place. */
export const storedPostRevision = z.object({
  id,
  postId: id,
  title: z.string(),
  excerpt: z.string(),
  body: z.string(),
  /** Absent of a version that is older than the topics in versions: restoring it leaves the post's topics alone. */
  topics: z.optional(z.array(z.string())),
  cover: z.nullable(picture),
  coverAlt: z.string(),
  by: z.string(),
  at: timestamp,
  createdAt: timestamp,
});
export type StoredPostRevision = z.infer<typeof storedPostRevision>;

/** Who wrote a version, when, how many words its text has, and what differs from the version before it. */
const written = {
  at: timestamp,
  by: z.string(),
  words: z.int(),
  changed: z.array(z.enum(revisionFields)),
};

/** The earlier versions of a post, newest first, without their texts; and the present one. */
export const postRevisions = z.object({
  current: z.object(written),
  versions: z.array(z.object({ id, ...written })),
});
export type PostRevisions = z.infer<typeof postRevisions>;

/** One earlier version of a post. */
export const postRevision = z.object({
  id,
  at: timestamp,
  by: z.string(),
  title: z.string(),
  excerpt: z.string(),
  body: z.string(),
  topics: z.optional(z.array(z.string())),
  coverUrl: z.nullable(z.string()),
  coverAlt: z.string(),
});
export type PostRevision = z.infer<typeof postRevision>;

/** `revision`, if given, must still be the newest of the post. */
export const postRestoration = z.object({ revision: z.optional(z.int()) });

/** How many words a text has. */
export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
