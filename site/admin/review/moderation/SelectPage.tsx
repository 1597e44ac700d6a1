import type { Picked } from './bulk-parts.ts';
import type { Selection } from './useSelection.ts';

export const SelectPage = ({ page, selection }: { page: readonly Picked[]; selection: Selection }) => {
  const selected = page.filter(({ id }) => selection.has(id)).length;
  const all = selected === page.length;
  if (page.length === 0) return null;
  return (
    <label className="pick-page">
      <input
        type="checkbox"
        className="pick"
        aria-keyshortcuts="*"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && !all;
        }}
        onChange={() => (all ? selection.remove(page.map(({ id }) => id)) : selection.add(page))}
      />
      Select all on this page
    </label>
  );
};
