import { Readable } from 'node:stream';
import { PHOTOS_MAX } from '#contract/donations/donations.ts';
import { UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';
import type { LetterRecord } from '#contract/letters/letters.ts';
import { isSameEmail } from '#contract/personal-data/email.ts';
import { Failure } from '../core/failure.ts';
import { donationPhotoSlots, placesOf } from '../donations/photo-slots.ts';
import type { Deps } from '../http/deps.ts';
import { createTempFiles } from '../http/temp-files.ts';
import type { Upload } from '../images/images.ts';
import type { AttachedFile, IncomingMail } from '../mail/incoming/incoming-mail.ts';

const LOGO_BYTES = 50_000;

/** Offer that the photos join: still open, and only if sent by its donor, as others may know the address. */
const offerOf = ({ data }: Deps['store'], from: string | null, about: LetterRecord | null) => {
  const donation = about?.kind === 'donation' ? data.donations.get(about.id) : undefined;
  if (donation?.status !== 'pending' && donation?.status !== 'approved') return undefined;
  return from !== null && isSameEmail(from, donation.submitterEmail) ? donation : undefined;
};

export const sortFiles = async (
  { images, policy, store }: Pick<Deps, 'images' | 'policy' | 'store'>,
  { files, from }: IncomingMail,
  about: LetterRecord | null,
) => {
  const shown = files.filter(({ isInText, bytes }) => !isInText || bytes >= LOGO_BYTES);
  const donation = offerOf(store, from, about);
  const room = donation ? PHOTOS_MAX - placesOf(donation).length : 0;
  const temp = createTempFiles(policy.tempDir);
  const uploads: Upload[] = [];
  const photos = new Set<AttachedFile>();
  const write = async (content: Uint8Array): Promise<Upload | null> => {
    const rules = { chosen: false, maxBytes: UPLOAD_MAX_BYTES, count: () => {}, receive: () => {} };
    const tooLarge = () => new Failure('too_large', donationPhotoSlots.rules.size);
    const upload = await temp.write(Readable.from([content]), { ...rules, tooLarge });
    if (upload) await images.check(upload, donationPhotoSlots.rules);
    return upload;
  };
  for (const file of shown) {
    if (uploads.length >= room || !/^image\/(jpeg|png|webp)$/i.test(file.type)) continue;
    try {
      const upload = await write(file.content);
      if (!upload) continue;
      uploads.push(upload);
      photos.add(file);
    } catch (error) {
      // What is no picture, too large, or cannot be stored now is listed with the rest: the text is not to wait for it.
      if (error instanceof Failure) continue;
      await temp.remove();
      throw error;
    }
  }
  const named = (withoutPhotos: boolean) =>
    shown.filter((file) => !withoutPhotos || !photos.has(file)).map(({ name, bytes }) => ({ name, bytes }));
  return { uploads, rest: named(true), all: named(false), remove: temp.remove };
};
