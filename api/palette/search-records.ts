import type { StoredPost } from '#contract/blogs/blogs.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { FOUND_MAX, type Found, type FoundRecord } from '#contract/palette/find.ts';
import { mayDo } from '#contract/roles.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { excerpt, itemTitle } from '#contract/text/excerpt.ts';
import { matchesWords as matchesPost } from '../blogs/list-all.ts';
import { stateOf } from '../blogs/view.ts';
import { matchesWords as matchesDonation } from '../donations/search.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { everyPicture, matchesWords as matchesPicture } from '../media/every-picture.ts';
import { altTextOf, type Owners, usesOf } from '../media/usage.ts';
import { EVERY } from '../store/collections.ts';
import { matchesWords as matchesTestimonial } from '../testimonials/search.ts';

type FindDeps = Pick<Deps, 'store' | 'now'>;

const DETAIL = 80;

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

const post = (shown: StoredPost, now: Date): FoundRecord => ({
  kind: 'post',
  id: shown.id,
  title: shown.title || 'A post without a title',
  detail: 'Blog post',
  status: stateOf(shown, now),
});

const picture = (owners: Owners): FoundRecord => ({
  kind: 'picture',
  id: owners.picture.id,
  title: altTextOf(owners) || 'A picture without a description',
  detail: usesOf(owners)[0]?.label ?? 'Not in use',
  status: '',
});

const submissions = ({ store: { data } }: FindDeps, q: string): FoundRecord[] => [
  ...firstOf(data.donations.list('newest', EVERY), matchesDonation(q)).map(offer),
  ...firstOf(data.testimonials.list('newest', EVERY), matchesTestimonial(q)).map(story),
];

const published = ({ store: { data }, now }: FindDeps, q: string): FoundRecord[] => {
  const at = now();
  return [
    ...firstOf(data.posts.list('newest', EVERY), matchesPost(data, q)).map((found) => post(found, at)),
    ...firstOf(everyPicture(data), matchesPicture(q)).map(({ owners }) => picture(owners)),
  ];
};

/** Newest records of each kind containing every word of `q`, as far as the role may see them; none for an empty `q`. */
export const findEverywhere = (deps: FindDeps, q: string, { role }: Actor): Found => {
  if (q === '') return { records: [] };
  return {
    records: [
      ...(mayDo(role, 'decide') ? submissions(deps, q) : []),
      ...(mayDo(role, 'publish') ? published(deps, q) : []),
    ],
  };
};
