import '../styles/forms.css';
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { firstName } from '#contract/donations/donations.ts';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { offer } from '#contract/words/offer.ts';
import type { FormDrafts } from '../client/form-drafts.ts';
import type { UploadPhoto } from '../client/upload.ts';
import { T } from '../language/T.tsx';
import { pageAddress, t } from '../language/t.ts';
import { Notice } from '../ui/Notice.tsx';
import { SendingKeyField } from '../ui/SendingKeyField.tsx';
import { useFormTitle } from '../ui/useFormTitle.ts';
import { useHelplines } from '../ui/useHelplines.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { DonationSent } from './DonationSent.tsx';
import { deviceDrafts } from './device-drafts.ts';
import { pickFields, urgentText } from './donation-values.ts';
import { FormFoot } from './FormFoot.tsx';
import { FormHead } from './FormHead.tsx';
import { FormParts } from './FormParts.tsx';
import { readTyped } from './read-typed.ts';
import { STEPS } from './step-labels.ts';
import { useDonation } from './useDonation.ts';
import { useDonationDraft } from './useDonationDraft.ts';
import { useStepClicks } from './useStepClicks.ts';
import { useStepFocus } from './useStepFocus.ts';
import { useStepHistory } from './useStepHistory.ts';

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
  const donation = useDonation({ values: pickFields(values), errors: pickFields(errors), message }, { upload, onSent });
  const { state, dispatch, sending } = donation;
  const form = useRef<HTMLFormElement>(null);
  const headings = useStepFocus(state, opened);
  const clicks = useStepClicks(state.step);
  const kept = useMemo(() => drafts ?? deviceDrafts(), [drafts]);
  const ready = useDonationDraft(state, dispatch, kept);
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
  const previous = useStepHistory(state, dispatch, { ready, stays: typing || Object.keys(errors).length > 0 });
  useLayoutEffect(() => {
    if (!form.current || opened) return;
    const typed = readTyped(form.current);
    dispatch({ type: 'typed', ...typed });
    setTyping(typed.step !== null);
  }, [dispatch, opened]);

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
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (state.step === 3) void donation.submit();
    else donation.next();
  };
  const startAgain = () => {
    kept.forget();
    donation.startAgain();
  };
  const cancel = () => {
    startAgain();
    onCancel();
  };
  // The button goes with the notice that it stands in.
  const again = () => {
    startAgain();
    headings.step.current?.focus();
  };
  return (
    <>
      {donation.message && (
        <Notice tone="bad">
          <T as="p" said={donation.message} />
        </Notice>
      )}
      <form
        ref={form}
        className="form"
        method="post"
        action={pageAddress('/donations#donation-form')}
        encType="multipart/form-data"
        noValidate
        aria-labelledby="form-title"
        onClickCapture={clicks}
        onSubmit={next}
      >
        <SendingKeyField />
        <FormHead step={state.step} hydrated={hydrated} heading={headings.step} />
        <FormParts
          donation={donation}
          hydrated={hydrated}
          answersHeading={headings.answers}
          isKeptSaid={opened}
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
      </form>
    </>
  );
};
