import { type KeyboardEvent, useState } from 'react';
import { lacksReason, REJECT_REASON_REQUIRED } from '#contract/moderation/moderation.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import { chooseByNumber, type Reason, withReason } from '../reasons/reasons.ts';

const NOTES_MAX = 2000;

export const useNotesField = (notes: string, onWrite: (notes: string) => void) => {
  const say = useAlert();
  const [error, setError] = useState('');
  const write = (text: string) => {
    onWrite(text.slice(0, NOTES_MAX));
    setError('');
  };
  return {
    field: {
      value: notes,
      error,
      maxLength: NOTES_MAX,
      onChange: ({ target }: { target: { value: string } }) => write(target.value),
    },
    addReason: (reason: string) => write(withReason(notes, reason)),
    chooseByNumber(event: KeyboardEvent, reasons: readonly Reason[]) {
      if (chooseByNumber(event, { reasons, written: [notes], onChoose: write })) event.preventDefault();
    },
    /** Calls `send` only if there are notes, or words for the donor. */
    requireReason(send: () => void, reasonForDonor = '') {
      if (!lacksReason({ adminNotes: notes.trim(), reasonForDonor: reasonForDonor.trim() })) return send();
      setError(REJECT_REASON_REQUIRED);
      say(REJECT_REASON_REQUIRED);
    },
  };
};
