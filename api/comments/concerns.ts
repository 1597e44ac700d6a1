import { type Concerns, mayTalkAbout, type StoredComment, type SubjectKind } from '#contract/comments/comments.ts';
import { excerpt, itemTitle } from '#contract/text/excerpt.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { View } from '../store/store.ts';
import { titleOf } from './subject.ts';

const LISTED = 20;
const WORDS = 120;

type Assigned = Concerns['assigned'][number];

const givenTo = (id: string, { assignedBy }: { assignedBy?: string | undefined }) => ({
  givenByColleague: assignedBy !== undefined && assignedBy !== id,
});

const mentionsOf = (data: View, actor: Actor): readonly StoredComment[] =>
  data.comments.list('unseen', actor.id).filter(({ kind }) => mayTalkAbout(kind, actor));

const assignedTo = (data: View, { id, role }: Actor): Assigned[] => {
  const listed = <Row>(kind: SubjectKind, rows: () => readonly Row[]) => (mayTalkAbout(kind, { role }) ? rows() : []);
  const testimonials = listed('testimonial', () => data.testimonials.list('assigned', id))
    .filter(({ status, quarantinedAt }) => status === 'pending' && !quarantinedAt)
    .map(
      (one): Assigned => ({
        kind: 'testimonial',
        id: one.id,
        title: one.name,
        createdAt: one.createdAt,
        ...givenTo(id, one),
      }),
    );
  const donations = listed('donation', () => data.donations.list('assigned', id))
    .filter(({ status, quarantinedAt }) => (status === 'pending' || status === 'approved') && !quarantinedAt)
    .map(
      (one): Assigned => ({
        kind: 'donation',
        id: one.id,
        title: itemTitle(one.description),
        createdAt: one.createdAt,
        ...givenTo(id, one),
      }),
    );
  const messages = listed('message', () => data.messages.list('assigned', id))
    .filter(({ state, quarantinedAt }) => state === 'open' && !quarantinedAt)
    .map(
      (one): Assigned => ({
        kind: 'message',
        id: one.id,
        title: one.name,
        createdAt: one.createdAt,
        ...givenTo(id, one),
      }),
    );
  const posts = listed('post', () => data.posts.list('assigned', id))
    .filter(({ status }) => status === 'draft')
    .map(
      (one): Assigned => ({
        kind: 'post',
        id: one.id,
        title: one.title,
        createdAt: one.createdAt,
        ...givenTo(id, one),
      }),
    );
  const requests = listed('data-request', () => data.dataRequests.list('assigned', id))
    .filter(({ closedAt }) => !closedAt)
    .map(
      (one): Assigned => ({
        kind: 'data-request',
        id: one.id,
        title: titleOf(data, { kind: 'data-request', subjectId: one.id }) ?? '',
        createdAt: one.createdAt,
        ...givenTo(id, one),
      }),
    );
  return [...testimonials, ...donations, ...messages, ...posts, ...requests].sort((a, b) =>
    a.createdAt.localeCompare(b.createdAt),
  );
};

export const readConcerns = ({ store: { data } }: Pick<Deps, 'store'>, actor: Actor): Concerns => {
  const mentions = mentionsOf(data, actor);
  const assigned = assignedTo(data, actor);
  return {
    mentions: mentions
      .toReversed()
      .slice(0, LISTED)
      .map(({ id, kind, subjectId, by, createdAt, text }) => ({
        id,
        kind,
        subjectId,
        title: titleOf(data, { kind, subjectId }) ?? '',
        by: authorName(data, by),
        createdAt,
        text: excerpt(text, WORDS),
      })),
    assigned: assigned.slice(0, LISTED),
    told: {
      mentions: mentions.map(({ id, kind, subjectId }) => ({ id, kind, subjectId })),
      assigned: assigned.filter((one) => one.givenByColleague).map(({ kind, id }) => ({ kind, id })),
    },
    counts: { mentions: mentions.length, assigned: assigned.length },
  };
};
