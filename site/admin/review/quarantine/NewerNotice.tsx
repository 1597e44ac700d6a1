import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readDashboard } from '#contract/dashboard/calls.ts';
import type { QuarantineGroups } from '#contract/quarantine/quarantine.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { figure } from '../moderation/bulk-parts.ts';

const changeText = (more: number): string => {
  if (more > 0) return `${figure(more)} more since you opened this.`;
  return more < 0 ? `${figure(-more)} fewer since you opened this.` : 'Nothing has changed since you opened this.';
};

/** The groups are refetched only on request, so that nothing moves under the pointer. */
export const NewerNotice = ({ quarantined, busy }: { quarantined: QuarantineGroups; busy: boolean }) => {
  const queryClient = useQueryClient();
  const { data: counts } = useQuery(queryOf(usePlatform(), readDashboard, {}));
  const more = counts && !busy ? counts.quarantined - quarantined.total : 0;
  return (
    <Notice
      tone={quarantined.active ? 'wait' : 'ok'}
      icon="shield-check"
      announce="none"
      title="Your own queue is as it was."
    >
      <p>
        {counts && (
          <>
            <Link to="/admin/testimonials">{`${figure(counts.pendingTestimonials)} testimonials`}</Link>
            <span> and </span>
            <Link to="/admin/donations/pending">{`${figure(counts.pendingDonations)} offers`}</Link>
            <span> wait there. </span>
          </>
        )}
        <span>{quarantined.active ? 'What comes now is held back, too.' : 'New ones arrive there again.'}</span>
      </p>
      <p className="held-back__newer">
        <span role="status">{changeText(more)}</span>{' '}
        {more !== 0 && (
          <button
            className="linkbtn"
            type="button"
            onClick={() => void queryClient.invalidateQueries({ queryKey: allOf('quarantine') })}
          >
            Show what is there now
          </button>
        )}
      </p>
    </Notice>
  );
};
