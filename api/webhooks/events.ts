import type { WebhookEvent } from '#contract/webhooks/webhooks.ts';
import type { Records } from '../store/collections.ts';

/** The collections of whose records webhooks tell. */
export const watchedCollections = ['testimonials', 'donations', 'posts', 'runs'] as const;
export type WatchedCollection = (typeof watchedCollections)[number];

interface States {
  /** The event of a record that staff can see for the first time. */
  received?: WebhookEvent;
  /** The event of a record that is deleted, or can no longer be seen. */
  deleted: WebhookEvent;
  /** The event of a record that has come into a state. */
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

/** The state of which is told; null for what staff's lists do not show, such as a draft, and what is held in quarantine. */
const stateOf = (name: WatchedCollection, record: Watched | undefined): string | null => {
  if (!record || ('quarantinedAt' in record && record.quarantinedAt)) return null;
  const state = 'state' in record ? record.state : record.status;
  return name === 'posts' && state !== 'published' ? null : state;
};

/** What a change of one record tells: a new one is received, and perhaps decided in the same change. */
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
