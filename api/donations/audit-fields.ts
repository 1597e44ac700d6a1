import type { StoredDonation } from '#contract/donations.ts';
import { changedFields } from '../audit/changed-fields.ts';

/** What of a donation may stand in the audit log: never what anybody wrote. */
const shown = ({ status, adminNotes }: StoredDonation) => ({ status, notesLength: adminNotes?.length ?? 0 });

/** The fields of a donation that a change touched, as the audit log may have them. */
export const changedDonation = (before: StoredDonation, after: StoredDonation) =>
  changedFields(shown(before), shown(after));
