import { Check, Clock, type LucideIcon, X } from 'lucide-react';
import type { TestimonialStatus } from '#contract/testimonials.ts';
import type { Tone } from '../../ui/Badge.tsx';

export const statusLooks: Record<TestimonialStatus, { label: string; tone: Tone; icon: LucideIcon }> = {
  pending: { label: 'Pending Review', tone: 'wait', icon: Clock },
  approved: { label: 'Approved', tone: 'ok', icon: Check },
  rejected: { label: 'Rejected', tone: 'bad', icon: X },
};
