import { Link } from 'react-router-dom';
import type { AuditEntry } from '#contract/audit/audit.ts';
import { subjectPath } from './subject-path.ts';

/** Names the testimonial, offer, post or person that an entry is about, and opens it where it has an address. */
export const SubjectLink = ({ entry }: { entry: AuditEntry }) => {
  const { subjectName } = entry;
  if (!subjectName) return null;
  const path = subjectPath(entry);
  return (
    <>
      <span>: </span>
      {path ? <Link to={path}>{subjectName}</Link> : <span>{subjectName}</span>}
    </>
  );
};
