import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/ports.ts';
import { removePictures } from '../pictures/remove-pictures.ts';
import { donationPictureIds } from '../store/index-keys.ts';
import { donationOrThrow } from './donation-or-throw.ts';

/** Permanently deletes a donation with its photos. @throws Failure `not_found`. */
export const remove = async (deps: Deps, id: string, actor: Actor): Promise<void> => {
  const photos = await deps.store.change((draft) => {
    const donation = donationOrThrow(draft, id);
    draft.donations.remove(id);
    recordAudit(draft, deps, {
      actor,
      action: 'deleted',
      subjectKind: 'donation',
      subjectId: id,
      detail: donation.reference,
    });
    return donationPictureIds(donation);
  });
  await removePictures(deps, photos);
};
