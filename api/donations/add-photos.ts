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
import { storeWithPictures } from '../picture-attachments/store-with-pictures.ts';
import { donationOrThrow } from './donation-or-throw.ts';
import { donationPhotoSlots, placesOf, reservePhotos } from './photo-slots.ts';

const REVIEWED = 'This donation has already been reviewed, so no more photos can be added.';
const TOO_LATE = 'Photos can only be added within an hour of making the offer.';

type CheckOpen = (donation: StoredDonation, now: Date) => void;

const checkRecent: CheckOpen = ({ status, createdAt }, now) => {
  if (status !== 'pending') throw new Failure('conflict', REVIEWED);
  if (now.getTime() - Date.parse(createdAt) > PHOTOS_WINDOW_MS) throw new Failure('conflict', TOO_LATE);
};

/**
 * Adds photos to an offer: all of them, or none if one is refused. Their places are reserved before they are made;
 * `picturesWaiting` counts those that take longer than the response waits. `checkOpen` throws if the offer takes no photos.
 * @throws Failure `invalid`, `conflict` if it would have too many photos, what `find` and `checkOpen` throw, or that of a
 * refused picture.
 */
export const addPhotosTo = async (
  deps: Deps,
  find: (tables: Parameters<typeof donationOrThrow>[0]) => StoredDonation,
  checkOpen: CheckOpen,
  uploads: readonly Upload[],
): Promise<DonationPhotos> => {
  const open = (donation: StoredDonation, more: number): StoredDonation => {
    checkOpen(donation, deps.now());
    if (placesOf(donation).length + more > PHOTOS_MAX) throw new Failure('conflict', PHOTO_COUNT_MESSAGE);
    return donation;
  };
  open(find(deps.store.data), uploads.length);
  if (uploads.length === 0) {
    throw new Failure('invalid', PHOTO_TYPE_MESSAGE, { fields: { photos: PHOTO_TYPE_MESSAGE } });
  }
  const { stored, picturesWaiting } = await storeWithPictures(deps, uploads, donationPhotoSlots, (draft, places) => {
    const donation = open(find(draft), places.length);
    draft.donations.put(reservePhotos(donation, places));
    return donation.id;
  });
  const { photos } = donationOrThrow(deps.store.data, stored);
  return { photoUrls: photos.map(pictureUrl), picturesWaiting };
};

/** Adds photos to an offer that was made within the last hour and waits. @throws Failure as `addPhotosTo`, `not_found` and `conflict`. */
export const addPhotos = (
  deps: Deps,
  { id, uploads }: { id: string; uploads: readonly Upload[] },
): Promise<DonationPhotos> => addPhotosTo(deps, (tables) => donationOrThrow(tables, id), checkRecent, uploads);
