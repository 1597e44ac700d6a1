import type { DonationItem, DonorMail } from '#contract/donations/donation-desk.ts';
import { type StoredDonation, waitingPhotos } from '#contract/donations/stored-donation.ts';
import { pictureUrl } from '#contract/images/pictures.ts';
import { accountOf } from '#contract/people/author.ts';
import type { Deps } from '../http/deps.ts';
import { authorName, authorNameOrNull } from '../identity/author-name.ts';
import { holderOf } from '../leases/leases.ts';
import { lettersByName } from '../moderation/letters-by-name.ts';
import { undoUntil } from '../moderation/undo-rules.ts';
import { areaOf } from '../stops/area-of.ts';
import type { View } from '../store/store.ts';
import { viewUrgency } from '../urgent/urgent-records.ts';

export const decidedByName = (
  data: Pick<View, 'people' | 'apiTokens' | 'mails'>,
  { reviewedBy, history, letters }: Pick<StoredDonation, 'reviewedBy' | 'history' | 'letters'>,
) => ({
  reviewedBy: authorNameOrNull(data, reviewedBy),
  history: history.map((entry) => ({ ...entry, by: authorName(data, entry.by) })),
  ...(letters && { letters: lettersByName(data, letters) }),
});

const mailsAbout = ({ store }: Pick<Deps, 'store'>, donationId: string): DonorMail[] =>
  store.data.mails
    .list('about', donationId)
    .map(({ id, kind, state, createdAt, sentAt }) => ({ id, kind, state, createdAt, sentAt }))
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));

export const view = (deps: Pick<Deps, 'store' | 'now'>, { urgency, ...donation }: StoredDonation): DonationItem => ({
  ...donation,
  ...viewUrgency(deps.store.data, { kind: 'donation', record: { ...donation, ...(urgency && { urgency }) } }),
  ...decidedByName(deps.store.data, donation),
  reviewedById: accountOf(donation.reviewedBy),
  assignedName: authorNameOrNull(deps.store.data, donation.assignedTo ?? null),
  commentCount: deps.store.data.comments.count('subject', donation.id),
  photoUrls: donation.photos.map(pictureUrl),
  mails: mailsAbout(deps, donation.id),
  area: areaOf(deps.store.data, donation)?.name ?? null,
  picturesWaiting: waitingPhotos(donation).length,
  undoUntil: undoUntil(donation),
  heldBy: holderOf(deps, { kind: 'donation', subjectId: donation.id }),
});
