import { createHash } from 'node:crypto';
import { LINK_UNKNOWN } from '#contract/manage-link/manage-link.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';

interface Testimonials {
  testimonials: {
    get(id: string): StoredTestimonial | undefined;
    list(index: 'link', key: string): readonly StoredTestimonial[];
  };
}

/** Earlier tokens were random, enough for a plain hash, and only that was stored. */
const linkHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const testimonialByToken = (
  { manageLinks }: Pick<Deps, 'manageLinks'>,
  { testimonials }: Testimonials,
  token: string,
): StoredTestimonial => {
  const found =
    manageLinks.find('testimonial', token, (id) => testimonials.get(id)) ??
    testimonials.list('link', linkHash(token))[0];
  if (!found) throw new Failure('not_found', LINK_UNKNOWN);
  return found;
};
