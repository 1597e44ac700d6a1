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

/** A page in a language, as containers name it; English where none is given. Addresses begin with a slash. */
export const pageIn = (relativeUrl: string, language?: Language): string =>
  language ? `${language} ${relativeUrl}` : relativeUrl;

/** The place of a container, where there is one container at most in each language. */
export const placeOf = (tags: readonly string[], relativeUrl: string, language?: Language): string =>
  `${pageIn(relativeUrl, language)} ${tags.join(',')}`;

/** The picture of a testimonial, also while it is being prepared. */
export const testimonialPictureIds = ({ picture, pictureWaiting }: StoredTestimonial): string[] => [
  ...(picture ? [picture.id] : []),
  ...(pictureWaiting ? [pictureWaiting] : []),
];

/** The photos of a donation, also those that are being prepared. */
export const donationPictureIds = ({ photos, photoPlaces = [] }: StoredDonation): string[] => [
  ...new Set([...photos.map(({ id }) => id), ...photoPlaces]),
];

/** The picture that somebody shows beside their name. */
export const personPictureIds = ({ picture }: StoredPerson): string[] => (picture ? [picture.id] : []);

/** True for an offer that the van has to collect, and that is on no run. */
export const isWaitingForVan = ({ status, pickupRequired, pickup, quarantinedAt }: StoredDonation): boolean =>
  status === 'approved' && pickupRequired && !pickup?.runId && quarantinedAt === undefined;

/** The runs whose days a donor may choose among, while none is agreed. */
export const daysToChoose = ({ status, pickup }: StoredDonation): readonly string[] =>
  status === 'approved' && !pickup?.agreed ? (pickup?.days ?? []) : [];

/** The offers that are or were stops of a run. */
export const runDonationIds = ({ stops, left }: StoredRun): string[] => [
  ...new Set([...stops, ...left].map(({ donationId }) => donationId)),
];

/** The photos that a driver took, also those that are being prepared. */
export const runPictureIds = ({ stops }: Pick<StoredRun, 'stops'>): string[] =>
  stops.flatMap(({ photo, photoWaiting }) => [...(photo ? [photo.id] : []), ...(photoWaiting ? [photoWaiting] : [])]);

/** The pictures of an image container, those of earlier versions too. */
export const containerPictureIds = ({ picture, versions }: StoredImageContainer): string[] => [
  ...new Set([...(picture ? [picture] : []), ...versions.map((version) => version.picture)].map(({ id }) => id)),
];

/** The pictures of a post or of an earlier version: its cover and those that its text shows. */
export const postPictureIds = ({ cover, body }: Pick<StoredPost, 'cover' | 'body'>): string[] => [
  ...new Set([...(cover ? [cover.id] : []), ...pictureIdsIn(body)]),
];

/** The part of a repeat key before its dot: the person, or what a visitor called, and the Idempotency-Key. The request follows it. */
export const personAndKey = (repeatKey: string): string => repeatKey.split('.')[0] ?? repeatKey;

/** The keys of the requests with which visitors made a record, or added pictures to it. */
export const repeatKeysOf = ({ sentKeys }: { sentKeys?: SentKeys | undefined }): string[] =>
  (sentKeys ?? []).map(({ repeatKey }) => personAndKey(repeatKey));

/** The mentioned who have not seen a comment yet. */
export const unseenBy = ({ mentions, seenBy }: StoredComment): string[] =>
  mentions.map(({ personId }) => personId).filter((personId) => !seenBy.includes(personId));
