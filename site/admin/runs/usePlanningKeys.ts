import type { Shortcut } from '../shortcuts/ShortcutList.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

/** What the keys of the board do. */
export const planningShortcuts: readonly Shortcut[] = [
  { does: 'Select an offer', keys: ['Tab', 'Enter'] },
  { does: 'Put what is selected on a day', keys: ['M', '1–6'] },
  { does: 'Offer days', keys: ['O'] },
  { does: 'Undo', keys: ['U'] },
  { does: 'Select nothing', keys: ['Esc'] },
];

interface PlanningKeys {
  hasSelection: boolean;
  /** True after M: the next number is a day. */
  moving: boolean;
  onMoving: () => void;
  onDay: (number: number) => void;
  onOffer: () => void;
  /** Null while there is nothing to undo. */
  onUndo: (() => void) | null;
  /** Null while there is nothing to clear: Esc is then left to others, such as the tour. */
  onClear: (() => void) | null;
  onKeys: () => void;
}

const DAYS = [1, 2, 3, 4, 5, 6];

/** The single keys of the board; the question mark lists them, also while they are switched off. */
export const usePlanningKeys = (planning: PlanningKeys, on: boolean): void => {
  const { hasSelection, moving, onMoving, onDay, onOffer, onUndo, onClear, onKeys } = planning;
  const days = DAYS.map((day) => [String(day), () => (moving && hasSelection ? onDay(day) : false)]);
  useShortcuts(
    {
      ...Object.fromEntries(days),
      m: () => (hasSelection ? onMoving() : false),
      o: () => (hasSelection ? onOffer() : false),
      u: () => (onUndo ? onUndo() : false),
      escape: () => (onClear ? onClear() : false),
    },
    on,
  );
  useShortcuts({ '?': onKeys }, true);
};
