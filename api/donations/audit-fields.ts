import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { changedFields } from '../audit/changed-fields.ts';

/** The fields of a donation for the audit log: no text that a person wrote. */
const auditedFields = ({ status, adminNotes }: StoredDonation) => ({ status, notesLength: adminNotes?.length ?? 0 });

/** The changed fields of a donation for the audit log. */
export const changedDonation = (before: StoredDonation, after: StoredDonation) =>
  changedFields(auditedFields(before), auditedFields(after));
