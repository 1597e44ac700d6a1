import { useMutation } from '@tanstack/react-query';
import type { StaffTestimonial, StatusUpdate } from '#contract/testimonials.ts';
import { ApiError, sentenceOf } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { decideTestimonial, deleteTestimonial, redactTestimonial } from '../../client/testimonials.ts';
import { useAlert } from '../../ui/Alert.tsx';
import type { Undo } from '../undo/useUndo.ts';
import { statusLooks } from './status-looks.ts';
import { DECISION_FAILED, DELETE_FAILED, REDACTION_FAILED } from './texts.ts';
import { useRefresh } from './useRefresh.ts';
import type { TakeBack } from './useTakeBack.ts';

export interface Decision {
  /** As it was when the person began to decide. */
  testimonial: StaffTestimonial;
  action: StatusUpdate['action'];
  adminNotes: string;
}

/** True for an error that says that the testimonial is no longer as the person saw it. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Approving, rejecting, editing and deleting. Every end, good or bad, refreshes the lists and the counts. */
export const useModeration = (undo: Undo, takeBack: TakeBack) => {
  const platform = usePlatform();
  const say = useAlert();
  const refresh = useRefresh();
  const fail = (sentence: string, error: unknown) => {
    say(sentence);
    // A colleague was faster: their name and the time say more than "try again".
    if (isConflict(error)) say(sentenceOf(error, sentence));
    return refresh();
  };
  const decide = useMutation({
    mutationFn: ({ testimonial, action, adminNotes }: Decision) =>
      decideTestimonial(platform, testimonial.id, {
        action,
        adminNotes,
        from: testimonial.status,
        correctedAt: testimonial.correctedAt ?? null,
      }),
    onMutate: undo.dismiss,
    onSuccess: ({ id, name, status }) => {
      undo.offer(`${statusLooks[status].label}: ${name}`, () => takeBack([id]));
      return refresh();
    },
    onError: (error, { action }) => fail(DECISION_FAILED[action], error),
  });
  const redact = useMutation({
    mutationFn: ({ id, content }: { id: string; content: string }) => redactTestimonial(platform, id, content),
    onSuccess: refresh,
    onError: (error) => fail(REDACTION_FAILED, error),
  });
  const remove = useMutation({
    mutationFn: (id: string) => deleteTestimonial(platform, id),
    onMutate: undo.dismiss,
    onSuccess: refresh,
    onError: (error) => fail(DELETE_FAILED, error),
  });
  return { decide, redact, remove };
};

export type Moderation = ReturnType<typeof useModeration>;
