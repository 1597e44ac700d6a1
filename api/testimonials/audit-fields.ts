import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { changedFields } from '../audit/changed-fields.ts';

/** Holds no text that a person wrote. */
const auditedFields = ({ status, adminNotes, redaction }: StoredTestimonial) => ({
  status,
  notesLength: adminNotes?.length ?? 0,
  redacted: redaction !== undefined,
});

export const changedTestimonial = (before: StoredTestimonial, after: StoredTestimonial) =>
  changedFields(auditedFields(before), auditedFields(after));
