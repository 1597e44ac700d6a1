import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { Likeness } from '#contract/quarantine/likeness.ts';
import type { QuarantineKind } from '#contract/quarantine/quarantine.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { likenessOf } from '../admission/likeness.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';

/** What is compared with others of its kind. */
export interface Comparable {
  kind: string;
  id: string;
  likeness: Likeness;
  /** When it came: into quarantine, or at all. */
  at: string;
}

/** A submission of either kind, as far as it is compared, counted and listed. */
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
  /** Whether a decision is told to whoever sent it. */
  isTold: boolean;
}

/** Records from before likeness was stored are measured once, when they are first compared. */
const measured = new WeakMap<object, Likeness>();
/** What a record is compared by, measured now where it has not been. */
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

/** The order in which submissions are listed. */
export const newestFirst = (a: Comparable, b: Comparable): number => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0);

/** The last lists that were asked for: the store hands out the same array until it changes. */
const cached = new WeakMap<readonly unknown[], { donations: readonly unknown[]; all: readonly Submission[] }>();

/** Everything in quarantine, newest first. */
export const quarantined = ({ testimonials, donations }: Data): readonly Submission[] => {
  const [stories, offers] = [testimonials.list('quarantined', EVERY), donations.list('quarantined', EVERY)];
  const known = cached.get(stories);
  if (known?.donations === offers) return known.all;
  const all = [...stories.map(ofTestimonial), ...offers.map(ofDonation)].sort(newestFirst);
  cached.set(stories, { donations: offers, all });
  return all;
};

/** Everything that waits for a decision, newest first. */
export const waiting = ({ testimonials, donations }: Data): Submission[] =>
  [
    ...testimonials.list('status', 'pending').map(ofTestimonial),
    ...donations.list('status', 'pending').map(ofDonation),
  ].sort(newestFirst);

/** The submission with this id, in quarantine or not; undefined when it is gone. */
export const findSubmission = (data: Data, kind: QuarantineKind, id: string): Submission | undefined => {
  if (kind === 'donation') {
    const record = data.donations.get(id);
    return record && ofDonation(record);
  }
  const record = data.testimonials.get(id);
  return record && ofTestimonial(record);
};
