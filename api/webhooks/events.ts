import type { WebhookEvent } from '#contract/webhooks/webhooks.ts';
import type { Records } from '../store/collections.ts';

export const watchedCollections = ['testimonials', 'donations', 'posts', 'runs'] as const;
export type WatchedCollection = (typeof watchedCollections)[number];

interface States {
  received?: WebhookEvent;
  deleted: WebhookEvent;
  entered: Partial<Record<string, WebhookEvent>>;
}

const submission = <Kind extends 'testimonial' | 'donation'>(kind: Kind) => ({
  received: `${kind}.received` as const,
  deleted: `${kind}.deleted` as const,
  entered: {
    approved: `${kind}.approved`,
    rejected: `${kind}.rejected`,
    pending: `${kind}.reopened`,
  } as const,
});

const states: Record<WatchedCollection, States> = {
  testimonials: submission('testimonial'),
  donations: {
    ...submission('donation'),
    entered: { ...submission('donation').entered, collected: 'donation.collected' },
  },
  posts: { deleted: 'post.withdrawn', entered: { published: 'post.published' } },
  runs: {
    received: 'run.planned',
    deleted: 'run.cancelled',
    entered: { planned: 'run.planned', out: 'run.out', done: 'run.done', cancelled: 'run.cancelled' },
  },
};

type Watched = Records[WatchedCollection];

/** Null for what staff's lists do not show, such as a draft, and what is held in quarantine. */
const stateOf = (name: WatchedCollection, record: Watched | undefined): string | null => {
  if (!record || ('quarantinedAt' in record && record.quarantinedAt)) return null;
  const state = 'state' in record ? record.state : record.status;
  return name === 'posts' && state !== 'published' ? null : state;
};

export const eventsOf = (
  name: WatchedCollection,
  before: Watched | undefined,
  after: Watched | undefined,
): WebhookEvent[] => {
  const { received, deleted, entered } = states[name];
  const [was, is] = [stateOf(name, before), stateOf(name, after)];
  if (was === is) return [];
  if (is === null) return was === 'cancelled' ? [] : [deleted];
  const first = was === null ? received : undefined;
  const state = was === null && is === 'pending' ? undefined : entered[is];
  return [...new Set([first, state].filter((event) => event !== undefined))];
};
