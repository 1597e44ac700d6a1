import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Dashboard } from '#contract/audit.ts';
import type { StaffTestimonial, StaffTestimonials, TestimonialStatus } from '#contract/testimonials.ts';
import { DASHBOARD_KEY } from '../../client/dashboard.ts';
import type { ShownChange } from '../moderation/subject.ts';

/** The status to which a loaded list of staff is narrowed; empty where it shows every one. */
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

/** Shows a changed testimonial in the loaded list, single testimonial or dashboard with this key. */
export const showTestimonialIn = (
  queryClient: QueryClient,
  key: QueryKey,
  { before, after }: ShownChange<StaffTestimonial>,
): void => {
  if (key[0] === DASHBOARD_KEY[0]) queryClient.setQueryData(key, inDashboard(before.status, after.status));
  else if (key[1] === 'pending' || key[1] === 'all') queryClient.setQueryData(key, inList(after, statusOf(key)));
  else if (key[1] === 'one' && key[2] === after.id) queryClient.setQueryData(key, after);
};
