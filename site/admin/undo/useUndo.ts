import { useCallback, useRef, useState } from 'react';

/** Something that was just done and can be taken back. */
export interface Undoable {
  key: number;
  said: string;
  undo(): void;
}

/** Something that is just being done. */
export interface Begun {
  /** It is done: offers to take it back, unless something else was begun after it. */
  offer(said: string, undo: () => void): void;
  /** It came to nothing. */
  drop(): void;
}

export interface Undo {
  offered: Undoable | null;
  /** Begins something that can be taken back: an earlier offer ends. */
  begin(): Begun;
  /** Takes back what was begun last; while it is still being done, as soon as it is done. False when there is nothing. */
  take(): boolean;
  dismiss(): void;
}

/**
 * Keeps the latest thing that can be taken back. Answers may come late and in any order: the latest is what the person did
 * last, so that taking back never means something older than what they have just seen happen.
 */
export const useUndo = (): Undo => {
  const latest = useRef({ key: 0, underWay: false, wantedBack: false });
  const [offered, setOffered] = useState<Undoable | null>(null);
  const dismiss = useCallback(() => setOffered(null), []);
  const begin = useCallback((): Begun => {
    const begun = { key: latest.current.key + 1, underWay: true, wantedBack: false };
    latest.current = begun;
    setOffered(null);
    return {
      offer(said, undo) {
        begun.underWay = false;
        if (begun.wantedBack) undo();
        else if (begun === latest.current) setOffered({ key: begun.key, said, undo });
      },
      drop() {
        begun.underWay = false;
      },
    };
  }, []);
  return {
    offered,
    begin,
    dismiss,
    take: () => {
      const begun = latest.current;
      begun.wantedBack = begun.underWay;
      setOffered(null);
      offered?.undo();
      return offered !== null || begun.underWay;
    },
  };
};
