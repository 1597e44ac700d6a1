import { FilterRow } from '../../list/FilterRow.tsx';
import { FilterSelect } from '../../list/FilterSelect.tsx';
import { partLabels } from './language-labels.ts';
import type { WordFilter } from './word-filter.ts';

const states = [
  ['open', 'Missing or not checked'],
  ['checked', 'Checked'],
] as const;
const parts = Object.entries(partLabels);

/** Finds sentences by their words, by where they stand, and by what is still to be done. */
export const WordFilters = ({ filter, onFilter }: { filter: WordFilter; onFilter(filter: WordFilter): void }) => (
  <FilterRow label="Search the sentences" value={filter.text} onSearch={(text) => onFilter({ ...filter, text })}>
    <FilterSelect
      label="State"
      all="Checked or not"
      value={filter.state}
      options={states}
      onChange={(state) => onFilter({ ...filter, state })}
    />
    <FilterSelect
      label="Where it stands"
      all="Everywhere"
      value={filter.part}
      options={parts}
      onChange={(part) => onFilter({ ...filter, part })}
    />
  </FilterRow>
);
