import type { LiveChange, LiveKind } from '#contract/live.ts';
import type { CollectionName } from '../store/collections.ts';
import type { Change } from '../store/store.ts';

/** The collections whose changes are sent to signed-in screens. */
const kinds: { readonly [Name in CollectionName]?: LiveKind } = {
  testimonials: 'testimonial',
  donations: 'donation',
  posts: 'blog',
  settings: 'settings',
  textContainers: 'text',
  imageContainers: 'image',
  media: 'media',
  people: 'person',
};

const isQuarantined = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'quarantinedAt' in record && record.quarantinedAt !== undefined;

/** True for a change in quarantine, into it or out of it. */
export const touchesQuarantine = ({ before, after }: Change): boolean => isQuarantined(before) || isQuarantined(after);

/**
 * A change of the store as it is sent to screens: without any content; null when it is not sent. What happens in quarantine
 * is not sent one by one; what is released is sent as created.
 */
export const toLive = ({ collection, id, ...change }: Change): LiveChange | null => {
  const kind = kinds[collection];
  const before = isQuarantined(change.before) ? undefined : change.before;
  const after = isQuarantined(change.after) ? undefined : change.after;
  if (!kind || (before === undefined && after === undefined)) return null;
  return { kind, id, change: after === undefined ? 'removed' : before === undefined ? 'created' : 'changed' };
};
