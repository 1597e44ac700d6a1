import { Link } from 'react-router-dom';
import type { AuditEntry } from '#contract/audit/audit.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ago } from '../../../ui/relative-time.ts';
import { ActivitySentence } from '../../charity/audit/ActivitySentence.tsx';
import { describeActivity } from '../../charity/audit/activity.ts';

const SHOWN = 6;

export const RecentActivity = ({
  entries,
  userId,
  now,
  mayReadAll,
}: {
  entries: readonly AuditEntry[];
  userId: string;
  now: Date;
  mayReadAll: boolean;
}) => (
  <section className="box">
    <div className="box__head">
      <h2>Recent activity</h2>
      {mayReadAll && <Link to="/admin/audit">See everything</Link>}
    </div>
    <div className="box__body">
      {entries.length === 0 ? (
        <p className="hint">Nothing has been done yet. Decisions and changes will be listed here.</p>
      ) : (
        <ul className="feed">
          {entries.slice(0, SHOWN).map((entry) => {
            const { icon, tone } = describeActivity(entry, userId);
            return (
              <li key={entry.id} className={`tone-${tone}`}>
                <span>
                  <Icon name={icon} />
                </span>
                <p>
                  <ActivitySentence entry={entry} userId={userId} />
                </p>
                <time dateTime={entry.at}>{ago(entry.at, now)}</time>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  </section>
);
