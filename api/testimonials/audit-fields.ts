import type { StoredTestimonial } from '#contract/testimonials.ts';
import { changedFields } from '../audit/changed-fields.ts';

/** What of a testimonial may stand in the audit log: never what anybody wrote. */
const shown = ({ status, adminNotes, redaction }: StoredTestimonial) => ({
  status,
  notesLength: adminNotes?.length ?? 0,
  redacted: redaction !== undefined,
});

/** The fields of a testimonial that a change touched, as the audit log may have them. */
export const changedTestimonial = (before: StoredTestimonial, after: StoredTestimonial) =>
  changedFields(shown(before), shown(after));
