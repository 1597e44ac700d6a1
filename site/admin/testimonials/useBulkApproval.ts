import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkApproved } from '#contract/moderation.ts';
import type { StaffTestimonial } from '#contract/testimonials.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { approveTestimonials } from '../../client/testimonials.ts';
import { useAlert } from '../../ui/Alert.tsx';
import type { Undo } from '../undo/useUndo.ts';
import { BULK_FAILED } from './texts.ts';
import { useRefresh } from './useRefresh.ts';
import type { TakeBack } from './useTakeBack.ts';

/** What became of each testimonial. */
export type BulkResults = (BulkApproved['results'][number] & { name: string })[];

export interface BulkApproval {
  busy: boolean;
  results: BulkResults | null;
  approve(testimonials: readonly StaffTestimonial[], onDone: () => void): void;
  dismiss(): void;
}

export const isApproved = ({ outcome }: BulkResults[number]): boolean => outcome === 'approved';

export const testimonialsInWords = (count: number): string =>
  count === 1 ? '1 testimonial' : `${count.toLocaleString('en-IE')} testimonials`;

/** Approves several testimonials at once, and keeps what became of each until it is dismissed. */
export const useBulkApproval = (undo: Undo, takeBack: TakeBack): BulkApproval => {
  const platform = usePlatform();
  const say = useAlert();
  const refresh = useRefresh();
  const [results, setResults] = useState<BulkResults | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (testimonials: readonly StaffTestimonial[]) => approveTestimonials(platform, testimonials),
    onMutate: () => {
      setResults(null);
      return undo.begin();
    },
    onSuccess: (answer, testimonials, begun) => {
      const names = new Map(testimonials.map(({ id, name }) => [id, name]));
      const ends = answer.results.map((result) => ({ ...result, name: names.get(result.id) ?? '' }));
      const approved = ends.filter(isApproved).map(({ id }) => id);
      setResults(ends);
      if (approved.length > 0)
        begun.offer(`Approved: ${testimonialsInWords(approved.length)}`, () => {
          setResults(null);
          takeBack(approved);
        });
      else begun.drop();
      return refresh();
    },
    onError: (error, _testimonials, begun) => {
      begun?.drop();
      say(sentenceOf(error, BULK_FAILED));
      return refresh();
    },
  });
  return {
    busy: isPending,
    results,
    approve: (testimonials, onDone) => mutate(testimonials, { onSettled: onDone }),
    dismiss: () => setResults(null),
  };
};
