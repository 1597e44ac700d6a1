import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { ownPictureUrl } from '../images/pictures.ts';
import { mayDo, type Role } from '../roles.ts';
import { text } from '../text/text.ts';

export const COMMENT_MAX = 2000;
export const COMMENTS_MAX = 200;
const COMMENT_REQUIRED = 'Please write something';
export const SUBJECT_DELETED = 'What this is about has been deleted.';

const commentKinds = ['testimonial', 'donation', 'message', 'post', 'data-request'] as const;
const commentKind = z.enum(
  commentKinds,
  'There are comments on testimonials, donations, messages, posts and data requests only.',
);

export const commentSubject = z.object({ kind: commentKind, subjectId: id });
export type CommentSubject = z.infer<typeof commentSubject>;

export type SubjectKind = (typeof commentKinds)[number];

const subjects: Record<SubjectKind, { may: 'decide' | 'publish' | 'privacy'; name: string }> = {
  testimonial: { may: 'decide', name: 'testimonials' },
  donation: { may: 'decide', name: 'donations' },
  message: { may: 'decide', name: 'messages' },
  post: { may: 'publish', name: 'posts' },
  'data-request': { may: 'privacy', name: 'data requests' },
};

export const subjectName = (kind: SubjectKind): string => subjects[kind].name;

export const mayForSubject = (kind: SubjectKind): (typeof subjects)[SubjectKind]['may'] => subjects[kind].may;

export const mayTalkAbout = (kind: SubjectKind, { role }: { role: Role }): boolean => mayDo(role, mayForSubject(kind));

/** `by` and the mentioned are accounts; `as` is the text after the @. */
export const storedComment = z.object({
  id,
  kind: commentKind,
  subjectId: id,
  by: id,
  createdAt: timestamp,
  text: z.string(),
  mentions: z.array(z.object({ personId: id, as: z.string() })),
  seenBy: z.array(id),
  /** Idempotency key of the request, so that a repeat writes nothing. */
  repeatKey: z.optional(z.string()),
});
export type StoredComment = z.infer<typeof storedComment>;

export const newComment = z.object({ ...commentSubject.shape, text: text(COMMENT_REQUIRED, COMMENT_MAX) });
export type NewComment = z.infer<typeof newComment>;

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

export const comments = z.object({ comments: z.array(comment) });
export type Comments = z.infer<typeof comments>;

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
      givenByColleague: z.boolean(),
    }),
  ),
  /** Everything colleagues have said or assigned, listed or not, so that nobody is notified twice or not at all. */
  told: z.object({
    mentions: z.array(z.object({ id, kind: commentKind, subjectId: id })),
    assigned: z.array(z.object({ kind: commentKind, id })),
  }),
  counts: z.object({ mentions: z.int(), assigned: z.int() }),
});
export type Concerns = z.infer<typeof concerns>;
