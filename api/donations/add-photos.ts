import {
  type DonationPhotos,
  PHOTO_COUNT_MESSAGE,
  PHOTO_TYPE_MESSAGE,
  PHOTOS_MAX,
  PHOTOS_WINDOW_MS,
} from '#contract/donations.ts';
import { pictureUrl } from '#contract/pictures.ts';
import type { StoredDonation } from '#contract/stored-donation.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Upload } from '../images/images.ts';
import { storeWithPictures } from '../pictures/store-with-pictures.ts';
import { donationOrThrow } from './donation-or-throw.ts';
import { donationPhotoSlots, placesOf, reservePhotos } from './photo-slots.ts';

const REVIEWED = 'This donation has already been reviewed, so no more photos can be added.';
const TOO_LATE = 'Photos can only be added within an hour of making the offer.';

/** The donation, if that many photos can be added to it now. @throws Failure `conflict`. */
const open = (donation: StoredDonation, more: number, now: Date): StoredDonation => {
  if (donation.status !== 'pending') throw new Failure('conflict', REVIEWED);
  if (now.getTime() - Date.parse(donation.createdAt) > PHOTOS_WINDOW_MS) throw new Failure('conflict', TOO_LATE);
  if (placesOf(donation).length + more > PHOTOS_MAX) throw new Failure('conflict', PHOTO_COUNT_MESSAGE);
  return donation;
};

/**
 * Adds photos to a recent offer: all of them, or none if one is refused. Their places are reserved before they are made;
 * `picturesWaiting` counts those that take longer than the response waits.
 * @throws Failure `invalid`, `not_found`, `conflict` if the offer is reviewed, too old or would have too many photos, or that
 * of a refused picture.
 */
export const addPhotos = async (
  deps: Deps,
  { id, uploads }: { id: string; uploads: readonly Upload[] },
): Promise<DonationPhotos> => {
  open(donationOrThrow(deps.store.data, id), uploads.length, deps.now());
  if (uploads.length === 0) {
    throw new Failure('invalid', PHOTO_TYPE_MESSAGE, { fields: { photos: PHOTO_TYPE_MESSAGE } });
  }
  const { picturesWaiting } = await storeWithPictures(deps, uploads, donationPhotoSlots, (draft, places) => {
    const donation = open(donationOrThrow(draft, id), places.length, deps.now());
    draft.donations.put(reservePhotos(donation, places));
  });
  const { photos } = donationOrThrow(deps.store.data, id);
  return { photoUrls: photos.map(pictureUrl), picturesWaiting };
};
