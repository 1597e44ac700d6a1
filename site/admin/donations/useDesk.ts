import { useState } from 'react';
import type { DonationItem } from '#contract/donation-desk.ts';
import type { DonationStatus } from '#contract/donations.ts';
import { type Undo, useUndo } from '../undo/useUndo.ts';
import { useDonationSteps } from './useDonationSteps.ts';
import { type NoteDrafts, useNoteDrafts } from './useNoteDrafts.ts';
import { useOpenItem } from './useOpenItem.ts';

/** What is asked about an item just now. */
type Question = { about: 'reject' | 'delete'; item: DonationItem };

export interface Desk {
  undo: Undo;
  question: Question | null;
  /** The id of the item whose details are open; empty for none. */
  open: string;
  view(id: string): void;
  drafts: NoteDrafts;
  /** Takes a step; a rejection without notes asks for them first. */
  take(item: DonationItem, to: DonationStatus, adminNotes?: string): void;
  askDelete(item: DonationItem): void;
  /** Takes the question away. */
  drop(): void;
}

/** Steps with donation items, the details and the questions before them, and the way back. */
export const useDesk = (): Desk => {
  const undo = useUndo();
  const drafts = useNoteDrafts();
  const [open, view] = useOpenItem();
  const [question, setQuestion] = useState<Question | null>(null);
  const step = useDonationSteps(undo, {
    onTaken: ({ item, adminNotes }) => {
      if (adminNotes !== '') drafts.write(item.id, '');
    },
    // What was typed comes back with the question that it answered.
    onRefused: ({ item, to, adminNotes }) => {
      if (adminNotes !== '' && to === 'rejected') setQuestion((now) => now ?? { about: 'reject', item });
      else if (adminNotes !== '') view(item.id);
    },
  });
  return {
    undo,
    question,
    open,
    view,
    drafts,
    take(item, to, adminNotes = '') {
      if (to === 'rejected' && adminNotes === '') return setQuestion({ about: 'reject', item });
      setQuestion(null);
      view('');
      step(item, to, adminNotes);
    },
    askDelete: (item) => setQuestion({ about: 'delete', item }),
    drop: () => setQuestion(null),
  };
};
