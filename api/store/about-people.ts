import type { CollectionName } from './collections.ts';

/** A restore never brings back what was removed from these: pages, posts and pictures of the site may come back. */
export const ABOUT_PEOPLE: readonly CollectionName[] = ['testimonials', 'donations', 'people'];
