import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { pageAddress, t } from '../language/t.ts';
import type { Elements } from '../ui/elements.ts';
import '../styles/forms.css';
import { type FormEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { helplinesForWords } from '#contract/review/urgent-words.ts';
import { consentTopics, type SubmittedTestimonial } from '#contract/testimonials/testimonials.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { createFileBox } from '../client/file-box.ts';
import { createFormDrafts, type FormDrafts } from '../client/form-drafts.ts';
import { plainForm } from '../client/plain-forms.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { HelplineFoot } from '../ui/HelplineCard.tsx';
import { Notice } from '../ui/Notice.tsx';
import { OfflineNotice } from '../ui/OfflineNotice.tsx';
import { SendingKeyField } from '../ui/SendingKeyField.tsx';
import { useFormTitle } from '../ui/useFormTitle.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { consentId } from './Consents.tsx';
import { IMAGE_ID } from './ImageField.tsx';
import { ReviewWords } from './ReviewWords.tsx';
import { controlId, TestimonialFields } from './TestimonialFields.tsx';
import { needsRevision, type TestimonialDraft, type TestimonialState } from './testimonial-form.ts';
import { pickFields, type TestimonialErrors, testimonialFields } from './testimonial-values.ts';
import { useTestimonial } from './useTestimonial.ts';
import { useTestimonialDraft } from './useTestimonialDraft.ts';

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

const deviceDrafts = () =>
  createFormDrafts(
    'testimonial',
    () => localStorage,
    createFileBox(() => globalThis.indexedDB),
  );

/** Leaves the picture to its field. */
const readTyped = (form: HTMLFormElement): TestimonialDraft => {
  const data = new FormData(plainForm(form).form);
  return {
    values: pickFields(Object.fromEntries(data)),
    image: null,
    agreed: consentTopics.filter((topic) => data.getAll('consentTo').includes(topic)),
  };
};

const summary = (errors: TestimonialErrors) => [
  ...testimonialFields.map((field) => ({ id: controlId(field), message: errors[field] })),
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
  const kept = useMemo(() => drafts ?? deviceDrafts(), [drafts]);
  const { state, dispatch, again, key } = useTestimonial(submitted, (sent) => {
    kept.forget();
    onSent(sent);
  });
  useTestimonialDraft(state, dispatch, kept);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) dispatch({ type: 'restore', draft: readTyped(form.current), earlier: false });
  }, [dispatch]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'submit' });
  };
  const imageError = { id: IMAGE_ID, message: hydrated ? undefined : submitted?.errors.image };
  const errors = [...summary(state.errors), imageError].flatMap(({ id, message }) =>
    message ? [{ id, message }] : [],
  );
  useFormTitle({ errors: state.errors, message: submitted?.message });
  const startAgain = () => {
    kept.forget();
    key.renew();
    dispatch({ type: 'reset' });
    // The button goes with the notice that it stands in.
    form.current?.querySelector('input')?.focus();
  };
  return frame(
    <form
      ref={form}
      id={FORM_ID}
      className="form__part"
      method="post"
      action={pageAddress('/testimonials#write')}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
    >
      <SendingKeyField />
      {state.restored && (
        <Notice title={<T of={forms.weKeptWhatYou} />}>
          <p>
            <T of={forms.itIsOnThis} />{' '}
            <button type="button" className="linkbtn" onClick={startAgain}>
              <T of={forms.startAgain} />
            </button>
          </p>
        </Notice>
      )}
      <ErrorSummary errors={errors} attempt={state.refusals} />
      <TestimonialFields state={state} dispatch={dispatch} hydrated={hydrated} />
      {again.offline && (
        <OfflineNotice waiting={again.waiting} onWaiting={again.setWaiting}>
          <T as="p" of={forms.offlineWords} />
        </OfflineNotice>
      )}
    </form>,
    <>
      <HelplineFoot lines={helplinesForWords(state.values.content, state.helplines)} />
      <SubmitButton form={FORM_ID} state={state} />
    </>,
  );
};
