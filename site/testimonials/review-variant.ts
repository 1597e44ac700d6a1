import { REVIEW_UNAVAILABLE } from '#contract/review/review.ts';
import { type Message, sentence } from '#contract/words/message.ts';
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
  /** A sentence of the product, or what the review says. */
  text: string;
}

const CARED_FOR = sentence(words.reviewCaredFor);
const READY_HINT = sentence(words.reviewReadyHint);
const REVIEWING_HINT = sentence(words.reviewingHint);

/** How the state of the automatic review is shown. */
export const reviewVariant = ({ phase, review }: Pick<TestimonialState, 'phase' | 'review'>): ReviewVariant => {
  if (phase === 'reviewing')
    return { variant: 'busy', icon: LoaderCircle, title: words.reviewing, text: REVIEWING_HINT };
  if (!review) return { variant: 'ready', icon: PenLine, title: words.reviewReady, text: READY_HINT };
  const { feedback: text } = review;
  if (!review.isAppropriate) return { variant: 'revise', icon: PenLine, title: words.reviewRevise, text };
  if (text === REVIEW_UNAVAILABLE.feedback)
    return { variant: 'off', icon: UserCheck, title: words.reviewByPerson, text };
  // The helplines stand above; a figure for how well the text reads would be out of place.
  if (review.helplines) return { variant: 'off', icon: UserCheck, title: words.reviewByPersonFirst, text: CARED_FOR };
  return { variant: 'ok', icon: Check, title: words.reviewOk, text };
};
