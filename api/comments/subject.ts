import type { CommentSubject } from '#contract/comments.ts';
import { itemTitle } from '#contract/excerpt.ts';
import { Failure } from '../core/failure.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Draft, View } from '../store/store.ts';

const NO_POSTS = 'Only administrators work on posts.';
const GONE = 'What this is about has been deleted.';

/** What the subject of a comment is called; null when it is gone. */
export const titleOf = (data: View | Draft, { kind, subjectId }: CommentSubject): string | null => {
  if (kind === 'testimonial') return data.testimonials.get(subjectId)?.name ?? null;
  if (kind === 'post') return data.posts.get(subjectId)?.title ?? null;
  const offer = data.donations.get(subjectId);
  return offer ? itemTitle(offer.description) : null;
};

/** Whoever comments on something may see it. @throws Failure `forbidden`, `not_found`. */
export const checkSubject = (data: View | Draft, subject: CommentSubject, { role }: Pick<Actor, 'role'>): void => {
  if (subject.kind === 'post' && role !== 'Administrator') throw new Failure('forbidden', NO_POSTS);
  if (titleOf(data, subject) === null) throw new Failure('not_found', GONE);
};
