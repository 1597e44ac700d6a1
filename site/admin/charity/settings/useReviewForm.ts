import type * as z from 'zod/mini';
import type { ReviewRules } from '#contract/review/review-rules.ts';
import { readReviewRules, saveReviewRules } from '#contract/settings/calls.ts';
import { useSend } from '../../../client/calls.ts';
import { usePartForm } from '../../shell/forms/usePartForm.ts';

interface ReviewFormOptions<Part> {
  rules: ReviewRules;
  draft: string | null;
  schema: z.core.$ZodType<Part>;
  partOf(rules: ReviewRules): Part;
}

export const useReviewForm = <Part extends Partial<ReviewRules>>({ rules, ...options }: ReviewFormOptions<Part>) => {
  const send = useSend(saveReviewRules);
  return usePartForm({
    ...options,
    all: rules,
    read: readReviewRules,
    input: {},
    save: (part, newest) => send({ body: { ...newest, ...part } }),
  });
};
