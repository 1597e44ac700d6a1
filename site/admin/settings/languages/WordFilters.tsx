import { wordGroups } from '#contract/pages/page-words.ts';
import { FilterRow } from '../../list/FilterRow.tsx';
import { FilterSelect } from '../../list/FilterSelect.tsx';
import { groupLabels } from './language-labels.ts';
import type { WordFilter } from './word-filter.ts';

const states = [
  ['open', 'Missing or not checked'],
  ['checked', 'Checked'],
] as const;
const groups = wordGroups.map((group) => [group, groupLabels[group]] as const);

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
      value={filter.group}
      options={groups}
      onChange={(group) => onFilter({ ...filter, group })}
    />
  </FilterRow>
);
