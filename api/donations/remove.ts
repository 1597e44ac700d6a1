import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { recordAudit } from '../audit/record.ts';
import { forgetComments } from '../comments/forget-comments.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { removePictures } from '../picture-attachments/remove-pictures.ts';
import { forgetStops } from '../stops/places.ts';
import { donationPictureIds } from '../store/index-keys.ts';
import type { Draft } from '../store/store.ts';
import { donationOrThrow } from './donation-or-throw.ts';

/**
 * Also deletes its photos and the mails about it.
 * @throws Failure `not_found`, or what `check` throws.
 */
export const remove = async (
  deps: Deps,
  id: string,
  actor: Actor,
  check?: (draft: Draft, donation: StoredDonation) => void,
): Promise<void> => {
  const photos = await deps.store.change((draft) => {
    const donation = donationOrThrow(draft, id);
    check?.(draft, donation);
    draft.donations.remove(id);
    const stopPhotos = forgetStops(draft, [id]);
    forgetComments(draft, [id]);
    deps.outbox.forget(draft, [id]);
    recordAudit(draft, deps, {
      actor,
      action: 'deleted',
      subjectKind: 'donation',
      subjectId: id,
      detail: donation.reference,
    });
    return [...donationPictureIds(donation), ...stopPhotos];
  });
  await removePictures(deps, photos);
  await forgetMails(deps, [id]);
};
