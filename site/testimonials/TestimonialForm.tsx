import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import type { Elements } from '../ui/elements.ts';
import '../styles/forms.css';
import { useLayoutEffect, useRef } from 'react';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { helplinesForWords } from '#contract/review/urgent-words.ts';
import { consentTopics, type SubmittedTestimonial } from '#contract/testimonials/testimonials.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import type { FormDrafts } from '../client/form-drafts.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { HelplineFoot } from '../ui/HelplineCard.tsx';
import { OfflineNotice } from '../ui/OfflineNotice.tsx';
import { RestoredDraftNotice } from '../ui/RestoredDraftNotice.tsx';
import { useFormTitle } from '../ui/useFormTitle.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { VisitorForm } from '../ui/VisitorForm.tsx';
import { consentId } from './Consents.tsx';
import { IMAGE_ID } from './ImageField.tsx';
import { ReviewWords } from './ReviewWords.tsx';
import { TestimonialFields } from './TestimonialFields.tsx';
import { needsRevision, type TestimonialDraft, type TestimonialState } from './testimonial-form.ts';
import { controlId, pickFields, summaryOf, type TestimonialErrors } from './testimonial-values.ts';
import { useTestimonial } from './useTestimonial.ts';

const SubmitButton = ({ form, state }: { form: string; state: TestimonialState }) => {
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

const FORM_ID = 'testimonial-form';

/** Leaves the picture to its field. */
const readTyped = (form: HTMLFormElement): TestimonialDraft => {
  const data = new FormData(form);
  return {
    values: pickFields(Object.fromEntries(data)),
    image: null,
    agreed: consentTopics.filter((topic) => data.getAll('consentTo').includes(topic)),
  };
};

const summary = (errors: TestimonialErrors) => [
  ...summaryOf(errors),
  ...consentTopics.map((topic) => ({ id: consentId(topic), message: errors[`consent-${topic}`] })),
];

type TestimonialFormProps = {
  /** The answer to the form if it was posted without scripts. */
  submitted?: Submitted | null;
  onSent: (sent: SubmittedTestimonial) => void;
  drafts?: FormDrafts;
  frame: (form: Elements, submit: Elements) => Elements;
};

/** Plain HTML at first, reviewed while it is written once scripts work. */
export const TestimonialForm = ({ submitted = null, onSent, drafts, frame }: TestimonialFormProps) => {
  const hydrated = useHydrated();
  const writing = useTestimonial(submitted, { drafts, onSent });
  const { state, dispatch, again } = writing;
  const imageError = { id: IMAGE_ID, message: hydrated ? undefined : submitted?.errors.image };
  const errors = [...summary(state.errors), imageError].flatMap(({ id, message }) =>
    message ? [{ id, message }] : [],
  );
  useFormTitle({ errors: state.errors, message: submitted?.message });
  const startAgain = () => {
    writing.startAgain();
    // The button is removed with its notice.
    document.getElementById(controlId('name'))?.focus();
  };
  return frame(
    <VisitorForm
      id={FORM_ID}
      className="form__part"
      action="/testimonials#write"
      onTyped={({ form }) => dispatch({ type: 'restore', draft: readTyped(form), earlier: false })}
      onSubmit={() => dispatch({ type: 'submit' })}
    >
      {state.restored && <RestoredDraftNotice onAgain={startAgain} />}
      <ErrorSummary errors={errors} attempt={state.refusals} />
      <TestimonialFields state={state} dispatch={dispatch} hydrated={hydrated} />
      <OfflineNotice again={again} of={forms.offlineWords} />
    </VisitorForm>,
    <>
      <HelplineFoot lines={helplinesForWords(state.values.content, state.helplines)} />
      <SubmitButton form={FORM_ID} state={state} />
    </>,
  );
};
