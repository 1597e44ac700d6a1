import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Dashboard } from '#contract/audit/audit.ts';
import { listPendingTestimonials, listTestimonials, readTestimonial } from '#contract/testimonials/calls.ts';
import type { StaffTestimonial, StaffTestimonials } from '#contract/testimonials/staff-testimonials.ts';
import type { TestimonialStatus } from '#contract/testimonials/testimonials.ts';
import { inputOf } from '../../client/calls.ts';
import { fieldsOf } from '../../client/query-keys.ts';
import type { ShownChange } from '../moderation/subject.ts';

const inList = (after: StaffTestimonial, status: string) => (list: StaffTestimonials | undefined) => {
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
  const { subject, call } = fieldsOf(key);
  const all = inputOf(key, listTestimonials);
  if (subject === 'dashboard') queryClient.setQueryData(key, inDashboard(before.status, after.status));
  else if (call === listPendingTestimonials.name) queryClient.setQueryData(key, inList(after, 'pending'));
  else if (all) queryClient.setQueryData(key, inList(after, String(all.query?.status ?? '')));
  else if (inputOf(key, readTestimonial)?.id === after.id) queryClient.setQueryData(key, after);
};
