import { useCallback, useRef, useState } from 'react';

/** Something that was just done and can be taken back. */
export interface Undoable {
  key: number;
  said: string;
  undo(): void;
}

export interface Undo {
  offered: Undoable | null;
  /** Offers to take back what was just done; an earlier offer ends. */
  offer(said: string, undo: () => void): void;
  /** Takes it back, when something is offered. */
  take(): void;
  dismiss(): void;
}

/** Keeps the latest thing that can be taken back. */
export const useUndo = (): Undo => {
  const count = useRef(0);
  const [offered, setOffered] = useState<Undoable | null>(null);
  const offer = useCallback((said: string, undo: () => void) => {
    count.current += 1;
    setOffered({ key: count.current, said, undo });
  }, []);
  const dismiss = useCallback(() => setOffered(null), []);
  return {
    offered,
    offer,
    dismiss,
    take: () => {
      setOffered(null);
      offered?.undo();
    },
  };
};
