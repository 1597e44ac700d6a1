import { type Dispatch, useMemo, useReducer, useState } from 'react';
import { SUBMIT_FAILED, WHY_REQUIRED } from '#contract/donations/donations.ts';
import { offerItems, readWhatWeTake } from '#contract/donations/public-calls.ts';
import { isConflict, sentenceOf } from '../client/api-error.ts';
import type { FormDrafts } from '../client/form-drafts.ts';
import { useAnswer } from '../client/PageAnswersContext.tsx';
import { usePlatform } from '../client/PlatformContext.tsx';
import { pageKey } from '../client/page-answers.ts';
import { createPhotoUpload, type UploadPhoto } from '../client/upload.ts';
import { useAlert } from '../ui/Alert.tsx';
import { useVisitorForm } from '../ui/useVisitorForm.ts';
import { hasErrors } from '../ui/visitor-fields.ts';
import { type DonationAction, type DonationState, donationReducer, startDonation } from './donation-form-state.ts';
import {
  DONATION_FORM,
  type DonationErrors,
  type DonationValues,
  formErrors,
  pickFields,
  stepErrors,
  toSubmission,
  unexplained,
} from './donation-values.ts';
import type { SuccessOverlay } from './SuccessOverlay.tsx';
import { type PhotoSending, usePhotoUploads } from './usePhotoUploads.ts';

/** Loaded on demand, as nobody needs it before something is sent; if it does not arrive, the page behind it says the same. */
const loadOverlay = () =>
  import('./SuccessOverlay.tsx').then(
    (loaded) => loaded.SuccessOverlay,
    () => null,
  );

export interface Donation {
  state: DonationState;
  dispatch: Dispatch<DonationAction>;
  sending: PhotoSending;
  again: ReturnType<typeof useVisitorForm>['again'];
  /** True once the device has been asked for a draft. */
  ready: boolean;
  message: string;
  refusal: string;
  /** True while the overlay is on its way; null if it is closed, not wanted or did not arrive. */
  thanks: typeof SuccessOverlay | true | null;
  closeThanks: () => void;
  next: () => void;
  submit: () => Promise<void>;
  startAgain: () => void;
}

interface DonationOptions {
  drafts?: FormDrafts | undefined;
  upload?: UploadPhoto | undefined;
  onSent?: (() => void) | undefined;
}

export const useDonation = (
  given: { values: Partial<DonationValues>; errors: DonationErrors; message: string },
  { drafts, upload, onSent }: DonationOptions,
): Donation => {
  const platform = usePlatform();
  const say = useAlert();
  const [state, dispatch] = useReducer(donationReducer, given, ({ values, errors }) => startDonation(values, errors));
  const sending = usePhotoUploads(useMemo(() => upload ?? createPhotoUpload(platform), [upload, platform]));
  const items = useAnswer(pageKey(readWhatWeTake, {})).data?.items ?? [];
  const [thanks, setThanks] = useState<Donation['thanks']>(null);
  const [message, setMessage] = useState(given.message);
  const [refusal, setRefusal] = useState('');
  const forget = () => {
    setMessage('');
    setRefusal('');
  };

  const offer = async ({ values, photos }: DonationState) => {
    const overlay = loadOverlay();
    const { answer: created, problem, fields } = await form.send(() => ({ body: toSubmission(values) }));
    if (!created) {
      const errors = formErrors(fields);
      dispatch({ type: 'failed', errors });
      if (hasErrors(errors)) return;
      setRefusal(sentenceOf(problem, ''));
      say(isConflict(problem) ? sentenceOf(problem, SUBMIT_FAILED) : SUBMIT_FAILED);
      return;
    }
    dispatch({ type: 'sent', created });
    onSent?.();
    // The offer counts without its photos: nobody waits for them to be thanked.
    if (created.helplines === undefined) {
      setThanks(true);
      void overlay.then((loaded) => setThanks((before: Donation['thanks']) => before && loaded));
    }
    void sending.sendAll(created.id, photos);
  };
  const asksWhy = () => {
    const asks = unexplained(state.values, items);
    if (asks) dispatch({ type: 'failed', errors: { whyAllTheSame: WHY_REQUIRED } });
    return asks;
  };
  const submit = async () => {
    if (asksWhy()) return;
    const next = donationReducer(state, { type: 'submit' });
    dispatch({ type: 'submit' });
    forget();
    if (state.phase === 'filling' && next.phase === 'sending') await offer(next);
  };
  const { values, photos, phase } = state;
  const form = useVisitorForm({
    name: DONATION_FORM,
    call: offerItems,
    drafts,
    fields: values,
    files: photos,
    restore: ({ fields, files }) => dispatch({ type: 'restore', values: pickFields(fields), photos: files }),
    isSent: phase === 'sent',
    submit: () => void submit(),
  });
  return {
    state,
    dispatch,
    sending,
    again: form.again,
    ready: form.ready,
    message,
    refusal,
    thanks,
    closeThanks: () => setThanks(null),
    next() {
      const isComplete = !hasErrors(stepErrors(state.step, state.values));
      if (state.step !== 2 || !isComplete || !asksWhy()) dispatch({ type: 'next' });
    },
    submit,
    startAgain() {
      form.startAgain();
      setThanks(null);
      forget();
      sending.clear();
      dispatch({ type: 'reset' });
    },
  };
};
