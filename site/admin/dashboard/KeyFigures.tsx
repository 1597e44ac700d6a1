import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Dashboard } from '#contract/audit/audit.ts';
import { listDonationsByStatus } from '#contract/donations/calls.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { ago } from '../../ui/relative-time.ts';

const Kpi = ({ icon, label, value, sub }: { icon: IconName; label: string; value: number; sub: ReactNode }) => (
  <div className="kpi">
    <dt>
      <Icon name={icon} />
      <span>{label}</span>
    </dt>
    <dd>{value.toLocaleString('en-IE')}</dd>
    {sub && <dd className="sub">{sub}</dd>}
  </div>
);

const drafts = (count: number) => `${count.toLocaleString('en-IE')} ${count === 1 ? 'draft' : 'drafts'}`;

/** When the offer that has waited longest was made. */
const useOldestDonation = (pending: number): string | undefined => {
  const query = { page: 1, pageSize: 1, sort: 'oldest' };
  const oldest = queryOf(usePlatform(), listDonationsByStatus, { status: 'pending', query });
  return useQuery({ ...oldest, enabled: pending > 0 }).data?.items[0]?.createdAt;
};

/** What waits and what there is. */
export const KeyFigures = ({ counts, now }: { counts: Dashboard; now: Date }) => {
  const oldest = useOldestDonation(counts.pendingDonations);
  return (
    <>
      <h2 className="sr">Figures</h2>
      <dl className="kpis">
        <Kpi
          icon="package"
          label="Pending donations"
          value={counts.pendingDonations}
          sub={oldest ? `Oldest: ${ago(oldest, now)}` : ''}
        />
        <Kpi icon="newspaper" label="Blogs" value={counts.blogs} sub={drafts(counts.draftBlogs)} />
        <Kpi
          icon="hand-heart"
          label="Donations"
          value={counts.donations}
          sub={
            <>
              <span className="up">{`+${counts.donationsThisMonth.toLocaleString('en-IE')}`}</span>
              <span> this month</span>
            </>
          }
        />
        <Kpi
          icon="message-square-quote"
          label="Testimonials"
          value={counts.testimonials}
          sub={`${counts.pendingTestimonials.toLocaleString('en-IE')} waiting for review`}
        />
      </dl>
    </>
  );
};
