import type { QueryClient } from '@tanstack/react-query';
import type { LiveKind } from '#contract/live/live.ts';
import { allOf, type Subject } from './query-keys.ts';
import { refreshQueries } from './refresh-queries.ts';

const subjectsOf: Record<LiveKind, readonly Subject[]> = {
  testimonial: ['testimonials', 'letters', 'dashboard', 'analytics', 'concerns', 'today'],
  donation: ['donationitems', 'letters', 'runs', 'dashboard', 'analytics', 'concerns', 'today'],
  blog: ['blogs', 'media', 'dashboard', 'concerns', 'today'],
  settings: ['settings', 'content', 'launch', 'privacy', 'today'],
  text: ['content', 'textcontainers'],
  image: ['media', 'content', 'imagecontainers'],
  media: ['media'],
  person: ['people', 'colleagues'],
  // The screen of what is held back is loaded anew by hand: nothing moves there under the pointer.
  quarantine: ['dashboard', 'today'],
  // Letters say what became of their mails.
  mail: ['mails', 'letters', 'messages', 'donationitems', 'testimonials', 'dashboard', 'today'],
  run: ['runs', 'donationitems', 'analytics', 'today'],
  message: ['messages', 'letters', 'dashboard', 'analytics', 'concerns', 'today'],
  comment: ['comments', 'letters', 'concerns', 'testimonials', 'donationitems', 'messages', 'today'],
  'data-request': ['privacy', 'letters', 'dashboard', 'concerns', 'today'],
};

/** Reloads what is on the screen now, the rest when it is next shown. */
export const refreshKinds = (queryClient: QueryClient, kinds: ReadonlySet<LiveKind>): void => {
  const subjects = new Set<Subject>([...kinds].flatMap((kind) => subjectsOf[kind]));
  for (const subject of subjects.add('audit')) refreshQueries(queryClient, allOf(subject));
};
