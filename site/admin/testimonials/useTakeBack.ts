import { useMutation } from '@tanstack/react-query';
import type { StaffTestimonial } from '#contract/testimonials.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { undoTestimonial } from '../../client/testimonials.ts';
import { useAlert } from '../../ui/Alert.tsx';
import { UNDO_FAILED } from './texts.ts';
import { useRefresh } from './useRefresh.ts';

/** Takes the own latest decisions about these testimonials back. */
export type TakeBack = (ids: readonly string[]) => void;

/** Takes decisions back; where the server refuses, its sentence is said in an alert. */
export const useTakeBack = (): TakeBack => {
  const platform = usePlatform();
  const say = useAlert();
  const refresh = useRefresh();
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[]) => Promise.allSettled(ids.map((id) => undoTestimonial(platform, id))),
    onSuccess: (ends) => {
      for (const end of ends) if (end.status === 'rejected') say(sentenceOf(end.reason, UNDO_FAILED));
      return refresh();
    },
  });
  return mutate;
};

/** True while somebody can take back the latest decision about a testimonial: it was theirs, not long ago. */
export const canTakeBack = (
  { undoUntil, reviewedBy }: StaffTestimonial,
  userName: string | undefined,
  now: Date,
): boolean => Boolean(undoUntil) && reviewedBy === userName && Date.parse(undoUntil ?? '') > now.getTime();
