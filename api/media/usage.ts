import type { StoredPost } from '#contract/blogs/blogs.ts';
import type { StoredImageContainer } from '#contract/containers/containers.ts';
import { type Picture, pictureUrl } from '#contract/images/pictures.ts';
import type { MediaItem, MediaUse, StoredMedia } from '#contract/media/media.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft, View } from '../store/store.ts';

/** The records that use a picture now, without earlier versions. */
export interface Owners {
  picture: Picture;
  media: StoredMedia | undefined;
  containers: StoredImageContainer[];
  posts: StoredPost[];
}

/** The store's data, or the draft of a change. */
type Tables = Pick<View | Draft, 'media' | 'imageContainers' | 'posts'>;

/** The records that use the picture; null if there are none besides submissions. Read for thousands of pictures at once. */
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

/** What the uses of a picture are called. */
export const usesInWords = ({ containers, posts }: Owners): string[] => [
  ...containers.map(pageLabel),
  ...posts.map(postLabel),
];

/** The uses of a picture. */
export const usesOf = ({ containers, posts }: Owners): MediaUse[] => [
  ...containers.map((container) => ({
    kind: 'page' as const,
    label: pageLabel(container),
    href: container.relativeUrl,
  })),
  ...posts.map((post) => ({ kind: 'post' as const, label: postLabel(post), href: `/admin/blogs/${post.id}` })),
];

const coversOf = ({ posts, picture }: Owners) => posts.filter(({ cover }) => cover?.id === picture.id);

/** The descriptions of a picture in all its uses. */
const altTexts = (owners: Owners): string[] => [
  ...(owners.media ? [owners.media.altText] : []),
  ...owners.containers.map(({ altText }) => altText),
  ...coversOf(owners).map(({ coverAlt }) => coverAlt),
];

const firstAlt = ({ media, containers, posts, picture }: Owners): string | undefined =>
  media?.altText ||
  containers.find(({ altText }) => altText !== '')?.altText ||
  posts.find(({ cover, coverAlt }) => coverAlt !== '' && cover?.id === picture.id)?.coverAlt;

/** What a picture shows, in the words of its library entry or of its first use that has any; empty where none has. */
export const altTextOf = (owners: Owners): string => firstAlt(owners) ?? '';

/** True if any use of a picture, or its entry in the library, has no description. */
export const missesAlt = (owners: Owners): boolean => altTexts(owners).includes('');

/** When one of the records that use a picture changed last. */
export const updatedAt = ({ media, containers, posts }: Owners): string => {
  let latest = media?.createdAt ?? '';
  for (const { updatedAt: at } of containers) if (at > latest) latest = at;
  for (const { updatedAt: at } of posts) if (at > latest) latest = at;
  return latest;
};

/** A picture for the media screen. */
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

/** The ids of all pictures of the library, of pages and of covers, each once. */
export const shownPictures = ({ media, imageContainers, posts }: Tables): string[] => [
  ...new Set([
    ...media.list('newest', EVERY).map(({ picture }) => picture.id),
    ...imageContainers.list('oldest', EVERY).flatMap(({ picture }) => picture?.id ?? []),
    ...posts.list('newest', EVERY).flatMap(({ cover }) => cover?.id ?? []),
  ]),
];
