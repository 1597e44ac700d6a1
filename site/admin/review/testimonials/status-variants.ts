import { dateAndTime } from '#contract/dublin.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { TestimonialStatus } from '#contract/testimonials/testimonials.ts';
import type { Tone } from '../../../ui/Badge.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
export const statusVariants: Record<TestimonialStatus, { label: string; tone: Tone; icon: IconName }> = {
  pending: { label: 'Pending Review', tone: 'wait', icon: 'clock' },
  approved: { label: 'Approved', tone: 'ok', icon: 'check' },
  rejected: { label: 'Rejected', tone: 'bad', icon: 'x' },
};

export const decidedText = ({ status, reviewedAt, reviewedBy }: StaffTestimonial): string =>
  status !== 'pending' && reviewedAt
    ? `${statusVariants[status].label} by ${reviewedBy ?? 'the automatic review'} on ${dateAndTime(reviewedAt)}`
    : '';
