import { slugOf } from '#contract/blogs/slugs.ts';
import { authorNamed } from '#contract/people/author.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { consentNeeded } from '#contract/testimonials/consent.ts';
import { ANONYMOUS, CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';
import type { Deps } from '../http/deps.ts';
import type { PictureJob } from './draw-pictures.ts';
import { demoItems } from './known-items.ts';
import { recordPast } from './past-decisions.ts';
import { DEMO_CLOSING, demoPosts } from './posts.ts';
import { seedDonations } from './seed-donations.ts';
import { seedRuns } from './seed-runs.ts';
import { demoTestimonials } from './testimonials.ts';

export type DemoDeps = Pick<Deps, 'store' | 'loadReviewer' | 'now' | 'newId'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const AUTHORS = ['Aoife Byrne', 'Declan Roche', 'Carmel Nolan'] as const;
const PICTURED = 3;
const COVERS = [
  ['service-transport', 'A red car with a white heart on its door, on a road between fields and a purple hill'],
  ['service-shop', 'A shop called Good as New with a full window, and a purple van beside it'],
  ['story-1976', 'Two people outside the parish hall, beside a table with a teapot and cups'],
  ['service-shopping', 'Bags of groceries and a bottle of milk at a red half-door'],
  ['service-counselling', 'Two armchairs with a small table and two cups of tea between them'],
  ['cta-about', 'Three neighbours in front of a white house in the hills'],
  ['cta-donate', 'A red armchair, a lamp, books, and a parcel with a radio and a teapot on it'],
  ['shop-clane', 'The shop in Clane, painted green, with a round tower and a stone bridge behind it'],
  ['shop-new-ross', 'The shop in New Ross, painted blue, beside a tall ship on the river'],
  ['sample-corner', 'A purple armchair, a lamp, books, and a parcel with a radio and a teapot on it'],
  ['shop-wexford', 'The shop in Wexford Town, painted purple, with boats and two spires across the harbour'],
  ['story-2004', 'A car boot with books, a lamp, a teddy bear and a radio for sale'],
  ['service-medical', 'A bill stamped Paid beside a stethoscope and a medicine bottle'],
  ['cta-support', 'Two hands holding each other in front of the sun'],
  ['shop-bagnelstown', 'The shop in Bagnelstown, painted red, beside a lock of the Barrow'],
] as const;

const coverOf = (number: number) => COVERS[number % COVERS.length] ?? COVERS[0];

const daysAgo = (deps: DemoDeps, days: number) =>
  new Date(Math.round(deps.now().getTime() - days * DAY_MS)).toISOString();

const testimonialPicture = (id: string): PictureJob => ({
  drawing: 'service-transport',
  attach(draft, picture) {
    const testimonial = draft.testimonials.get(id);
    if (testimonial) draft.testimonials.put({ ...testimonial, picture });
  },
});

const seedTestimonials = async (deps: DemoDeps): Promise<PictureJob[]> => {
  const jobs: PictureJob[] = [];
  const reviewer = await deps.loadReviewer();
  await deps.store.change((draft) => {
    for (const [number, { name, email, content, status, daysAgo: days }] of demoTestimonials.entries()) {
      const createdAt = daysAgo(deps, days);
      const decidedAt = status === 'approved' ? daysAgo(deps, days - 0.1 - (number % 4) * 0.3) : null;
      const by = decidedAt && authorNamed(AUTHORS[number % AUTHORS.length] ?? AUTHORS[0]);
      const id = deps.newId();
      const image = number === PICTURED;
      if (image) jobs.push(testimonialPicture(id));
      const agreedTo = consentNeeded({ name: name === ANONYMOUS ? '' : name, image, content, whose: 'own' });
      draft.testimonials.put({
        id,
        name,
        email: email || null,
        content,
        picture: null,
        status,
        createdAt,
        approvedAt: decidedAt,
        approvedBy: by,
        reviewedAt: decidedAt,
        reviewedBy: by,
        adminNotes: null,
        consent: { version: CONSENT_VERSION, to: agreedTo, at: createdAt, whose: 'own' },
        review: reviewer.review(content).stored,
        ...(decidedAt && { firstReviewedAt: decidedAt }),
      });
      if (decidedAt && by)
        recordPast(draft, deps, { at: decidedAt, by, to: status, subjectKind: 'testimonial', subjectId: id });
    }
  });
  return jobs;
};

const coverJob = (id: string, number: number): PictureJob => ({
  drawing: coverOf(number)[0],
  attach(draft, cover) {
    const post = draft.posts.get(id);
    if (post) draft.posts.put({ ...post, cover });
  },
});

const seedPosts = async (deps: DemoDeps): Promise<PictureJob[]> => {
  const jobs: PictureJob[] = [];
  await deps.store.change((draft) => {
    for (const [number, [title, excerpt, paragraph, ...topics]] of demoPosts.entries()) {
      const at = daysAgo(deps, 3 + number * 13);
      const id = deps.newId();
      jobs.push(coverJob(id, number));
      draft.posts.put({
        id,
        slug: slugOf(title),
        title,
        excerpt,
        body: `${paragraph}\n\n${DEMO_CLOSING}`,
        cover: null,
        coverAlt: coverOf(number)[1],
        topics: [...topics],
        author: authorNamed(AUTHORS[number % AUTHORS.length] ?? AUTHORS[0]),
        status: 'published',
        publishedAt: at,
        createdAt: at,
        updatedAt: at,
        revision: 1,
      });
    }
  });
  return jobs;
};

const seedSettings = (deps: DemoDeps) =>
  deps.store.change((draft) => {
    const now = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    draft.settings.put({ ...now, whatWeTake: { items: [...demoItems], revision: 1 } });
  });

export const seedDemo = async (deps: DemoDeps): Promise<PictureJob[]> => {
  const photos = await seedDonations(deps);
  await seedRuns(deps);
  await seedSettings(deps);
  const pictures = await seedTestimonials(deps);
  return [...pictures, ...(await seedPosts(deps)), ...photos];
};
