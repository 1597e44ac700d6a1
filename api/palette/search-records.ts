import { excerpt, itemTitle } from '#contract/excerpt.ts';
import { FOUND_MAX, type Found, type FoundRecord } from '#contract/find.ts';
import type { StoredDonation } from '#contract/stored-donation.ts';
import type { StoredTestimonial } from '#contract/stored-testimonial.ts';
import { listAllPosts } from '../blogs/list-all.ts';
import { matchesWords as matchesDonation } from '../donations/search.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { listMedia } from '../media/library.ts';
import { EVERY } from '../store/collections.ts';
import { matchesWords as matchesTestimonial } from '../testimonials/search.ts';

type FindDeps = Pick<Deps, 'store' | 'now'>;

const DETAIL = 80;
const ONE_PAGE = { page: 1, pageSize: FOUND_MAX };

/** The first few that match; the rest is not looked at. */
const firstOf = <T>(rows: readonly T[], matches: (row: T) => boolean): T[] => {
  const first: T[] = [];
  for (const row of rows) {
    if (matches(row)) first.push(row);
    if (first.length === FOUND_MAX) break;
  }
  return first;
};

const offer = ({ id, description, submitterName, reference, status }: StoredDonation): FoundRecord => ({
  kind: 'donation',
  id,
  title: itemTitle(description),
  detail: `${submitterName} · ${reference}`,
  status,
});

const story = ({ id, name, content, status }: StoredTestimonial): FoundRecord => ({
  kind: 'testimonial',
  id,
  title: name,
  detail: `“${excerpt(content, DETAIL)}”`,
  status,
});

const posts = (deps: FindDeps, q: string): FoundRecord[] =>
  listAllPosts(deps, { q, status: undefined, ...ONE_PAGE }).posts.map(({ id, title, state }) => ({
    kind: 'post',
    id,
    title: title || 'A post without a title',
    detail: 'Blog post',
    status: state,
  }));

const pictures = (deps: FindDeps, q: string): FoundRecord[] =>
  listMedia(deps, { q, missingAlt: false, ...ONE_PAGE }).items.map(({ id, altText, usedIn }) => ({
    kind: 'picture',
    id,
    title: altText || 'A picture without a description',
    detail: usedIn[0]?.label ?? 'Not in use',
    status: '',
  }));

/** The newest records of every kind that contain each word of `q`, as far as the person may see them; nothing for an empty text. */
export const findEverywhere = (deps: FindDeps, q: string, { role }: Actor): Found => {
  if (q === '') return { records: [] };
  const { donations, testimonials } = deps.store.data;
  return {
    records: [
      ...firstOf(donations.list('newest', EVERY), matchesDonation(q)).map(offer),
      ...firstOf(testimonials.list('newest', EVERY), matchesTestimonial(q)).map(story),
      ...(role === 'Administrator' ? [...posts(deps, q), ...pictures(deps, q)] : []),
    ],
  };
};
