import '../styles/forms.css';
import { type MouseEvent, useRef, useState } from 'react';
import { firstName } from '#contract/donations/donations.ts';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { offer } from '#contract/words/offer.ts';
import type { FormDrafts } from '../client/form-drafts.ts';
import type { PlainForm } from '../client/plain-forms.ts';
import type { UploadPhoto } from '../client/upload.ts';
import { t } from '../language/t.ts';
import { RefusedNotice } from '../ui/RefusedNotice.tsx';
import { useFormTitle } from '../ui/useFormTitle.ts';
import { useHelplines } from '../ui/useHelplines.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { useStepEntries } from '../ui/useStepEntries.ts';
import { VisitorForm } from '../ui/VisitorForm.tsx';
import { hasErrors } from '../ui/visitor-fields.ts';
import { DonationSent } from './DonationSent.tsx';
import { type DonationValues, pickFields, reachableStep, type Step, urgentText } from './donation-values.ts';
import { FormFoot } from './FormFoot.tsx';
import { FormHead } from './FormHead.tsx';
import { FormParts } from './FormParts.tsx';
import { formInAddress, stepHref, stepInAddress } from './step-address.ts';
import { STEPS } from './step-labels.ts';
import { useDonation } from './useDonation.ts';
import { useStepFocus } from './useStepFocus.ts';

/**
 * The second click of a double click does nothing on the next step, where it would choose, change or submit something that
 * nobody has looked at.
 */
const useStepClicks = (step: Step): ((event: MouseEvent) => void) => {
  const clickedAt = useRef(step);
  return (event) => {
    if (event.detail <= 1) clickedAt.current = step;
    else if (clickedAt.current !== step) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
};

interface Typed {
  values: Partial<DonationValues>;
  /** The step in which somebody was typing; null outside of all. */
  step: Step | null;
}

/** Leaves photos to their field. */
const readTyped = ({ form, active }: PlainForm): Typed => {
  const part = active?.closest<HTMLElement>('[data-step]');
  const step = Number(part && form.contains(part) ? part.dataset.step : 0);
  return {
    values: pickFields(Object.fromEntries(new FormData(form))),
    step: step === 1 || step === 2 || step === 3 ? step : null,
  };
};

type DonationFormProps = {
  /** The answer to the form if it was posted without scripts. */
  submitted?: Submitted | null;
  /** True if the form was opened by hand: its heading then takes the focus. */
  opened?: boolean;
  onCancel: () => void;
  onSent?: () => void;
  drafts?: FormDrafts;
  upload?: UploadPhoto;
};

/** Plain HTML at first, three steps once scripts work. */
export const DonationForm = ({
  submitted = null,
  opened = false,
  onCancel,
  onSent,
  drafts,
  upload,
}: DonationFormProps) => {
  const hydrated = useHydrated();
  const { values = {}, errors = {}, message = '' } = submitted ?? {};
  const given = { values: pickFields(values), errors: pickFields(errors), message };
  const donation = useDonation(given, { drafts, upload, onSent });
  const { state, dispatch, sending } = donation;
  const headings = useStepFocus(state, opened);
  const clicks = useStepClicks(state.step);
  // Nothing of an offer leaves the device before it is sent, but the text in which somebody may be in danger.
  const helplines = useHelplines(urgentText(state.values), submitted?.helplines);
  const [typing, setTyping] = useState(false);
  const isOpen = state.phase !== 'sent';
  useFormTitle(
    isOpen
      ? {
          step: t(offer.step, { step: state.step, steps: STEPS }),
          errors: state.errors,
          message: donation.message || donation.refusal,
        }
      : {},
  );
  const previous = useStepEntries({
    ...{ step: state.step, refusals: state.refusals, stepInAddress, formInAddress, hrefOf: stepHref },
    isOpen: donation.ready && state.phase === 'filling',
    begin: (requested) => (typing || hasErrors(errors) ? state.step : reachableStep(state.values, requested)),
    travel: (to) => dispatch({ type: 'travel', step: to }),
    previous: () => dispatch({ type: 'previous' }),
  });

  if (state.created) {
    const { id, reference, manageUrl, helplines } = state.created;
    const Thanks = donation.thanks;
    const name = firstName(state.values.submitterName);
    return (
      <>
        <DonationSent
          reference={reference}
          manageUrl={manageUrl}
          helplines={helplines}
          name={name}
          uploads={sending.uploads}
          onRetry={(photo) => void sending.retry(id, photo)}
          onRemove={sending.remove}
          focus={!Thanks}
          onAnother={donation.startAgain}
        />
        {Thanks && Thanks !== true && (
          <Thanks
            name={name}
            reference={reference}
            missing={sending.uploads.filter(({ status }) => status === 'failed').length}
            onClose={donation.closeThanks}
            onAnother={donation.startAgain}
          />
        )}
      </>
    );
  }
  const read = (plain: PlainForm) => {
    if (opened) return;
    const typed = readTyped(plain);
    dispatch({ type: 'typed', ...typed });
    setTyping(typed.step !== null);
  };
  const next = () => {
    if (state.step === 3) void donation.submit();
    else donation.next();
  };
  const cancel = () => {
    donation.startAgain();
    onCancel();
  };
  // The button is removed with its notice.
  const again = () => {
    donation.startAgain();
    headings.step.current?.focus();
  };
  return (
    <>
      <RefusedNotice text={donation.message} />
      <VisitorForm
        className="form"
        action="/donations#donation-form"
        aria-labelledby="form-title"
        onClickCapture={clicks}
        onTyped={read}
        onSubmit={next}
      >
        <FormHead step={state.step} hydrated={hydrated} heading={headings.step} />
        <FormParts
          donation={donation}
          hydrated={hydrated}
          answersHeading={headings.answers}
          announced={opened}
          onAgain={again}
        />
        <FormFoot
          helplines={helplines}
          step={state.step}
          hydrated={hydrated}
          sending={state.phase === 'sending'}
          onCancel={cancel}
          onPrevious={previous}
        />
      </VisitorForm>
    </>
  );
};
