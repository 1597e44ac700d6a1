import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import type { Role } from '../roles.ts';
import { text } from '../text/text.ts';

export const COMMENT_MAX = 2000;
export const COMMENTS_MAX = 200;
const COMMENT_REQUIRED = 'Please write something';

/** What colleagues talk about. */
const commentKinds = ['testimonial', 'donation', 'post', 'data-request'] as const;
const commentKind = z.enum(
  commentKinds,
  'There are comments on testimonials, donations, posts and data requests only.',
);

/** What a thread is about. */
export const commentSubject = z.object({ kind: commentKind, subjectId: id });
export type CommentSubject = z.infer<typeof commentSubject>;

/** What is said to others where administrators alone work on a kind of record. */
export const administratorsOnly: Readonly<Partial<Record<CommentSubject['kind'], string>>> = {
  post: 'Only administrators work on posts.',
  'data-request': 'Only administrators work on data requests.',
};

/** Whether somebody may read what is said about a kind of record, look after one, and be named there. */
export const mayTalkAbout = (kind: CommentSubject['kind'], { role }: { role: Role }): boolean =>
  role === 'Administrator' || administratorsOnly[kind] === undefined;

/** The stored form of a comment. `by` and the mentioned are accounts; `as` is what stands behind the @. */
export const storedComment = z.object({
  id,
  kind: commentKind,
  subjectId: id,
  by: id,
  createdAt: timestamp,
  text: z.string(),
  mentions: z.array(z.object({ personId: id, as: z.string() })),
  /** The mentioned who have seen it. */
  seenBy: z.array(id),
});
export type StoredComment = z.infer<typeof storedComment>;

export const newComment = z.object({ ...commentSubject.shape, text: text(COMMENT_REQUIRED, COMMENT_MAX) });
export type NewComment = z.infer<typeof newComment>;

/** A comment as colleagues read it; `mentioned` is what stands behind each @ that names somebody. */
export const comment = z.object({
  id,
  by: z.string(),
  mine: z.boolean(),
  createdAt: timestamp,
  text: z.string(),
  mentioned: z.array(z.string()),
});
export type Comment = z.infer<typeof comment>;

/** The comments on one record, oldest first. */
export const comments = z.object({ comments: z.array(comment) });
export type Comments = z.infer<typeof comments>;

/** Kinds of records that people look after. */
const assignedKinds = [...commentKinds, 'message'] as const;

/** What concerns one person: where somebody has named them, and what they look after and is not done yet. */
export const concerns = z.object({
  mentions: z.array(
    z.object({
      id,
      kind: commentKind,
      subjectId: id,
      title: z.string(),
      by: z.string(),
      createdAt: timestamp,
      text: z.string(),
    }),
  ),
  assigned: z.array(
    z.object({
      kind: z.enum(assignedKinds),
      id,
      title: z.string(),
      createdAt: timestamp,
      /** True where a colleague, and not the person, has said so. */
      givenByColleague: z.boolean(),
    }),
  ),
  /** All that a colleague has said or given, listed or not, so that nobody is told twice or not at all. */
  told: z.object({
    mentions: z.array(z.object({ id, kind: commentKind, subjectId: id })),
    assigned: z.array(z.object({ kind: z.enum(assignedKinds), id })),
  }),
  /** How many there are, listed or not. */
  counts: z.object({ mentions: z.int(), assigned: z.int() }),
});
export type Concerns = z.infer<typeof concerns>;
