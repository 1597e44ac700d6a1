import type { SentKeys } from '#contract/calls/sent-once.ts';
import { type StoredDonation, storedDonation } from '#contract/donations/stored-donation.ts';
import type { LetterFields } from '#contract/letters/letters.ts';
import { type StoredMessage, storedMessage } from '#contract/messages/messages.ts';
import { type StoredRun, storedRun } from '#contract/runs/runs.ts';
import { type StoredTestimonial, storedTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { ALL, assigned, collection, measured, newestFirst, oldestFirst, quarantined } from '../index-definitions.ts';
import {
  daysToChoose,
  donationPictureIds,
  isWaitingForVan,
  repeatKeysOf,
  runDonationIds,
  runPictureIds,
  testimonialPictureIds,
} from '../index-keys.ts';

// Behind every date, so that who may need help now comes first in a queue that begins at its end.
const urgentLast = ({ status, review, createdAt }: StoredTestimonial) =>
  status === 'pending' && review.urgent ? `~${createdAt}` : createdAt;

const urgentFirst = ({ urgent, createdAt }: StoredMessage) => (urgent ? ` ${createdAt}` : createdAt);

const letDownFirst = ({ pickup, createdAt }: StoredDonation) =>
  pickup?.returned?.why === 'cancelled' || pickup?.returned?.why === 'not-reached' ? ` ${createdAt}` : createdAt;

/** Unsettled words of somebody in danger, quarantined ones included. */
const urgent = <Stored extends { createdAt: string }>(isUnsettled: (record: Stored) => boolean) => ({
  keys: (record: Stored) => (isUnsettled(record) ? [ALL] : []),
  ...oldestFirst,
});

const repeat = { keys: repeatKeysOf, ...newestFirst } as const;
const withSentKeys = {
  keys: ({ sentKeys }: { sentKeys?: SentKeys | undefined }) => (sentKeys ? [ALL] : []),
  ...newestFirst,
} as const;

const answerWaits = {
  keys: (record: LetterFields) => (record.answerWaits ? [ALL] : []),
  order: (record: LetterFields) => record.answerWaits ?? '',
} as const;

const dateAndTime = ({ date, from }: StoredRun) => `${date} ${from}`;

export const submissionCollections = {
  testimonials: collection(storedTestimonial, {
    newest: { keys: (t) => (t.quarantinedAt ? [] : [ALL]), ...newestFirst },
    status: { keys: (t) => (t.quarantinedAt ? [] : [t.status]), order: urgentLast, descending: true },
    approved: {
      keys: (t) => (t.status === 'approved' ? [ALL] : []),
      order: (t) => t.approvedAt ?? t.createdAt,
      descending: true,
    },
    urgent: urgent<StoredTestimonial>(
      ({ review, status, urgency }) => review.urgent && status === 'pending' && !urgency?.settled,
    ),
    picture: { keys: testimonialPictureIds, ...newestFirst },
    waiting: { keys: (t) => (t.pictureWaiting ? [ALL] : []), ...oldestFirst },
    answerWaits,
    repeat,
    withSentKeys,
    link: { keys: (t) => (t.linkHash ? [t.linkHash] : []), ...newestFirst },
    quarantined,
    measured,
    assigned,
  }),
  donations: collection(storedDonation, {
    newest: { keys: (d) => (d.quarantinedAt ? [] : [ALL]), ...newestFirst },
    status: { keys: (d) => (d.quarantinedAt ? [] : [d.status]), ...newestFirst },
    urgent: urgent<StoredDonation>(({ urgency }) => urgency !== undefined && !urgency.settled),
    reference: { keys: (d) => [d.reference], ...newestFirst },
    picture: { keys: donationPictureIds, ...newestFirst },
    waiting: { keys: (d) => (d.photoPlaces ? [ALL] : []), ...oldestFirst },
    answerWaits,
    repeat,
    withSentKeys,
    forVan: { keys: (d) => (isWaitingForVan(d) ? [ALL] : []), order: letDownFirst },
    day: { keys: daysToChoose, ...oldestFirst },
    quarantined,
    measured,
    assigned,
  }),
  messages: collection(storedMessage, {
    newest: { keys: (m) => (m.quarantinedAt ? [] : [ALL]), ...newestFirst },
    state: { keys: (m) => (m.quarantinedAt ? [] : [m.state]), order: urgentFirst },
    urgent: urgent<StoredMessage>(({ urgent, state, urgency }) => urgent && state === 'open' && !urgency?.settled),
    repeat,
    withSentKeys,
    reference: { keys: (m) => [m.reference], ...oldestFirst },
    quarantined,
    assigned,
  }),
  runs: collection(storedRun, {
    date: { keys: () => [ALL], order: dateAndTime },
    day: { keys: (r) => [r.date], order: dateAndTime },
    stop: { keys: runDonationIds, order: dateAndTime },
    picture: { keys: runPictureIds, order: dateAndTime },
    waiting: { keys: (r) => (r.stops.some(({ photoWaiting }) => photoWaiting) ? [ALL] : []), order: dateAndTime },
  }),
};
