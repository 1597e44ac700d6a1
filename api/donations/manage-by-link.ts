import type { DonationPhotos } from '#contract/donations/donations.ts';
import type { ManagedDonation } from '#contract/donations/managed-donation.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Upload } from '../images/images.ts';
import { removePictures } from '../picture-attachments/remove-pictures.ts';
import { donationPictureIds } from '../store/index-keys.ts';
import type { Draft } from '../store/store.ts';
import { addPhotosTo } from './add-photos.ts';
import { changedDonation } from './audit-fields.ts';
import { donationByToken } from './donation-by-token.ts';
import { DONOR, DONOR_ACTOR, isWithdrawn } from './donor.ts';
import { managedView } from './managed-view.ts';
import { notifyDonor } from './notify-donor.ts';
import { settlePickup } from './settle-pickup.ts';

const COLLECTED = sentence(serverMessages.withdrawCollected);
const DECLINED = sentence(serverMessages.withdrawDeclined);
const DECIDED = sentence(serverMessages.ownPhotosTooLate);
const WITHDRAWN_NOTE = 'Withdrawn by the donor.';

export const readByLink = (deps: Deps, token: string): Promise<ManagedDonation> =>
  managedView(deps, donationByToken(deps, deps.store.data, token));

const withdrawn = (donation: StoredDonation, at: string): StoredDonation => {
  const { previous, reasonForDonor, dayAsked, photoPlaces, ...before } = donation;
  return {
    ...before,
    photos: [],
    status: 'rejected',
    reviewedAt: at,
    reviewedBy: DONOR,
    collectedAt: null,
    history: [...before.history, { at, by: DONOR, from: before.status, to: 'rejected', notes: WITHDRAWN_NOTE }],
  };
};

/** Skips quarantined offers: staff do not know them yet, and a flood must not fill the log. */
const recordWithdrawal = (draft: Draft, deps: Deps, before: StoredDonation, after: StoredDonation): void => {
  if (before.quarantinedAt !== undefined) return;
  recordAudit(draft, deps, {
    actor: DONOR_ACTOR,
    action: 'withdrawn',
    subjectKind: 'donation',
    subjectId: before.id,
    detail: before.reference,
    changed: changedDonation(before, after),
  });
};

/**
 * Rejects the offer and deletes its photos; nothing changes if it is already withdrawn.
 * @throws Failure `not_found`, or `conflict` once it is collected or declined.
 */
export const withdrawByLink = async (deps: Deps, token: string): Promise<ManagedDonation> => {
  const { donation, photos } = await deps.store.change((draft) => {
    const before = donationByToken(deps, draft, token);
    if (isWithdrawn(before)) return { donation: before, photos: [] };
    if (before.status === 'collected') throw new Failure('conflict', COLLECTED);
    if (before.status === 'rejected') throw new Failure('conflict', DECLINED);
    const after = settlePickup(deps, draft, withdrawn(before, deps.now().toISOString()), 'withdrawn');
    draft.donations.put(after);
    deps.outbox.cancelDecisions(draft, before.id);
    deps.outbox.cancel(draft, before.id, ['offer-received', 'day-asked']);
    notifyDonor(deps, draft, after, 'offer-withdrawn');
    recordWithdrawal(draft, deps, before, after);
    return { donation: after, photos: donationPictureIds(before) };
  });
  await removePictures(deps, photos);
  return managedView(deps, donation);
};

const checkOpen = ({ status }: StoredDonation): void => {
  if (status !== 'pending' && status !== 'approved') throw new Failure('conflict', DECIDED);
};

/**
 * At most 5 photos in all, while the offer is pending or approved.
 * @throws Failure `invalid`, `not_found`, `conflict`, or that of a refused picture.
 */
export const addPhotosByLink = (
  deps: Deps,
  { token, ...sent }: { token: string; uploads: readonly Upload[]; key?: string | null | undefined },
): Promise<DonationPhotos> => addPhotosTo(deps, (tables) => donationByToken(deps, tables, token), checkOpen, sent);
