import type { LiveChange, LiveKind } from '#contract/live.ts';
import type { CollectionName } from '../store/collections.ts';
import type { Change } from '../store/store.ts';

/** What of the store signed-in screens are told; sessions, invitations and the audit log are not their business. */
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

/** A change of the store as screens are told of it, without anything of what it says; null when they are not. */
export const toLive = ({ collection, id, before, after }: Change): LiveChange | null => {
  const kind = kinds[collection];
  if (!kind) return null;
  return { kind, id, change: after === undefined ? 'removed' : before === undefined ? 'created' : 'changed' };
};
