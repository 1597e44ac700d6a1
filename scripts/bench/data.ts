import { randomBytes } from 'node:crypto';
import { openStore } from '#api/store/disk/open-store.ts';
import type { Store } from '#api/store/store.ts';
import type { StoredPost } from '#contract/blogs/blogs.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { StoredMedia } from '#contract/media/media.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';

export const quiet = { info: () => {}, warn: () => {}, error: () => {} };
export const now = (): Date => new Date();
const newId = () => randomBytes(16).toString('base64url');

const BATCH = 5000;
const FIRST = Date.UTC(2026, 0, 1);
const at = (number: number) => new Date(FIRST + number * 60_000).toISOString();
const WORDS = 'oak table chairs lamp wardrobe cot pram books kettle mirror bicycle desk rug sofa blankets'.split(' ');
const word = (number: number) => WORDS[number % WORDS.length] ?? '';

/** About 900 bytes as JSON, an ordinary length. */
export const testimonial = (number: number): StoredTestimonial => ({
  id: newId(),
  name: `Máire Ní Bhriain ${number}`,
  email: `maire.${number}@post.example`,
  content:
    `The driver came for my mother on ${number} mornings, was kind and never late, and stayed with her until she was called. ` +
    'We could not have managed the long road to the hospital without the people of this charity, and we think of them often. ' +
    'They found us a wig, a word of comfort and a cup of tea, and never asked for anything in return. Thank you all so much.',
  picture: null,
  status: 'approved',
  createdAt: at(number),
  approvedAt: at(number + 60),
  approvedBy: 'A'.repeat(22),
  reviewedAt: at(number + 60),
  reviewedBy: 'A'.repeat(22),
  adminNotes: null,
  consent: { version: CONSENT_VERSION, to: ['publication', 'name', 'health'], at: at(number) },
  review: { isAppropriate: true, feedback: '', confidenceScore: 0.95, reasons: [], urgent: false },
});

const donation = (number: number): StoredDonation => ({
  id: newId(),
  reference: `SE-${String(number).padStart(6, '0')}`,
  submitterName: `Niamh Doyle ${number}`,
  submitterEmail: `niamh.${number}@post.example`,
  submitterPhone: '020 915 0001',
  description: `A solid ${word(number)} with a ${word(number * 7 + 3)}, used for ${number % 40} years and still in good order.`,
  category: 'furniture',
  condition: 'good',
  estimatedValue: 120.5,
  pickupRequired: true,
  pickupAddress: `${number % 300} Quay Street, New Ross`,
  pickupInstructions: 'Ring the bell twice.',
  photos: [],
  status: 'pending',
  held: false,
  adminNotes: null,
  createdAt: at(number),
  reviewedAt: null,
  reviewedBy: null,
  collectedAt: null,
  history: [],
});

const post = (number: number): StoredPost => {
  const hasCover = number % 2 === 0;
  return {
    id: newId(),
    slug: `news-${number}`,
    title: `The ${word(number)} and the ${word(number * 3 + 1)} of week ${number}`,
    excerpt: `What became of a ${word(number)} in our shop.`,
    body:
      `It came on a trailer with a ${word(number * 7 + 3)} in it, under a tarpaulin, and stood in the window by noon. ` +
      '**Nobody** wanted to overcharge a neighbour, and nobody wanted to undersell a gift, so it was looked at twice.\n\n' +
      'If one like it has stood in your hall since last winter, somebody in the next parish would be glad of it.',
    cover: hasCover ? { id: newId(), width: 1200, height: 900 } : null,
    coverAlt: hasCover ? `A ${word(number * 5 + 2)} on a kitchen table` : '',
    author: 'A'.repeat(22),
    status: 'published',
    publishedAt: at(number),
    createdAt: at(number),
    updatedAt: at(number),
    topics: ['Our shops'],
    revision: 1,
  };
};

const picture = (number: number): StoredMedia => ({
  id: newId(),
  picture: { id: newId(), width: 1200, height: 900 },
  altText: `A ${word(number)} in front of shop ${number % 4}, picture ${number}`,
  createdAt: at(number),
  createdBy: 'A'.repeat(22),
});

interface Counts {
  testimonials?: number;
  donations?: number;
  posts?: number;
  pictures?: number;
}

export const fillBy = async (folder: string, work: (store: Pick<Store, 'change'>) => Promise<void>): Promise<void> => {
  const store = await openStore(folder, { log: quiet, now, afterChanges: Number.POSITIVE_INFINITY });
  await work(store);
  await store.compact();
  await store.close();
};

export const fill = (folder: string, counts: Counts): Promise<void> =>
  fillBy(folder, async (store) => {
    const { testimonials = 0, donations = 0, posts = 0, pictures = 0 } = counts;
    for (let start = 0; start < Math.max(testimonials, donations, posts, pictures); start += BATCH) {
      await store.change((draft) => {
        for (let n = start; n < start + BATCH; n += 1) {
          if (n < testimonials) draft.testimonials.put(testimonial(n));
          if (n < donations) draft.donations.put(donation(n));
          if (n < posts) draft.posts.put(post(n));
          if (n < pictures) draft.media.put(picture(n));
        }
      });
    }
  });
