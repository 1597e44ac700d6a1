import { useCallback, useRef, useState } from 'react';

export interface Undoable {
  key: number;
  label: string;
  note?: string | undefined;
  /** True if it stands on the screen with its own Undo button. */
  hasOwnButton?: boolean | undefined;
}

interface PendingAction {
  /** Offers to undo it, unless another action began after it. */
  offer(label: string, undo: () => void, more?: Pick<Undoable, 'note' | 'hasOwnButton'>): void;
  drop(): void;
}

export interface Undo {
  offered: Undoable | null;
  /** Begins an action and ends the offer of an earlier one. */
  begin(): PendingAction;
  /** Undoes the latest action, or a pending one as soon as it is done; false if there is none. */
  undoLatest(): boolean;
  dismiss(): void;
}

interface LatestAction {
  key: number;
  pending: boolean;
  undoWhenDone: boolean;
  /** Null while it is not offered. */
  undo: (() => void) | null;
}

/**
 * Keeps the latest action that can be undone. It is the latest from the moment it begins, not from its answer: answers come
 * late and in any order, and Undo must never mean something older than what the person did last.
 */
export const useUndo = (): Undo => {
  // Not in the state: a key may be pressed after an answer has come and before it is shown.
  const latest = useRef<LatestAction>({ key: 0, pending: false, undoWhenDone: false, undo: null });
  const [offered, setOffered] = useState<Undoable | null>(null);
  const dismiss = useCallback(() => {
    latest.current.undo = null;
    setOffered(null);
  }, []);
  const begin = useCallback((): PendingAction => {
    const action: LatestAction = { key: latest.current.key + 1, pending: true, undoWhenDone: false, undo: null };
    latest.current = action;
    setOffered(null);
    return {
      offer(label, undo, more) {
        action.pending = false;
        if (action.undoWhenDone) undo();
        else if (action === latest.current) {
          action.undo = undo;
          setOffered({ key: action.key, label, ...more });
        }
      },
      drop() {
        action.pending = false;
      },
    };
  }, []);
  const undoLatest = useCallback(() => {
    const { pending, undo } = latest.current;
    latest.current.undoWhenDone = pending;
    dismiss();
    undo?.();
    return pending || undo !== null;
  }, [dismiss]);
  return { offered, begin, dismiss, undoLatest };
};
