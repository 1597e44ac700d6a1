import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Dashboard } from '#contract/audit.ts';
import type { StaffTestimonial, StaffTestimonials, TestimonialStatus } from '#contract/testimonials.ts';
import { DASHBOARD_KEY } from '../../client/dashboard.ts';
import { TESTIMONIALS_KEY } from '../../client/testimonials.ts';
import { cacheSnapshot } from '../cache-snapshot.ts';

/** The status that a loaded list of staff shows: every one where it is empty. */
const statusOf = (key: QueryKey): unknown => (key[1] === 'pending' ? 'pending' : (key[5] ?? ''));

const inList = (after: StaffTestimonial, status: unknown) => (list: StaffTestimonials | undefined) => {
  if (!list?.testimonials.some(({ id }) => id === after.id)) return list;
  if (status === '' || status === after.status)
    return { ...list, testimonials: list.testimonials.map((one) => (one.id === after.id ? after : one)) };
  return { testimonials: list.testimonials.filter(({ id }) => id !== after.id), total: list.total - 1 };
};

const inDashboard = (from: TestimonialStatus, to: TestimonialStatus) => (counts: Dashboard | undefined) => {
  const shift = (status: TestimonialStatus, count: number) =>
    Math.max(0, count + Number(to === status) - Number(from === status));
  return (
    counts && {
      ...counts,
      pendingTestimonials: shift('pending', counts.pendingTestimonials),
      approvedTestimonials: shift('approved', counts.approvedTestimonials),
    }
  );
};

/** Shows a decision at once, in every list and count that is loaded. Returns what puts everything back. */
export const showDecided = async (
  queryClient: QueryClient,
  before: StaffTestimonial,
  after: StaffTestimonial,
): Promise<() => void> => {
  const snapshot = await cacheSnapshot(queryClient, [TESTIMONIALS_KEY, DASHBOARD_KEY]);
  for (const [key] of snapshot.loaded) {
    if (key[1] === 'pending' || key[1] === 'all') queryClient.setQueryData(key, inList(after, statusOf(key)));
    else if (key[1] === 'one' && key[2] === after.id) queryClient.setQueryData(key, after);
  }
  queryClient.setQueriesData({ queryKey: DASHBOARD_KEY }, inDashboard(before.status, after.status));
  return snapshot.restore;
};
