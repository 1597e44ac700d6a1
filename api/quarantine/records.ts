import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { Likeness } from '#contract/quarantine/likeness.ts';
import type { QuarantineKind } from '#contract/quarantine/quarantine.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { likenessOf } from '../admission/likeness.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';

export interface Comparable {
  kind: string;
  id: string;
  likeness: Likeness;
  at: string;
}

export interface Submission extends Comparable {
  kind: QuarantineKind;
  text: string;
  name: string;
  label: string;
  createdAt: string;
  correctedAt: string | null;
  quarantined: boolean;
  urgent: boolean;
  lacksConsent: boolean;
  isTold: boolean;
}

const measured = new WeakMap<object, Likeness>();
export const likenessFor = (record: { likeness?: Likeness | undefined }, text: string): Likeness => {
  const known = record.likeness ?? measured.get(record);
  if (known) return known;
  const found = likenessOf(text, undefined);
  measured.set(record, found);
  return found;
};

const fieldsOf = (record: StoredTestimonial | StoredDonation, text: string) => ({
  id: record.id,
  likeness: likenessFor(record, text),
  at: record.quarantinedAt ?? record.createdAt,
  text,
  createdAt: record.createdAt,
  quarantined: record.quarantinedAt !== undefined,
});

const ofTestimonial = (record: StoredTestimonial): Submission => ({
  ...fieldsOf(record, record.content),
  kind: 'testimonial',
  name: record.name,
  label: record.name,
  correctedAt: record.correctedAt ?? null,
  urgent: record.review.urgent,
  lacksConsent: record.consent === 'none',
  isTold: Boolean(record.email),
});

const ofDonation = (record: StoredDonation): Submission => ({
  ...fieldsOf(record, record.description),
  kind: 'donation',
  name: record.submitterName,
  label: record.reference,
  correctedAt: null,
  urgent: false,
  lacksConsent: false,
  isTold: !record.held,
});

type Data = Pick<View, 'testimonials' | 'donations'>;

export const newestFirst = (a: Comparable, b: Comparable): number => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0);

/** The store hands out the same array until it changes. */
const cached = new WeakMap<readonly unknown[], { donations: readonly unknown[]; all: readonly Submission[] }>();

export const quarantined = ({ testimonials, donations }: Data): readonly Submission[] => {
  const [stories, offers] = [testimonials.list('quarantined', EVERY), donations.list('quarantined', EVERY)];
  const known = cached.get(stories);
  if (known?.donations === offers) return known.all;
  const all = [...stories.map(ofTestimonial), ...offers.map(ofDonation)].sort(newestFirst);
  cached.set(stories, { donations: offers, all });
  return all;
};

export const waiting = ({ testimonials, donations }: Data): Submission[] =>
  [
    ...testimonials.list('status', 'pending').map(ofTestimonial),
    ...donations.list('status', 'pending').map(ofDonation),
  ].sort(newestFirst);

/** Searches inside and outside of quarantine; undefined when gone. */
export const findSubmission = (data: Data, kind: QuarantineKind, id: string): Submission | undefined => {
  if (kind === 'donation') {
    const record = data.donations.get(id);
    return record && ofDonation(record);
  }
  const record = data.testimonials.get(id);
  return record && ofTestimonial(record);
};
