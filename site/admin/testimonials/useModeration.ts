import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StatusUpdate } from '#contract/moderation.ts';
import type { StaffTestimonial } from '#contract/testimonials.ts';
import { isConflict, sentenceOf } from '../../client/api-error.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { decideTestimonial, deleteTestimonial, redactTestimonial } from '../../client/testimonials.ts';
import { useAlert } from '../../ui/Alert.tsx';
import type { Undo } from '../undo/useUndo.ts';
import { showDecided } from './optimistic.ts';
import { statusLooks } from './status-looks.ts';
import { DECISION_FAILED, DELETE_FAILED, REDACTION_FAILED } from './texts.ts';
import { type Draft, type Drafts, hasWords } from './useDrafts.ts';
import { useRefresh } from './useRefresh.ts';
import type { TakeBack } from './useTakeBack.ts';

/** A draft that is sent, with the notes as they are kept. */
export interface Decision {
  draft: Draft & { about: StatusUpdate['action'] };
  adminNotes: string;
}

const DECISION = ['testimonial-decision'];

const decided = ({ draft, adminNotes }: Decision, by: string): StaffTestimonial => {
  const { testimonial, about } = draft;
  const at = new Date().toISOString();
  const isApproved = about === 'approve';
  return {
    ...testimonial,
    status: isApproved ? 'approved' : 'rejected',
    isApproved,
    approvedAt: isApproved ? at : null,
    approvedBy: isApproved ? by : null,
    reviewedAt: at,
    reviewedBy: by,
    adminNotes: adminNotes || testimonial.adminNotes,
  };
};

/**
 * Approving, rejecting, editing and deleting. A decision shows at once; when the server refuses it, everything is put back,
 * the notes too. Every end, good or bad, refreshes the lists and the counts.
 */
export const useModeration = (undo: Undo, takeBack: TakeBack, drafts: Drafts) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const user = useUser();
  const say = useAlert();
  const refresh = useRefresh();
  const fail = (sentence: string, error: unknown) => {
    say(sentence);
    // A colleague was faster: their name and the time say more than "try again".
    if (isConflict(error)) say(sentenceOf(error, sentence));
  };
  const decide = useMutation({
    mutationKey: DECISION,
    mutationFn: ({ draft: { testimonial, about }, adminNotes }: Decision) =>
      decideTestimonial(platform, testimonial.id, {
        action: about,
        adminNotes,
        from: testimonial.status,
        correctedAt: testimonial.correctedAt ?? null,
      }),
    onMutate: async (decision) => {
      const { testimonial } = decision.draft;
      const begun = undo.begin();
      drafts.drop(testimonial.id);
      const putBack = await showDecided(queryClient, testimonial, decided(decision, user?.name ?? ''));
      return { begun, putBack };
    },
    onSuccess: ({ id, name, status }, _decision, { begun }) =>
      begun.offer(`${statusLooks[status].label}: ${name}`, () => takeBack([id])),
    onError: (error, { draft }, context) => {
      context?.begun.drop();
      context?.putBack();
      // What was read is not so any more: without words to keep, the next try begins with reading again.
      if (!isConflict(error) || hasWords(draft)) drafts.restore(draft);
      fail(DECISION_FAILED[draft.about], error);
    },
    // While other decisions are on their way, a fresh list would show theirs undone for a moment.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: DECISION }) <= 1) void refresh();
    },
  });
  const redact = useMutation({
    mutationFn: ({ seen, content }: { seen: StaffTestimonial; content: string }) =>
      redactTestimonial(platform, seen, content),
    onSuccess: ({ id }) => drafts.drop(id),
    onError: (error) => fail(REDACTION_FAILED, error),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => deleteTestimonial(platform, id),
    onMutate: () => undo.begin().drop(),
    onError: (error) => fail(DELETE_FAILED, error),
    onSettled: refresh,
  });
  return { decide, redact, remove };
};

export type Moderation = ReturnType<typeof useModeration>;
