import type { StoredPost } from '#contract/blogs/blogs.ts';
import type { SentKeys } from '#contract/calls/sent-once.ts';
import type { StoredComment } from '#contract/comments/comments.ts';
import type { StoredImageContainer } from '#contract/containers/containers.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { pictureIdsIn } from '#contract/images/pictures.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';

export const pageIn = (relativeUrl: string, language?: Language): string =>
  language ? `${language} ${relativeUrl}` : relativeUrl;

export const placeOf = (tags: readonly string[], relativeUrl: string, language?: Language): string =>
  `${pageIn(relativeUrl, language)} ${tags.join(',')}`;

export const testimonialPictureIds = ({ picture, pictureWaiting }: StoredTestimonial): string[] => [
  ...(picture ? [picture.id] : []),
  ...(pictureWaiting ? [pictureWaiting] : []),
];

export const donationPictureIds = ({ photos, photoPlaces = [] }: StoredDonation): string[] => [
  ...new Set([...photos.map(({ id }) => id), ...photoPlaces]),
];

export const personPictureIds = ({ picture }: StoredPerson): string[] => (picture ? [picture.id] : []);

export const isWaitingForVan = ({ status, pickupRequired, pickup, quarantinedAt }: StoredDonation): boolean =>
  status === 'approved' && pickupRequired && !pickup?.runId && quarantinedAt === undefined;

export const daysToChoose = ({ status, pickup }: StoredDonation): readonly string[] =>
  status === 'approved' && !pickup?.agreed ? (pickup?.days ?? []) : [];

export const runDonationIds = ({ stops, left }: StoredRun): string[] => [
  ...new Set([...stops, ...left].map(({ donationId }) => donationId)),
];

export const runPictureIds = ({ stops }: Pick<StoredRun, 'stops'>): string[] =>
  stops.flatMap(({ photo, photoWaiting }) => [...(photo ? [photo.id] : []), ...(photoWaiting ? [photoWaiting] : [])]);

export const containerPictureIds = ({ picture, versions }: StoredImageContainer): string[] => [
  ...new Set([...(picture ? [picture] : []), ...versions.map((version) => version.picture)].map(({ id }) => id)),
];

export const postPictureIds = ({ cover, body }: Pick<StoredPost, 'cover' | 'body'>): string[] => [
  ...new Set([...(cover ? [cover.id] : []), ...pictureIdsIn(body)]),
];

/** Part of a repeat key before its dot: the person, or what a visitor called, and the Idempotency-Key. The request follows it. */
export const personAndKey = (repeatKey: string): string => repeatKey.split('.')[0] ?? repeatKey;

export const repeatKeysOf = ({ sentKeys }: { sentKeys?: SentKeys | undefined }): string[] =>
  (sentKeys ?? []).map(({ repeatKey }) => personAndKey(repeatKey));

export const unseenBy = ({ mentions, seenBy }: StoredComment): string[] =>
  mentions.map(({ personId }) => personId).filter((personId) => !seenBy.includes(personId));
