import { useState } from 'react';
import { REJECT_REASON_REQUIRED } from '#contract/testimonials.ts';
import { useAlert } from '../../ui/Alert.tsx';

/** The notes to a decision. Rejecting needs them: without, an alert says so and `reject` is not called. */
export const useReviewNotes = (reject: (adminNotes: string) => void) => {
  const say = useAlert();
  const [notes, setNotes] = useState('');
  const [error, setError] = useState('');
  return {
    field: {
      value: notes,
      error,
      maxLength: 2000,
      onChange: ({ target }: { target: { value: string } }) => {
        setNotes(target.value);
        setError('');
      },
    },
    notes: notes.trim(),
    reject: () => {
      if (notes.trim() !== '') return reject(notes.trim());
      setError(REJECT_REASON_REQUIRED);
      say(REJECT_REASON_REQUIRED);
    },
  };
};
