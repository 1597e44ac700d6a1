import { REVIEW_UNAVAILABLE } from '#contract/review/review.ts';
import { type Message, sentence } from '#contract/words/message.ts';
import { testimonial as words } from '#contract/words/testimonial.ts';
import type { IconName } from '../ui/icon-names.ts';
import type { TestimonialState } from './testimonial-form.ts';

export interface ReviewVariant {
  variant: 'ready' | 'busy' | 'ok' | 'revise' | 'off';
  icon: IconName;
  title: Message;
  text: string;
}

const CARED_FOR = sentence(words.reviewCaredFor);
const READY_HINT = sentence(words.reviewReadyHint);
const REVIEWING_HINT = sentence(words.reviewingHint);

export const reviewVariant = ({ phase, review }: Pick<TestimonialState, 'phase' | 'review'>): ReviewVariant => {
  if (phase === 'reviewing')
    return { variant: 'busy', icon: 'loader-circle', title: words.reviewing, text: REVIEWING_HINT };
  if (!review) return { variant: 'ready', icon: 'pen-line', title: words.reviewReady, text: READY_HINT };
  const { feedback: text } = review;
  // The numbers stand below: what else there is to say of the text would be out of place.
  if (review.helplines)
    return { variant: 'off', icon: 'user-check', title: words.reviewByPersonFirst, text: CARED_FOR };
  if (!review.isAppropriate) return { variant: 'revise', icon: 'pen-line', title: words.reviewRevise, text };
  if (text === REVIEW_UNAVAILABLE.feedback)
    return { variant: 'off', icon: 'user-check', title: words.reviewByPerson, text };
  return { variant: 'ok', icon: 'check', title: words.reviewOk, text };
};
