import { storedPost } from '#contract/blogs/blogs.ts';
import { storedPostRevision } from '#contract/blogs/post-revisions.ts';
import { storedImageContainer, storedTextContainer } from '#contract/containers/containers.ts';
import { storedMedia } from '#contract/media/media.ts';
import { storedSettings } from '#contract/settings/stored-settings.ts';
import { ALL, assigned, collection, newestFirst, oldestFirst, unindexed } from '../index-definitions.ts';
import { containerPictureIds, pageIn, placeOf, postPictureIds } from '../index-keys.ts';

export const siteCollections = {
  textContainers: collection(storedTextContainer, {
    place: { keys: (c) => [placeOf(c.tags, c.relativeUrl, c.language)], ...oldestFirst },
    tag: { keys: (c) => [...new Set(c.tags)], ...oldestFirst },
    page: { keys: (c) => [pageIn(c.relativeUrl, c.language)], ...oldestFirst },
    oldest: { keys: () => [ALL], ...oldestFirst },
  }),
  imageContainers: collection(storedImageContainer, {
    place: { keys: (c) => [placeOf(c.tags, c.relativeUrl)], ...oldestFirst },
    tag: { keys: (c) => [...new Set(c.tags)], ...oldestFirst },
    page: { keys: (c) => [c.relativeUrl], ...oldestFirst },
    oldest: { keys: () => [ALL], ...oldestFirst },
    picture: { keys: containerPictureIds, ...oldestFirst },
  }),
  posts: collection(storedPost, {
    newest: { keys: () => [ALL], ...newestFirst },
    slug: { keys: (p) => [p.slug], ...newestFirst },
    publicSlug: { keys: ({ publicSlugs = [] }) => publicSlugs, ...newestFirst },
    scheduled: {
      keys: (p) => (p.status === 'published' && p.publishedAt && !p.appeared ? [ALL] : []),
      order: (p) => p.publishedAt ?? '',
    },
    published: {
      keys: (p) => (p.status === 'published' && p.publishedAt ? [ALL] : []),
      order: (p) => p.publishedAt ?? '',
      descending: true,
    },
    author: { keys: (p) => [p.author], ...newestFirst },
    picture: { keys: postPictureIds, ...newestFirst },
    assigned,
  }),
  postRevisions: collection(storedPostRevision, {
    post: { keys: (r) => [r.postId], ...newestFirst },
    oldest: { keys: () => [ALL], ...oldestFirst },
    picture: { keys: postPictureIds, ...newestFirst },
  }),
  media: collection(storedMedia, {
    newest: { keys: () => [ALL], ...newestFirst },
    picture: { keys: (m) => [m.picture.id], ...newestFirst },
  }),
  settings: unindexed(storedSettings),
};
