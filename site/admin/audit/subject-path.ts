import type { AuditEntry } from '#contract/audit/audit.ts';

/** Address of an entry's subject while it exists; null if it has no page of its own. */
export const subjectPath = ({ subjectKind, subjectId, subjectName }: AuditEntry): string | null => {
  if (!subjectName) return null;
  const id = encodeURIComponent(subjectId);
  if (subjectKind === 'testimonial') return `/admin/testimonials?tab=all&item=${id}`;
  if (subjectKind === 'donation') return `/admin/donations?tab=all&item=${id}`;
  if (subjectKind === 'post') return `/admin/blogs/${id}`;
  return null;
};
