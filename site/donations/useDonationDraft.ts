import { type Dispatch, useEffect, useState } from 'react';
import type { FormDrafts } from '../client/form-drafts.ts';
import type { DonationAction, DonationState } from './donation-form-state.ts';
import { pickFields } from './donation-values.ts';

/**
 * Restores what was written earlier on this device and keeps what is being written until it is sent.
 * @returns true once the device has been asked.
 */
export const useDonationDraft = (
  state: DonationState,
  dispatch: Dispatch<DonationAction>,
  drafts: FormDrafts,
): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    void drafts.read().then((draft) => {
      if (gone) return;
      if (draft) dispatch({ type: 'restore', values: pickFields(draft.fields), photos: draft.files });
      setReady(true);
    });
    return () => {
      gone = true;
    };
  }, [drafts, dispatch]);
  const { values, photos, phase } = state;
  const open = ready && phase !== 'sent';
  useEffect(() => {
    if (open) drafts.keepFields(pickFields({ ...values, website: '' }));
  }, [open, values, drafts]);
  useEffect(() => {
    if (open) drafts.keepFiles(photos);
  }, [open, photos, drafts]);
  useEffect(() => {
    if (phase === 'sent') drafts.forget();
  }, [phase, drafts]);
  return ready;
};
