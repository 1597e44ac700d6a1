import type { Migration } from './migration-type.ts';

interface Reviewed {
  review: { reasons: readonly { kind: string }[] };
}

/** The reason `crisis` was called `distress` at first. */
const crisisForDistress = (record: unknown): unknown => {
  const testimonial = record as Reviewed;
  const reasons = testimonial.review.reasons.map((one) => (one.kind === 'distress' ? { ...one, kind: 'crisis' } : one));
  return { ...testimonial, review: { ...testimonial.review, reasons } };
};

/** Besides, it makes an older release refuse the data instead of showing Polish texts as English ones. */
export const textsPerLanguage: Migration = { name: 'texts per language', records: { testimonials: crisisForDistress } };
