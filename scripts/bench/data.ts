import { randomBytes } from 'node:crypto';
import { openStore } from '#api/store/disk/open-store.ts';
import type { StoredDonation } from '#contract/stored-donation.ts';
import type { StoredTestimonial } from '#contract/stored-testimonial.ts';
import { CONSENT_VERSION } from '#contract/testimonials.ts';

export const quiet = { info: () => {}, warn: () => {}, error: () => {} };
export const now = (): Date => new Date();
const newId = () => randomBytes(16).toString('base64url');

const BATCH = 5000;
const FIRST = Date.UTC(2026, 0, 1);
const at = (number: number) => new Date(FIRST + number * 60_000).toISOString();
const WORDS = 'oak table chairs lamp wardrobe cot pram books kettle mirror bicycle desk rug sofa blankets'.split(' ');
const word = (number: number) => WORDS[number % WORDS.length] ?? '';

/** An approved testimonial of ordinary length (about 900 bytes as JSON). */
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

/** A pending offer. */
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

/** Fills a data folder and compacts it into snapshots. */
export const fill = async (folder: string, count: { testimonials?: number; donations?: number }): Promise<void> => {
  const store = await openStore(folder, { log: quiet, now, afterChanges: Number.POSITIVE_INFINITY });
  const { testimonials = 0, donations = 0 } = count;
  for (let start = 0; start < Math.max(testimonials, donations); start += BATCH) {
    await store.change((draft) => {
      for (let n = start; n < Math.min(start + BATCH, testimonials); n += 1) draft.testimonials.put(testimonial(n));
      for (let n = start; n < Math.min(start + BATCH, donations); n += 1) draft.donations.put(donation(n));
    });
  }
  await store.compact();
  await store.close();
};
