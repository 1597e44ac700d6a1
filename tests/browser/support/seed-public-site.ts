import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { type Picture, pictureSizes } from '#contract/images/pictures.ts';
import { authorNamed } from '#contract/people/author.ts';
import { CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';
import { POST } from '../../support/public-pages.ts';

const DRAWING = resolve(import.meta.dirname, '../../../site/illustrations/service-transport.svg');
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const idOf = (kind: string, number: number) => `${kind}-${String(number).padStart(21 - kind.length, '0')}`;
const day = (number: number) => new Date(Date.UTC(2026, 2, 1 + number, 10)).toISOString();

const STORIES = [
  'The driver came to the door and walked my mother to the car. She was never alone in the waiting room.',
  'The bill for the scans sat on the hall table for a month. I filled in one form, and four days later it was looked after.',
  'When I could not lift much, the shopping still came every Friday.',
] as const;

/** Eight stories, so that there are two pages of them; the newest has a picture. */
export const SEEDED = {
  testimonials: 8,
  posts: 7,
} as const;

/** A picture as if it had been uploaded. */
export const savePicture = async (uploads: string): Promise<Picture> => {
  const picture = { id: idOf('picture', 1), width: 1200, height: 900 };
  const folder = join(uploads, picture.id);
  await mkdir(folder, { recursive: true });
  const drawing = await sharp(DRAWING, { density: 150 }).resize(1200, 900, { fit: 'cover' }).png().toBuffer();
  for (const { width, height } of pictureSizes(picture)) {
    await sharp(drawing)
      .resize(width, height)
      .webp()
      .toFile(join(folder, `${width}x${height}.webp`));
  }
  return picture;
};

const testimonial = (number: number, picture: Picture | null) => ({
  id: idOf('story', number),
  name: number === 2 ? 'Anonymous' : `Nuala ${String.fromCharCode(65 + number)}.`,
  email: 'nuala@post.example',
  content: STORIES[number % STORIES.length] ?? STORIES[0],
  picture,
  status: 'approved' as const,
  createdAt: day(number),
  approvedAt: day(number),
  approvedBy: authorNamed('Aoife Byrne'),
  reviewedAt: day(number),
  reviewedBy: authorNamed('Aoife Byrne'),
  adminNotes: null,
  consent: { version: CONSENT_VERSION, to: ['publication' as const, 'name' as const], at: day(number) },
  review: createReviewer().review(STORIES[0]).stored,
});

const post = (number: number, cover: Picture | null) => ({
  id: idOf('post', number),
  slug: number === SEEDED.posts - 1 ? POST.slug : `news-${number}`,
  title: number === SEEDED.posts - 1 ? 'The dresser that went to three homes' : `News number ${number}`,
  excerpt: 'One piece of furniture, three kitchens, and what it paid for.',
  body: 'It came to New Ross on a trailer.\n\n## What happened then\n\nIt was sold, given back and sold again.',
  cover,
  topics: number % 2 === 0 ? ['Our shops', 'Volunteers'] : ['Volunteers'],
  coverAlt: cover ? 'A red car on a road between fields' : '',
  author: authorNamed('Declan Roche'),
  status: 'published' as const,
  publishedAt: day(number),
  createdAt: day(number),
  updatedAt: day(number),
  revision: 1,
});

/** Fills an empty data folder with published testimonials and posts, before a server is started on it. */
export const seedPublicSite = async (dataDir: string): Promise<void> => {
  const picture = await savePicture(join(dataDir, 'uploads'));
  const store = await openStore(dataDir, { log: silent, now: () => new Date() });
  await store.change((draft) => {
    for (let number = 0; number < SEEDED.testimonials; number += 1) {
      draft.testimonials.put(testimonial(number, number === SEEDED.testimonials - 1 ? picture : null));
    }
    for (let number = 0; number < SEEDED.posts; number += 1) {
      draft.posts.put(post(number, number === SEEDED.posts - 1 ? picture : null));
    }
  });
  await store.close();
};
