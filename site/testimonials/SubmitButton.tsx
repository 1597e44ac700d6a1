import { useLayoutEffect, useRef } from 'react';
import { testimonial } from '#contract/words/testimonial.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Button } from '../ui/Button.tsx';
import { ReviewWords } from './ReviewWords.tsx';
import { controlId } from './TestimonialFields.tsx';
import { needsRevision, type TestimonialState } from './testimonial-form.ts';

export const SubmitButton = ({ form, state }: { form: string; state: TestimonialState }) => {
  const button = useRef<HTMLButtonElement>(null);
  const revise = needsRevision(state);
  useLayoutEffect(() => {
    if (revise && document.activeElement === button.current) document.getElementById(controlId('content'))?.focus();
  }, [revise]);
  const busy = state.phase === 'submitting' || state.sendWhenReviewed;
  return (
    <>
      {revise && state.review && (
        <ReviewWords
          className="why"
          id="testimonial-why"
          text={state.review.feedback}
          helplines={state.review.helplines}
        />
      )}
      <Button
        ref={button}
        type="submit"
        form={form}
        icon={revise ? undefined : 'send'}
        disabled={revise}
        aria-describedby={revise ? 'testimonial-why' : undefined}
        busy={busy}
        busyLabel={t(state.phase === 'submitting' ? testimonial.submitting : testimonial.reviewing)}
      >
        <T of={revise ? testimonial.reviseAbove : testimonial.submit} />
      </Button>
    </>
  );
};
