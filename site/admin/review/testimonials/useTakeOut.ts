import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { answerAfter, changeTo } from '#contract/moderation/answer-after.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { fieldsOf } from '../../../client/query-keys.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import { useRefresh } from '../moderation/useRefresh.ts';
import { type Mark, markedText, withSwitched } from './marks.ts';
import { REDACTION_FAILED } from './messages.ts';
import { saveRedaction } from './save-redaction.ts';
import { testimonialSubject } from './testimonial-moderation.ts';

interface TakingOut {
  seen: StaffTestimonial;
  /** Settles with the testimonial as the previous press leaves it. */
  before: Promise<StaffTestimonial>;
  marks: readonly Pick<Mark, 'start'>[];
}

/** Sends one call per press, one after the other. */
export const useTakeOut = () => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const say = useAlert();
  const underWay = useRef(new Map<string, Promise<StaffTestimonial>>());
  const { mutationKey, refreshWhenIdle } = useRefresh(testimonialSubject);
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: async ({ before, marks }: TakingOut) => {
      const now = await before;
      return saveRedaction(platform, now, withSwitched(markedText(now), marks));
    },
    onSuccess: (after, { seen: before }) => {
      for (const queryKey of testimonialSubject.queryKeys)
        for (const [key] of queryClient.getQueriesData({ queryKey }))
          queryClient.setQueryData(key, (answer: unknown) =>
            answerAfter(fieldsOf(key), answer, changeTo('testimonial', before, after)),
          );
    },
    onError: (error) => {
      for (const sentence of testimonialSubject.explain(error, REDACTION_FAILED)) say(sentence);
    },
    onSettled: refreshWhenIdle,
  });
  return (seen: StaffTestimonial, marks: TakingOut['marks']): void => {
    const { id } = seen;
    const before = underWay.current.get(id)?.catch(() => seen) ?? Promise.resolve(seen);
    const after = mutateAsync({ seen, before, marks });
    underWay.current.set(id, after);
    const forget = () => underWay.current.get(id) === after && underWay.current.delete(id);
    after.then(forget, forget);
  };
};
