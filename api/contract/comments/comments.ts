import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { ownPictureUrl } from '../images/pictures.ts';
import { mayDo, type Role } from '../roles.ts';
import { text } from '../text/text.ts';

export const COMMENT_MAX = 2000;
export const COMMENTS_MAX = 200;
const COMMENT_REQUIRED = 'Please write something';

/** What colleagues talk about. */
const commentKinds = ['testimonial', 'donation', 'message', 'post', 'data-request'] as const;
const commentKind = z.enum(
  commentKinds,
  'There are comments on testimonials, donations, messages, posts and data requests only.',
);

/** What a thread is about. */
export const commentSubject = z.object({ kind: commentKind, subjectId: id });
export type CommentSubject = z.infer<typeof commentSubject>;

/** What people look after and talk about. */
export type SubjectKind = (typeof commentKinds)[number];

const subjects: Record<SubjectKind, { may: 'decide' | 'publish' | 'privacy'; name: string }> = {
  testimonial: { may: 'decide', name: 'testimonials' },
  donation: { may: 'decide', name: 'donations' },
  message: { may: 'decide', name: 'messages' },
  post: { may: 'publish', name: 'posts' },
  'data-request': { may: 'privacy', name: 'data requests' },
};

/** What a kind of record is called in the plural. */
export const subjectName = (kind: SubjectKind): string => subjects[kind].name;

/** Who may read what is said about a kind of record, look after one, and be named there. */
export const mayForSubject = (kind: SubjectKind): (typeof subjects)[SubjectKind]['may'] => subjects[kind].may;

/** Whether somebody may read what is said about a kind of record, look after one, and be named there. */
export const mayTalkAbout = (kind: SubjectKind, { role }: { role: Role }): boolean => mayDo(role, mayForSubject(kind));

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
  /** That of the request that wrote it: one that is sent again writes nothing. */
  repeatKey: z.optional(z.string()),
});
export type StoredComment = z.infer<typeof storedComment>;

export const newComment = z.object({ ...commentSubject.shape, text: text(COMMENT_REQUIRED, COMMENT_MAX) });
export type NewComment = z.infer<typeof newComment>;

/** A comment as colleagues read it; `mentioned` is what stands behind each @ that names somebody. */
export const comment = z.object({
  id,
  by: z.string(),
  byPictureUrl: ownPictureUrl,
  mine: z.boolean(),
  createdAt: timestamp,
  text: z.string(),
  mentioned: z.array(z.string()),
});
export type Comment = z.infer<typeof comment>;

/** The comments on one record, oldest first. */
export const comments = z.object({ comments: z.array(comment) });
export type Comments = z.infer<typeof comments>;

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
      kind: commentKind,
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
    assigned: z.array(z.object({ kind: commentKind, id })),
  }),
  /** How many there are, listed or not. */
  counts: z.object({ mentions: z.int(), assigned: z.int() }),
});
export type Concerns = z.infer<typeof concerns>;
