import { useCallback, useRef, useState } from 'react';

/** Something that was just done and can be undone. */
export interface Undoable {
  key: number;
  /** What was done, such as "Approved: Maura Cullen". */
  label: string;
  /** What follows unless it is undone. */
  note?: string | undefined;
  /** True where it stands on the screen with its own button to undo it. */
  isSaid?: boolean | undefined;
}

/** An action that has been sent and is not answered yet. */
interface PendingAction {
  /** It was done: offers to undo it, unless another action began after it. */
  offer(label: string, undo: () => void, more?: Pick<Undoable, 'note' | 'isSaid'>): void;
  /** It failed, or cannot be undone. */
  drop(): void;
}

export interface Undo {
  offered: Undoable | null;
  /** Begins an action; the offer of an earlier one ends. */
  begin(): PendingAction;
  /** Undoes the latest action; while that is pending, as soon as it is done. False when there is none. */
  undoLatest(): boolean;
  dismiss(): void;
}

interface LatestAction {
  key: number;
  pending: boolean;
  undoWhenDone: boolean;
  /** While it is offered. */
  undo: (() => void) | null;
}

/**
 * Keeps the latest action that can be undone. It is the latest from the moment it begins, not from its answer: answers come
 * late and in any order, and "undo" must never mean something older than what the person did last.
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
