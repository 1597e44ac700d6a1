import { useState } from 'react';
import type { DonationItem, DonationStatus } from '#contract/donations.ts';
import type { Undo } from '../undo/useUndo.ts';
import { useDonationSteps } from './useDonationSteps.ts';

/** What is asked about an item just now. */
type Question = { about: 'reject' | 'delete'; item: DonationItem };

export interface Desk {
  question: Question | null;
  /** Takes a step; a rejection without notes asks for them first. */
  take(item: DonationItem, to: DonationStatus, adminNotes?: string): void;
  askDelete(item: DonationItem): void;
  /** Takes the question away. */
  drop(): void;
}

/** Steps with donation items and the questions before them. `onTaken` is called with every step. */
export const useDesk = (undo: Undo, onTaken: () => void): Desk => {
  const step = useDonationSteps(undo);
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    question,
    take(item, to, adminNotes = '') {
      if (to === 'rejected' && adminNotes === '') return setQuestion({ about: 'reject', item });
      setQuestion(null);
      onTaken();
      step(item, to, adminNotes);
    },
    askDelete: (item) => setQuestion({ about: 'delete', item }),
    drop: () => setQuestion(null),
  };
};
