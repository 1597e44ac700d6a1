import type { LanguagePart } from '#contract/languages/language-words.ts';
import { FilterRow } from '../../list/FilterRow.tsx';
import { FilterSelect } from '../../list/FilterSelect.tsx';
import { stateFilters, type WordFilter } from './word-filter.ts';

interface WordFiltersProps {
  filter: WordFilter;
  parts: readonly LanguagePart[];
  onFilter(filter: WordFilter): void;
}

export const WordFilters = ({ filter, parts, onFilter }: WordFiltersProps) => (
  <FilterRow label="Search the sentences" value={filter.text} onSearch={(text) => onFilter({ ...filter, text })}>
    <FilterSelect
      label="State"
      all="Checked or not"
      value={filter.state}
      options={stateFilters}
      onChange={(chosen) => onFilter({ ...filter, state: stateFilters.find(([state]) => state === chosen)?.[0] ?? '' })}
    />
    <FilterSelect
      label="Where it stands"
      all="Everywhere"
      value={filter.part}
      options={parts.map(({ part, label }) => [part, label])}
      onChange={(part) => onFilter({ ...filter, part })}
    />
  </FilterRow>
);
