import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#contract/audit/audit.ts';
import { listDonationsByStatus } from '#contract/donations/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { ago } from '../../../ui/relative-time.ts';

const figure = (count: number) => count.toLocaleString('en-IE');

const Figure = ({ to, label, value, sub }: { to: string; label: string; value: number; sub: string }) => (
  <Link to={to}>
    <b>{figure(value)}</b>
    <span>{label}</span>
    {sub && <small>{sub}</small>}
  </Link>
);

const useOldestDonation = (pending: number): string | undefined => {
  const query = { page: 1, pageSize: 1, sort: 'oldest' };
  const oldest = queryOf(usePlatform(), listDonationsByStatus, { status: 'pending', query });
  return useQuery({ ...oldest, enabled: pending > 0 }).data?.items[0]?.createdAt;
};

const Desk = ({ counts, now }: { counts: Dashboard; now: Date }) => {
  const oldest = useOldestDonation(counts.pendingDonations);
  return (
    <>
      <Figure
        to="/admin/donations/pending"
        label="Pending donations"
        value={counts.pendingDonations}
        sub={oldest ? `Oldest: ${ago(oldest, now)}` : ''}
      />
      <Figure
        to="/admin/donations"
        label="Donations"
        value={counts.donations}
        sub={`${figure(counts.donationsThisMonth)} this month`}
      />
      <Figure
        to="/admin/testimonials"
        label="Testimonials"
        value={counts.testimonials}
        sub={`${figure(counts.pendingTestimonials)} waiting for review`}
      />
    </>
  );
};

export const KeyFigures = ({
  counts,
  decides,
  publishes,
  now,
}: {
  counts: Dashboard;
  decides: boolean;
  publishes: boolean;
  now: Date;
}) => (
  <nav className="counts" aria-label="Figures">
    {decides && <Desk counts={counts} now={now} />}
    <Figure
      to={publishes ? '/admin/blogs' : '/blogs'}
      label="Blogs"
      value={counts.blogs}
      sub={`${figure(counts.draftBlogs)} ${counts.draftBlogs === 1 ? 'draft' : 'drafts'}`}
    />
  </nav>
);
