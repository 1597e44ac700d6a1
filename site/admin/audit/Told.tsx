import { Link } from 'react-router-dom';
import type { AuditEntry } from '#contract/audit/audit.ts';
import { tell } from './activity.ts';
import { subjectPath } from './subject-path.ts';

export const Told = ({ entry, userId }: { entry: AuditEntry; userId: string }) => {
  const [before, subject, after] = tell(entry, userId).parts;
  const path = subjectPath(entry);
  return (
    <>
      <span>{before}</span>
      {path && subject ? <Link to={path}>{subject}</Link> : <span>{subject}</span>}
      <span>{after}</span>
    </>
  );
};
