import { PHOTO_SIZE_MESSAGE, PHOTO_TYPE_MESSAGE } from '#contract/donations/donations.ts';
import { type StoredDonation, waitingPhotos } from '#contract/donations/stored-donation.ts';
import type { Picture } from '#contract/images/pictures.ts';
import { finishLater, type PictureDeps } from '../picture-attachments/finish-later.ts';
import type { PictureSlots } from '../picture-attachments/picture-slots.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';

const waitsFor = (draft: Draft, id: string): StoredDonation | undefined =>
  draft.donations.list('picture', id).find((donation) => waitingPhotos(donation).includes(id));

export const placesOf = ({ photoPlaces, photos }: StoredDonation): string[] =>
  photoPlaces ?? photos.map(({ id }) => id);

/** Drops `photoPlaces` once all photos are made. */
const withPlaces = (donation: StoredDonation, places: readonly string[], more: readonly Picture[] = []) => {
  const { photoPlaces, ...rest } = donation;
  const known = [...donation.photos, ...more];
  const photos = places.flatMap((place) => known.find(({ id }) => id === place) ?? []);
  return photos.length === places.length ? { ...rest, photos } : { ...rest, photos, photoPlaces: [...places] };
};

const without = (donation: StoredDonation, id: string) =>
  withPlaces(
    donation,
    placesOf(donation).filter((place) => place !== id),
  );

export const reservePhotos = (donation: StoredDonation, ids: readonly string[]): StoredDonation => ({
  ...donation,
  photoPlaces: [...placesOf(donation), ...ids],
});

/** Forgets the key, so that sending it again after it was taken back counts as new. */
const unsent = (donation: StoredDonation, id: string): StoredDonation => {
  const { sentKeys, ...rest } = without(donation, id);
  const others = sentKeys?.filter(({ pictures = [] }) => !pictures.includes(id));
  return { ...rest, ...(others && { sentKeys: others }) };
};

const giveBack = (draft: Draft, ids: readonly string[]) => {
  for (const id of ids) {
    const found = waitsFor(draft, id);
    if (found) draft.donations.put(unsent(found, id));
  }
};

const slots: PictureSlots = {
  attach: (draft, pictures) =>
    pictures.flatMap((picture) => {
      const found = waitsFor(draft, picture.id);
      // Another process may have made and attached the same picture.
      if (!found) return draft.donations.list('picture', picture.id).length > 0 ? [] : [picture.id];
      draft.donations.put(withPlaces(found, placesOf(found), [picture]));
      return [];
    }),
  drop(draft, ids) {
    for (const id of ids) {
      const found = waitsFor(draft, id);
      if (found) draft.donations.put({ ...without(found, id), photosDropped: (found.photosDropped ?? 0) + 1 });
    }
  },
  takeBack(draft, ids) {
    giveBack(draft, ids);
    return true;
  },
  abandon: giveBack,
};

export const donationPhotoSlots = {
  rules: { field: 'photos', type: PHOTO_TYPE_MESSAGE, size: PHOTO_SIZE_MESSAGE },
  slots,
};

/** Finishes photos left over by a process that ended; `madeBefore` leaves out newer donations. */
export const resumeDonationPhotos = async (deps: PictureDeps, madeBefore?: Date): Promise<void> => {
  const all = deps.store.data.donations.list('waiting', EVERY);
  const waiting = all.filter(({ createdAt }) => !madeBefore || createdAt < madeBefore.toISOString());
  const ids = waiting.flatMap(waitingPhotos);
  const { rules } = donationPhotoSlots;
  await Promise.all(ids.map((id) => finishLater(deps, slots, { id, rules })));
};
