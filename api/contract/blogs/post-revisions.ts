import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { picture } from '../images/pictures.ts';

/** Limits of the earlier versions of one post: their number, and the characters of their texts together. */
export const POST_REVISIONS_MAX = 50;
export const POST_REVISIONS_CHARACTERS_MAX = 1_000_000;
export const POST_REVISION_MONTHS = 12;

/** A person who goes on within the pause stays in one sitting, whose saves become one version, or one an hour if it is long. */
export const SITTING_PAUSE_MINUTES = 30;
export const SITTING_MINUTES = 60;

export const revisionFields = ['title', 'excerpt', 'body', 'topics', 'cover', 'coverAlt'] as const;
export type RevisionField = (typeof revisionFields)[number];

export const storedPostRevision = z.object({
  id,
  postId: id,
  title: z.string(),
  excerpt: z.string(),
  body: z.string(),
  /** Absent in versions older than topics; restoring one leaves the post's topics alone. */
  topics: z.optional(z.array(z.string())),
  cover: z.nullable(picture),
  coverAlt: z.string(),
  by: z.string(),
  at: timestamp,
  createdAt: timestamp,
});
export type StoredPostRevision = z.infer<typeof storedPostRevision>;

const written = {
  at: timestamp,
  by: z.string(),
  words: z.int(),
  changed: z.array(z.enum(revisionFields)),
};

export const postRevisions = z.object({
  current: z.object(written),
  versions: z.array(z.object({ id, ...written })),
});
export type PostRevisions = z.infer<typeof postRevisions>;

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

/** `revision`, if given, must still be the post's newest. */
export const postRestoration = z.object({ revision: z.optional(z.int()) });

export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
