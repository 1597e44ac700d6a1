import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { changedFields } from '../audit/changed-fields.ts';

/** The fields of a testimonial for the audit log: no text that a person wrote. */
const auditedFields = ({ status, adminNotes, redaction }: StoredTestimonial) => ({
  status,
  notesLength: adminNotes?.length ?? 0,
  redacted: redaction !== undefined,
});

/** The changed fields of a testimonial for the audit log. */
export const changedTestimonial = (before: StoredTestimonial, after: StoredTestimonial) =>
  changedFields(auditedFields(before), auditedFields(after));
