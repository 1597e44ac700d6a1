import { type CommentSubject, mayTalkAbout, SUBJECT_DELETED, subjectName } from '#contract/comments/comments.ts';
import { itemTitle } from '#contract/text/excerpt.ts';
import { Failure } from '../core/failure.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Draft, View } from '../store/store.ts';

export const titleOf = (data: View | Draft, { kind, subjectId }: CommentSubject): string | null => {
  if (kind === 'testimonial') return data.testimonials.get(subjectId)?.name ?? null;
  if (kind === 'message') return data.messages.get(subjectId)?.name ?? null;
  if (kind === 'post') return data.posts.get(subjectId)?.title ?? null;
  if (kind === 'data-request') {
    const request = data.dataRequests.get(subjectId);
    // Never a name: others may see the screen.
    return request ? `Data request ${request.number}` : null;
  }
  const offer = data.donations.get(subjectId);
  return offer ? itemTitle(offer.description) : null;
};

/** @throws Failure `forbidden`, `not_found`. */
export const checkSubject = (data: View | Draft, subject: CommentSubject, actor: Pick<Actor, 'role'>): void => {
  if (!mayTalkAbout(subject.kind, actor))
    throw new Failure('forbidden', `Your role does not include ${subjectName(subject.kind)}.`);
  if (titleOf(data, subject) === null) throw new Failure('not_found', SUBJECT_DELETED);
};
