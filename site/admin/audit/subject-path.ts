import type { AuditEntry } from '#contract/audit/audit.ts';

/** Where the subject of an entry can be seen, while it is there; null where it has no address of its own. */
export const subjectPath = ({ subjectKind, subjectId, subjectName }: AuditEntry): string | null => {
  if (!subjectName) return null;
  const id = encodeURIComponent(subjectId);
  if (subjectKind === 'testimonial') return `/admin/testimonials?tab=all&item=${id}`;
  if (subjectKind === 'donation') return `/admin/donations?tab=all&item=${id}`;
  if (subjectKind === 'post') return `/admin/blogs/${id}`;
  return null;
};
