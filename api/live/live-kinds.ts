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

/** A change of the store as it is sent to screens: without any content; null when it is not sent. */
export const toLive = ({ collection, id, before, after }: Change): LiveChange | null => {
  const kind = kinds[collection];
  if (!kind) return null;
  return { kind, id, change: after === undefined ? 'removed' : before === undefined ? 'created' : 'changed' };
};
