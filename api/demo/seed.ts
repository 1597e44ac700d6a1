import { join } from 'node:path';
import type { Picture } from '#contract/pictures.ts';
import { CONSENT_VERSION } from '#contract/testimonials.ts';
import type { Deps } from '../deps.ts';
import { uploadDrawing } from './drawings.ts';
import { DEMO_CLOSING, demoPosts } from './posts.ts';
import { seedDonations } from './seed-donations.ts';
import { demoTestimonials } from './testimonials.ts';

type DemoDeps = Pick<Deps, 'store' | 'images' | 'reviewer' | 'now' | 'newId'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const AUTHORS = ['Aoife Byrne', 'Declan Roche', 'Carmel Nolan'] as const;
const COVERS = [
  'service-transport',
  'service-shop',
  'story-1976',
  'service-shopping',
  'service-counselling',
  'cta-about',
  'cta-donate',
  'shop-clane',
  'shop-new-ross',
  'sample-corner',
  'shop-wexford',
  'story-2004',
  'service-medical',
  'cta-support',
  'shop-bagnelstown',
] as const;

const daysAgo = (deps: DemoDeps, days: number) =>
  new Date(Math.round(deps.now().getTime() - days * DAY_MS)).toISOString();

const seedTestimonials = async (deps: DemoDeps, picture: Picture) => {
  await deps.store.change((draft) => {
    for (const [number, { name, email, content, status, daysAgo: days }] of demoTestimonials.entries()) {
      const createdAt = daysAgo(deps, days);
      const decidedAt = status === 'approved' ? daysAgo(deps, days - 1) : null;
      const by = decidedAt && AUTHORS[0];
      draft.testimonials.put({
        id: deps.newId(),
        name,
        email: email || null,
        content,
        picture: number === 3 ? picture : null,
        status,
        createdAt,
        approvedAt: decidedAt,
        approvedBy: by,
        reviewedAt: decidedAt,
        reviewedBy: by,
        adminNotes: null,
        consent: { version: CONSENT_VERSION, to: ['publication', 'name', 'health'], at: createdAt },
        review: deps.reviewer.review(content).stored,
      });
    }
  });
};

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const seedPosts = async (deps: DemoDeps, covers: readonly Picture[]) => {
  await deps.store.change((draft) => {
    for (const [number, [title, excerpt, paragraph]] of demoPosts.entries()) {
      const at = daysAgo(deps, 3 + number * 13);
      draft.posts.put({
        id: deps.newId(),
        slug: slugOf(title),
        title,
        excerpt,
        body: `${paragraph}\n\n${DEMO_CLOSING}`,
        cover: covers[number] ?? null,
        coverAlt: '',
        author: AUTHORS[number % AUTHORS.length] as string,
        status: 'published',
        publishedAt: at,
        createdAt: at,
        updatedAt: at,
        revision: 1,
      });
    }
  });
};

/** Fills an empty store with the demo: 12 pending donations of 156, 24 blog posts, 8 testimonials, our own drawings as pictures. */
export const seedDemo = async (deps: DemoDeps, illustrations: string): Promise<void> => {
  const draw = (name: string) => uploadDrawing(deps, join(illustrations, `${name}.svg`));
  await seedDonations(deps, (category) => draw(category === 'furniture' ? 'sample-armchairs' : `category-${category}`));
  await seedTestimonials(deps, await draw('service-transport'));
  const covers: Picture[] = [];
  for (const number of demoPosts.keys()) covers.push(await draw(COVERS[number % COVERS.length] as string));
  await seedPosts(deps, covers);
};
