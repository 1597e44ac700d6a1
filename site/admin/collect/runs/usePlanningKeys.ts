import type { Shortcut } from '../../shell/shortcuts/ShortcutList.tsx';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';

export const planningShortcuts: readonly Shortcut[] = [
  { does: 'Next, previous', keys: ['J', 'K'] },
  { does: 'Next, previous area', keys: ['⇧ J', '⇧ K'] },
  { does: 'Select an offer, or all of an area', keys: ['X'] },
  { does: 'Put what is selected on the run that it fits best', keys: ['P'] },
  { does: 'Put what is selected on a day, or make a run there', keys: ['M', '1–7'] },
  { does: 'Offer days', keys: ['O'] },
  { does: 'Undo', keys: ['U'] },
  { does: 'Select nothing', keys: ['Esc'] },
];

interface PlanningKeys {
  hasSelection: boolean;
  /** True after M, when the next number is a day. */
  moving: boolean;
  onMoving: () => void;
  onDay: (number: number) => void;
  /** Null while nothing is selected. */
  onBest: (() => void) | null;
  onOffer: () => void;
  /** Null while there is nothing to undo. */
  onUndo: (() => void) | null;
  /** Null while there is nothing to clear: Esc is then left to others, such as the tour. */
  onClear: (() => void) | null;
  onKeys: () => void;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** The question mark lists the keys even while they are switched off. */
export const usePlanningKeys = (planning: PlanningKeys, on: boolean): void => {
  const { hasSelection, moving, onMoving, onDay, onBest, onOffer, onUndo, onClear, onKeys } = planning;
  const days = DAYS.map((day) => [String(day), () => (moving && hasSelection ? onDay(day) : false)]);
  useShortcuts(
    {
      ...Object.fromEntries(days),
      m: () => (hasSelection ? onMoving() : false),
      p: () => (onBest ? onBest() : false),
      o: () => (hasSelection ? onOffer() : false),
      u: () => (onUndo ? onUndo() : false),
      escape: () => (onClear ? onClear() : false),
    },
    on,
  );
  useShortcuts({ '?': onKeys }, true);
};
