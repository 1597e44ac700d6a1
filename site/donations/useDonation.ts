import { type Dispatch, useMemo, useReducer, useState } from 'react';
import { SUBMIT_FAILED, WHY_REQUIRED } from '#contract/donations/donations.ts';
import { formFieldOf } from '#contract/donations/other-things.ts';
import { offerItems, readWhatWeTake } from '#contract/donations/public-calls.ts';
import { ApiError, isConflict, sentenceOf } from '../client/api-error.ts';
import { withKey } from '../client/idempotency-key.ts';
import { useAnswer } from '../client/PageAnswersContext.tsx';
import { usePlatform } from '../client/PlatformContext.tsx';
import { pageKey } from '../client/page-answers.ts';
import { send } from '../client/send.ts';
import { createPhotoUpload, type UploadPhoto } from '../client/upload.ts';
import { useAlert } from '../ui/Alert.tsx';
import { useSendingKey } from '../ui/useSendingKey.ts';
import { isOffline, useSendWhenOnline } from '../ui/useSendWhenOnline.ts';
import { type DonationAction, type DonationState, donationReducer, startDonation } from './donation-form-state.ts';
import {
  type DonationErrors,
  type DonationValues,
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

const fieldErrors = (problem: unknown): DonationErrors => {
  const fields = Object.entries((problem instanceof ApiError && problem.problem?.fields) || {});
  return pickFields(Object.fromEntries(fields.map(([path, said]) => [formFieldOf(path), said])));
};

export interface Donation {
  state: DonationState;
  dispatch: Dispatch<DonationAction>;
  sending: PhotoSending;
  again: ReturnType<typeof useSendWhenOnline>;
  message: string;
  refusal: string;
  /** True while the overlay is on its way; null if it is closed, not wanted or did not arrive. */
  thanks: typeof SuccessOverlay | true | null;
  closeThanks: () => void;
  next: () => void;
  submit: () => Promise<void>;
  startAgain: () => void;
}

export const useDonation = (
  given: { values: Partial<DonationValues>; errors: DonationErrors; message: string },
  { upload, onSent }: { upload?: UploadPhoto | undefined; onSent?: (() => void) | undefined } = {},
): Donation => {
  const platform = usePlatform();
  const say = useAlert();
  const key = useSendingKey('donation');
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
    try {
      const headers = withKey(key.get());
      const created = await send(platform, offerItems, { body: toSubmission(values) }, { headers });
      key.renew();
      again.setOffline(false);
      dispatch({ type: 'sent', created });
      onSent?.();
      // The offer counts without its photos: nobody waits for them to be thanked.
      if (created.helplines === undefined) {
        setThanks(true);
        void overlay.then((loaded) => setThanks((before: Donation['thanks']) => before && loaded));
      }
      void sending.sendAll(created.id, photos);
    } catch (problem) {
      console.warn('The offer was not taken.', problem);
      const errors = fieldErrors(problem);
      key.refused(problem);
      again.setOffline(isOffline(problem));
      dispatch({ type: 'failed', errors });
      if (Object.keys(errors).length > 0) return;
      setRefusal(sentenceOf(problem, ''));
      say(isConflict(problem) ? sentenceOf(problem, SUBMIT_FAILED) : SUBMIT_FAILED);
    }
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
  const again = useSendWhenOnline(() => void submit(), [state.values, state.photos]);
  return {
    state,
    dispatch,
    sending,
    again,
    message,
    refusal,
    thanks,
    closeThanks: () => setThanks(null),
    next() {
      const isComplete = Object.keys(stepErrors(state.step, state.values)).length === 0;
      if (state.step !== 2 || !isComplete || !asksWhy()) dispatch({ type: 'next' });
    },
    submit,
    startAgain() {
      key.renew();
      setThanks(null);
      forget();
      again.setOffline(false);
      sending.clear();
      dispatch({ type: 'reset' });
    },
  };
};
