import { REVIEW_UNAVAILABLE } from '#contract/review/review.ts';
import type { Message } from '#contract/words/message.ts';
import { testimonial as words } from '#contract/words/testimonial.ts';
import type { IconDrawing } from '../ui/Icon.tsx';
import { Check } from '../ui/icons/Check.tsx';
import { LoaderCircle } from '../ui/icons/LoaderCircle.tsx';
import { PenLine } from '../ui/icons/PenLine.tsx';
import { UserCheck } from '../ui/icons/UserCheck.tsx';
import type { TestimonialState } from './testimonial-form.ts';

export interface ReviewVariant {
  variant: 'ready' | 'busy' | 'ok' | 'revise' | 'off';
  icon: IconDrawing;
  title: Message;
  /** Omitted where the review's own feedback says it. */
  text?: Message;
}

/** How the state of the automatic review is shown. */
export const reviewVariant = ({ phase, review }: Pick<TestimonialState, 'phase' | 'review'>): ReviewVariant => {
  if (phase === 'reviewing')
    return { variant: 'busy', icon: LoaderCircle, title: words.reviewing, text: words.reviewingHint };
  if (!review) return { variant: 'ready', icon: PenLine, title: words.reviewReady, text: words.reviewReadyHint };
  if (!review.isAppropriate) return { variant: 'revise', icon: PenLine, title: words.reviewRevise };
  if (review.feedback === REVIEW_UNAVAILABLE.feedback)
    return { variant: 'off', icon: UserCheck, title: words.reviewByPerson };
  // The helplines stand above; a figure for how well the text reads would be out of place.
  if (review.helplines)
    return { variant: 'off', icon: UserCheck, title: words.reviewByPersonFirst, text: words.reviewCaredFor };
  return { variant: 'ok', icon: Check, title: words.reviewOk };
};
