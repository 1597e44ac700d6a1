import { type Undo, useUndo } from '../undo/useUndo.ts';
import { type BulkApproval, useBulkApproval } from './useBulkApproval.ts';
import { type Drafts, useDrafts } from './useDrafts.ts';
import { type Moderation, useModeration } from './useModeration.ts';
import { type TakeBack, useTakeBack } from './useTakeBack.ts';

/** Everything that can be done with testimonials, and how it is taken back. It outlives the page of the list. */
export interface Desk {
  undo: Undo;
  takeBack: TakeBack;
  drafts: Drafts;
  moderation: Moderation;
  bulk: BulkApproval;
}

export const useDesk = (): Desk => {
  const undo = useUndo();
  const takeBack = useTakeBack();
  const drafts = useDrafts();
  return {
    undo,
    takeBack,
    drafts,
    moderation: useModeration(undo, takeBack, drafts),
    bulk: useBulkApproval(undo, takeBack),
  };
};
