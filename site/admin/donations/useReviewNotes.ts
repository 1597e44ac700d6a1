import { useState } from 'react';
import { REJECT_REASON_REQUIRED } from '#contract/moderation.ts';
import { useAlert } from '../../ui/Alert.tsx';
import { withReason } from '../reasons/ReasonButtons.tsx';
import type { NoteDrafts } from './useNoteDrafts.ts';

const NOTES_MAX = 2000;

/**
 * The notes to a decision about an item, kept as a draft until it is made. Rejecting needs them: without, an alert says so
 * and `reject` is not called.
 */
export const useReviewNotes = (id: string, drafts: NoteDrafts, reject: (adminNotes: string) => void) => {
  const say = useAlert();
  const [error, setError] = useState('');
  const notes = drafts.of(id);
  const write = (text: string) => {
    drafts.write(id, text.slice(0, NOTES_MAX));
    setError('');
  };
  return {
    field: {
      value: notes,
      error,
      maxLength: NOTES_MAX,
      onChange: ({ target }: { target: { value: string } }) => write(target.value),
    },
    notes: notes.trim(),
    addReason: (reason: string) => write(withReason(notes, reason)),
    reject: () => {
      if (notes.trim() !== '') return reject(notes.trim());
      setError(REJECT_REASON_REQUIRED);
      say(REJECT_REASON_REQUIRED);
    },
  };
};
