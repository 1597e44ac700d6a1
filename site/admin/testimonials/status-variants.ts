import { dateAndTime } from '#contract/dublin.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { TestimonialStatus } from '#contract/testimonials/testimonials.ts';
import type { Tone } from '../../ui/Badge.tsx';
import type { IconDrawing } from '../../ui/Icon.tsx';
import { Check } from '../../ui/icons/Check.tsx';
import { Clock } from '../../ui/icons/Clock.tsx';
import { X } from '../../ui/icons/X.tsx';

export const statusVariants: Record<TestimonialStatus, { label: string; tone: Tone; icon: IconDrawing }> = {
  pending: { label: 'Pending Review', tone: 'wait', icon: Clock },
  approved: { label: 'Approved', tone: 'ok', icon: Check },
  rejected: { label: 'Rejected', tone: 'bad', icon: X },
};

/** "Approved by Aoife Byrne on 3 March 2026, 14:05"; empty where nothing is decided. */
export const decidedText = ({ status, reviewedAt, reviewedBy }: StaffTestimonial): string =>
  status !== 'pending' && reviewedAt
    ? `${statusVariants[status].label} by ${reviewedBy ?? 'the automatic review'} on ${dateAndTime(reviewedAt)}`
    : '';
