import { REVIEW_UNAVAILABLE } from '#contract/review/review.ts';
import type { IconDrawing } from '../ui/Icon.tsx';
import { Check } from '../ui/icons/Check.tsx';
import { LoaderCircle } from '../ui/icons/LoaderCircle.tsx';
import { PenLine } from '../ui/icons/PenLine.tsx';
import { UserCheck } from '../ui/icons/UserCheck.tsx';
import type { TestimonialState } from './testimonial-form.ts';

export interface ReviewVariant {
  variant: 'ready' | 'busy' | 'ok' | 'revise' | 'off';
  icon: IconDrawing;
  title: string;
  text: string;
}

const CARED_FOR = 'Thank you for telling us. You can send your testimonial as it is.';

/** How the state of the automatic review is shown. */
export const reviewVariant = ({ phase, review }: Pick<TestimonialState, 'phase' | 'review'>): ReviewVariant => {
  if (phase === 'reviewing') {
    return {
      variant: 'busy',
      icon: LoaderCircle,
      title: 'Reviewing…',
      text: 'Checking your text. This takes a few seconds.',
    };
  }
  if (!review) {
    return {
      variant: 'ready',
      icon: PenLine,
      title: 'Checked when you pause',
      text: 'As soon as you stop typing, an automatic check reads your text and tells you what it finds.',
    };
  }
  const { feedback: text } = review;
  if (!review.isAppropriate) return { variant: 'revise', icon: PenLine, title: 'Please have another look', text };
  if (text === REVIEW_UNAVAILABLE.feedback) {
    return { variant: 'off', icon: UserCheck, title: 'A person will read it', text };
  }
  // The helplines stand above; a figure for how well the text reads would be out of place.
  if (review.helplines) return { variant: 'off', icon: UserCheck, title: 'A person reads it first', text: CARED_FOR };
  return { variant: 'ok', icon: Check, title: 'Looks good', text };
};
