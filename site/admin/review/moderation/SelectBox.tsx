import type { Picked } from './bulk-parts.ts';
import type { Selection } from './useSelection.ts';

interface SelectBoxProps {
  picked: Picked;
  page: readonly Picked[];
  selection: Selection;
}

/** Selects a record; with the shift key, everything from the one chosen before. */
export const SelectBox = ({ picked: { id, name }, page, selection }: SelectBoxProps) => (
  <input
    type="checkbox"
    className="pick"
    aria-label={`Select ${name}`}
    aria-keyshortcuts="x"
    checked={selection.has(id)}
    onChange={({ nativeEvent }) =>
      selection.choose(page, id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
    }
  />
);
