import type { AuditAction } from '#contract/audit/audit.ts';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { type AuditRecord, recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Draft } from '../store/store.ts';
import { donationOrThrow } from './donation-or-throw.ts';
import { view } from './view.ts';

type Change = { after: StoredDonation } & Pick<AuditRecord, 'changed'>;

/** Stores and logs what `change` returns; null leaves the offer as it is. @throws Failure `not_found`. */
export const changeByStaff = async (
  deps: Deps,
  { id, action }: { id: string; action: AuditAction<'donation'> },
  actor: Actor,
  change: (draft: Draft, before: StoredDonation) => Change | null,
): Promise<DonationItem> => {
  const donation = await deps.store.change((draft) => {
    const before = donationOrThrow(draft, id);
    const made = change(draft, before);
    if (!made) return before;
    const { after, changed } = made;
    draft.donations.put(after);
    const subject = { subjectKind: 'donation', subjectId: id, detail: before.reference } as const;
    recordAudit(draft, deps, { actor, action, ...subject, changed });
    return after;
  });
  return view(deps, donation);
};
