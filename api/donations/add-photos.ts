import {
  type DonationPhotos,
  PHOTO_COUNT_MESSAGE,
  PHOTO_TYPE_MESSAGE,
  PHOTOS_MAX,
  PHOTOS_WINDOW_MS,
} from '#contract/donations/donations.ts';
import { type StoredDonation, waitingPhotos } from '#contract/donations/stored-donation.ts';
import { pictureUrl } from '#contract/images/pictures.ts';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { isKnownKey, type SentOnce, sentOnce } from '../admission/sent-once.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Upload } from '../images/images.ts';
import { detachIfKeyed, storeWithPictures } from '../picture-attachments/store-with-pictures.ts';
import { whenSettled } from '../picture-attachments/when-settled.ts';
import { donationOrThrow } from './donation-or-throw.ts';
import { donationPhotoSlots, placesOf, reservePhotos } from './photo-slots.ts';

const REVIEWED = sentence(serverMessages.alreadyReviewed);
const TOO_LATE = sentence(serverMessages.photosTooLate);

type CheckOpen = (donation: StoredDonation, now: Date) => void;

const checkRecent: CheckOpen = ({ status, createdAt }, now) => {
  if (status !== 'pending') throw new Failure('conflict', REVIEWED);
  if (now.getTime() - Date.parse(createdAt) > PHOTOS_WINDOW_MS) throw new Failure('conflict', TOO_LATE);
};

const addPhotosCall = (id: string): string => `photos ${id}`;

export const isPhotoKey = ({ store, now }: Deps, id: string, key: string): boolean =>
  isKnownKey(store.data.donations, { call: addPhotosCall(id), key }, now());

/** Undefined if nothing was added before, or it was taken back because one photo was refused. */
const answerAgain = async (deps: Deps, once: SentOnce): Promise<DonationPhotos | undefined> => {
  const { donations } = deps.store.data;
  const first = once.earlier(donations);
  if (!first) return;
  const ours = once.picturesOf(first);
  const countWaiting = (donation = first) => waitingPhotos(donation).filter((id) => ours.includes(id)).length;
  await whenSettled(deps, () => countWaiting(donations.get(first.id)) === 0);
  const donation = once.earlier(donations);
  return donation && { photoUrls: donation.photos.map(pictureUrl), picturesWaiting: countWaiting(donation) };
};

/**
 * Adds all photos, or none if one is refused; a repeated request with the same key only once. `picturesWaiting` counts those
 * that take longer than the response waits; `checkOpen` throws if the offer takes no photos.
 * @throws Failure `invalid`, `conflict` for too many photos, what `find` and `checkOpen` throw, or that of a refused picture.
 */
export const addPhotosTo = async (
  deps: Deps,
  find: (tables: Parameters<typeof donationOrThrow>[0]) => StoredDonation,
  checkOpen: CheckOpen,
  { uploads, key = null }: { uploads: readonly Upload[]; key?: string | null | undefined },
): Promise<DonationPhotos> => {
  const known = find(deps.store.data);
  const once = await sentOnce(deps.now, { call: addPhotosCall(known.id), key, content: null, uploads });
  const before = await answerAgain(deps, once);
  if (before) return before;
  const open = (donation: StoredDonation, more: number): StoredDonation => {
    checkOpen(donation, deps.now());
    if (placesOf(donation).length + more > PHOTOS_MAX) throw new Failure('conflict', PHOTO_COUNT_MESSAGE);
    return donation;
  };
  open(known, uploads.length);
  if (uploads.length === 0) {
    throw new Failure('invalid', PHOTO_TYPE_MESSAGE, { fields: { photos: PHOTO_TYPE_MESSAGE } });
  }
  const sent = await storeWithPictures(deps, detachIfKeyed(uploads, key), donationPhotoSlots, (draft, places) => {
    if (once.earlier(draft.donations)) return null;
    const donation = open(find(draft), places.length);
    draft.donations.put({ ...reservePhotos(donation, places), ...once.noted(donation, places) });
    return donation.id;
  });
  if (sent) {
    const { photos } = donationOrThrow(deps.store.data, sent.stored);
    return { photoUrls: photos.map(pictureUrl), picturesWaiting: sent.picturesWaiting };
  }
  const first = await answerAgain(deps, once);
  if (first) return first;
  throw new Failure('unsupported_media_type', PHOTO_TYPE_MESSAGE, { fields: { photos: PHOTO_TYPE_MESSAGE } });
};

/**
 * Accepts photos for a pending offer of the last hour.
 * @throws Failure as `addPhotosTo`, `not_found` and `conflict`.
 */
export const addPhotos = (
  deps: Deps,
  { id, ...sent }: { id: string; uploads: readonly Upload[]; key?: string | null | undefined },
): Promise<DonationPhotos> => addPhotosTo(deps, (tables) => donationOrThrow(tables, id), checkRecent, sent);
