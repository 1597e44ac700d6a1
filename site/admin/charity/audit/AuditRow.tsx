import type { AuditEntry } from '#contract/audit/audit.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { StaffAvatar } from '../../../ui/StaffAvatar.tsx';
import { ActivitySentence } from './ActivitySentence.tsx';
import { describeActivity } from './activity.ts';
import { changesOf } from './audit-labels.ts';

const Changes = ({ entry }: { entry: AuditEntry }) => {
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  return (
    <details className="audit__changes">
      <summary>{changes.length === 1 ? 'What changed' : `What changed, ${changes.length} fields`}</summary>
      <table className="datatable">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, field, before, after }) => (
            <tr key={path}>
              <th scope="row">{field}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

export const AuditRow = ({ entry, userId }: { entry: AuditEntry; userId: string }) => {
  const { icon, tone } = describeActivity(entry, userId);
  return (
    <li className={`tone-${tone}`}>
      <span>
        <Icon name={icon} />
      </span>
      <div>
        <p>
          <ActivitySentence entry={entry} userId={userId} />
        </p>
        <Changes entry={entry} />
      </div>
      {entry.actorPictureUrl && <StaffAvatar name={entry.actorName} pictureUrl={entry.actorPictureUrl} size="small" />}
      <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
    </li>
  );
};
