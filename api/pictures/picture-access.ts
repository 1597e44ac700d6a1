import { isPublicPost } from '#contract/blogs.ts';
import type { Deps } from '../http/deps.ts';

/**
 * Who may see a picture: everyone for good (`page`: on a page of the site), everyone until it is withdrawn (`published`), or
 * staff only.
 */
export type PictureAccess = 'page' | 'published' | 'staff';

/** Who may see the picture with this id, by the records that name it; null when none does. */
export const pictureAccess = (
  { store: { data }, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
): PictureAccess | null => {
  const containers = data.imageContainers.list('picture', id);
  const testimonials = data.testimonials.list('picture', id);
  const posts = data.posts.list('picture', id);
  if (containers.some((container) => container.picture?.id === id)) return 'page';
  // What is in the library was put there to be shown: posts are previewed with it.
  if (data.media.count('picture', id) > 0) return 'published';
  if (testimonials.some((testimonial) => testimonial.status === 'approved')) return 'published';
  if (posts.some((post) => isPublicPost(post, now()))) return 'published';
  const isKnown = containers.length + testimonials.length + posts.length + data.donations.count('picture', id) > 0;
  return isKnown ? 'staff' : null;
};
