import type { StoredPost } from '#contract/blogs/blogs.ts';
import type { StoredImageContainer } from '#contract/containers/containers.ts';
import { type Picture, pictureUrl } from '#contract/images/pictures.ts';
import type { MediaItem, MediaUse, StoredMedia } from '#contract/media/media.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft, View } from '../store/store.ts';

export interface Owners {
  picture: Picture;
  media: StoredMedia | undefined;
  containers: StoredImageContainer[];
  posts: StoredPost[];
}

type Tables = Pick<View | Draft, 'media' | 'imageContainers' | 'posts'>;

/** Null if only submissions use it. Called for thousands of pictures at once. */
export const ownersOf = ({ media, imageContainers, posts }: Tables, id: string): Owners | null => {
  const inLibrary = media.list('picture', id)[0];
  const containers = imageContainers.list('picture', id).filter((container) => container.picture?.id === id);
  const showing = [...posts.list('picture', id)];
  const picture =
    inLibrary?.picture ?? containers[0]?.picture ?? showing.find(({ cover }) => cover?.id === id)?.cover ?? null;
  return picture ? { picture, media: inLibrary, containers, posts: showing } : null;
};

const pageLabel = ({ title, relativeUrl, tags }: StoredImageContainer) =>
  `${title || tags.slice(1).join(' ') || 'Picture'} on ${relativeUrl === '/' ? 'the home page' : relativeUrl}`;

const postLabel = ({ title }: StoredPost) => `Post “${title}”`;

export const usesInWords = ({ containers, posts }: Owners): string[] => [
  ...containers.map(pageLabel),
  ...posts.map(postLabel),
];

export const usesOf = ({ containers, posts }: Owners): MediaUse[] => [
  ...containers.map((container) => ({
    kind: 'page' as const,
    label: pageLabel(container),
    href: container.relativeUrl,
  })),
  ...posts.map((post) => ({ kind: 'post' as const, label: postLabel(post), href: `/admin/blogs/${post.id}` })),
];

const coversOf = ({ posts, picture }: Owners) => posts.filter(({ cover }) => cover?.id === picture.id);

const altTexts = (owners: Owners): string[] => [
  ...(owners.media ? [owners.media.altText] : []),
  ...owners.containers.map(({ altText }) => altText),
  ...coversOf(owners).map(({ coverAlt }) => coverAlt),
];

const firstAlt = ({ media, containers, posts, picture }: Owners): string | undefined =>
  media?.altText ||
  containers.find(({ altText }) => altText !== '')?.altText ||
  posts.find(({ cover, coverAlt }) => coverAlt !== '' && cover?.id === picture.id)?.coverAlt;

/** Description in the library, or of the first use that has one; empty if none has. */
export const altTextOf = (owners: Owners): string => firstAlt(owners) ?? '';

export const missesAlt = (owners: Owners): boolean => altTexts(owners).includes('');

export const updatedAt = ({ media, containers, posts }: Owners): string => {
  let latest = media?.createdAt ?? '';
  for (const { updatedAt: at } of containers) if (at > latest) latest = at;
  for (const { updatedAt: at } of posts) if (at > latest) latest = at;
  return latest;
};

export const viewMedia = (owners: Owners): MediaItem => ({
  id: owners.picture.id,
  url: pictureUrl(owners.picture),
  width: owners.picture.width,
  height: owners.picture.height,
  altText: altTextOf(owners),
  missingAlt: missesAlt(owners),
  inLibrary: owners.media !== undefined,
  usedIn: usesOf(owners),
  updatedAt: updatedAt(owners),
});

export const shownPictures = ({ media, imageContainers, posts }: Tables): string[] => [
  ...new Set([
    ...media.list('newest', EVERY).map(({ picture }) => picture.id),
    ...imageContainers.list('oldest', EVERY).flatMap(({ picture }) => picture?.id ?? []),
    ...posts.list('newest', EVERY).flatMap(({ cover }) => cover?.id ?? []),
  ]),
];
