import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkResults as BulkAnswer } from '#contract/moderation.ts';
import type { StaffTestimonial } from '#contract/staff-testimonials.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { approveTestimonials } from '../../client/testimonials.ts';
import { useAlert } from '../../ui/Alert.tsx';
import { useRefresh } from '../moderation/useRefresh.ts';
import { BULK_FAILED } from './messages.ts';
import { testimonialSubject, useModeration } from './testimonial-moderation.ts';

/** What became of each testimonial. */
export type BulkResults = (BulkAnswer['results'][number] & { name: string })[];

export interface BulkApproval {
  busy: boolean;
  results: BulkResults | null;
  approve(testimonials: readonly StaffTestimonial[], onDone: () => void): void;
  dismiss(): void;
}

export const isApproved = ({ outcome }: Pick<BulkResults[number], 'outcome'>): boolean => outcome === 'approved';

export const testimonialCount = (count: number): string =>
  count === 1 ? '1 testimonial' : `${count.toLocaleString('en-IE')} testimonials`;

/** Approves several testimonials at once, each only as it was read, and keeps the results until they are dismissed. */
export const useBulkApproval = (): BulkApproval => {
  const platform = usePlatform();
  const say = useAlert();
  const { undo, undoDecisions } = useModeration();
  const { mutationKey, refreshWhenIdle } = useRefresh(testimonialSubject);
  const [results, setResults] = useState<BulkResults | null>(null);
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (testimonials: readonly StaffTestimonial[]) => approveTestimonials(platform, testimonials),
    onMutate: () => {
      setResults(null);
      return undo.begin();
    },
    onSuccess: (answer, testimonials, pending) => {
      const byId = new Map(testimonials.map((testimonial) => [testimonial.id, testimonial]));
      setResults(answer.results.map((result) => ({ ...result, name: byId.get(result.id)?.name ?? '' })));
      const approved = answer.results.filter(isApproved).flatMap(({ id }) => byId.get(id) ?? []);
      if (approved.length === 0) return pending.drop();
      pending.offer(`Approved: ${testimonialCount(approved.length)}`, () => {
        setResults(null);
        undoDecisions(approved.map((before) => ({ before, after: { ...before, status: 'approved' } })));
      });
    },
    onError: (error, _testimonials, pending) => {
      pending?.drop();
      say(sentenceOf(error, BULK_FAILED));
    },
    onSettled: refreshWhenIdle,
  });
  return {
    busy: isPending,
    results,
    approve: (testimonials, onDone) => mutate(testimonials, { onSettled: onDone }),
    dismiss: () => setResults(null),
  };
};
