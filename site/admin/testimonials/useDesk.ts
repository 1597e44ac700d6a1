import { type Undo, useUndo } from '../undo/useUndo.ts';
import { type BulkApproval, useBulkApproval } from './useBulkApproval.ts';
import { type Moderation, useModeration } from './useModeration.ts';
import { type TakeBack, useTakeBack } from './useTakeBack.ts';

/** Everything that can be done with testimonials, and how it is taken back. It outlives the page of the list. */
export interface Desk {
  undo: Undo;
  takeBack: TakeBack;
  moderation: Moderation;
  bulk: BulkApproval;
}

export const useDesk = (): Desk => {
  const undo = useUndo();
  const takeBack = useTakeBack();
  return { undo, takeBack, moderation: useModeration(undo, takeBack), bulk: useBulkApproval(undo, takeBack) };
};
