import { isPublicPost, type StoredPost } from '#contract/blogs/blogs.ts';
import type { Deps } from '../http/deps.ts';

/** `page`: everyone, for good; `published`: everyone, until withdrawn. */
export type PictureAccess = 'page' | 'published' | 'staff';

/** Null if no record refers to the picture. */
export const pictureAccess = (
  { store: { data }, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
): PictureAccess | null => {
  const containers = data.imageContainers.list('picture', id);
  const testimonials = data.testimonials.list('picture', id);
  const posts = data.posts.list('picture', id);
  if (containers.some((container) => container.picture?.id === id)) return 'page';
  // The library is meant for publication; previews of posts use it too.
  if (data.media.count('picture', id) > 0) return 'published';
  if (testimonials.some((testimonial) => testimonial.status === 'approved')) return 'published';
  const isPublic = (post: StoredPost) => isPublicPost(post, now());
  if (posts.some(isPublic)) return 'published';
  const people = data.people.list('picture', id);
  // A face is shown beside what its owner has published, and nowhere else.
  if (people.some((person) => !person.disabled && data.posts.list('author', person.id).some(isPublic)))
    return 'published';
  const forStaff =
    data.donations.count('picture', id) + data.runs.count('picture', id) + data.postRevisions.count('picture', id);
  const isKnown = containers.length + testimonials.length + posts.length + people.length + forStaff > 0;
  return isKnown ? 'staff' : null;
};
