import { Link } from 'react-router-dom';
import type { AuditEntry } from '#contract/audit/audit.ts';
import { describeActivity } from './activity.ts';

/** Address of an entry's subject while it exists; null if it has no page of its own. */
const subjectPath = ({ subjectKind, subjectId, subjectName }: AuditEntry): string | null => {
  if (!subjectName) return null;
  const id = encodeURIComponent(subjectId);
  if (subjectKind === 'testimonial') return `/admin/testimonials?tab=all&item=${id}`;
  if (subjectKind === 'donation') return `/admin/donations?tab=all&item=${id}`;
  if (subjectKind === 'post') return `/admin/blogs/${id}`;
  return null;
};

export const ActivitySentence = ({ entry, userId }: { entry: AuditEntry; userId: string }) => {
  const [before, subject, after] = describeActivity(entry, userId).parts;
  const path = subjectPath(entry);
  return (
    <>
      <span>{before}</span>
      {path && subject ? <Link to={path}>{subject}</Link> : <span>{subject}</span>}
      <span>{after}</span>
    </>
  );
};
