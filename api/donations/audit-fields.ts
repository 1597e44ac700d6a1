import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { changedFields } from '../audit/changed-fields.ts';

/** Leaves out every text that a person wrote. */
const auditedFields = ({ status, adminNotes }: StoredDonation) => ({ status, notesLength: adminNotes?.length ?? 0 });

export const changedDonation = (before: StoredDonation, after: StoredDonation) =>
  changedFields(auditedFields(before), auditedFields(after));
