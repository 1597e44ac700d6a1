import type { Concerns } from './comments.ts';

type Kind = Concerns['assigned'][number]['kind'];

const nouns: Record<Kind, string> = {
  testimonial: 'a testimonial',
  donation: 'a donation offer',
  post: 'a blog post',
  message: 'a message',
  'data-request': 'a data request',
};

const paths: Record<Kind, (id: string) => string> = {
  testimonial: (id) => `/admin/testimonials?tab=all&item=${id}`,
  donation: (id) => `/admin/donations?tab=all&item=${id}`,
  post: (id) => `/admin/blogs/${id}`,
  message: (id) => `/admin/messages?view=mine&message=${id}`,
  'data-request': (id) => `/admin/privacy/requests/${id}`,
};

export const concernPath = (kind: Kind, id: string): string => paths[kind](id);

/** `key` is the same for the same thing. */
export interface ConcernNotice {
  key: string;
  title: string;
  body: string;
  path: string;
}

interface NoticedConcerns {
  mentions: readonly { id: string; kind: Kind; subjectId: string }[];
  assigned: readonly { id: string; kind: Kind }[];
}

const AT_ONCE_MAX = 5;

/** Contains no name and no text, as others may see the screen. */
export const concernNotices = ({ mentions, assigned }: NoticedConcerns): ConcernNotice[] => [
  ...mentions.map(({ id, kind, subjectId }) => ({
    key: id,
    title: 'A colleague has named you',
    body: `In a comment on ${nouns[kind]}.`,
    path: concernPath(kind, subjectId),
  })),
  ...assigned.map(({ kind, id }) => ({
    key: `${kind}/${id}`,
    title: 'Something for you',
    body: `You look after ${nouns[kind]} now.`,
    path: concernPath(kind, id),
  })),
];

export const newNotices = (all: readonly ConcernNotice[], known: ReadonlySet<string>): readonly ConcernNotice[] => {
  const fresh = all.filter(({ key }) => !known.has(key));
  if (fresh.length <= AT_ONCE_MAX) return fresh;
  return [{ key: 'many', title: 'Something for you', body: `${fresh.length} things concern you now.`, path: '/admin' }];
};
