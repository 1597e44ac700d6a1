import { FilterRow } from '../list/FilterRow.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';

interface MediaFiltersProps {
  q: string;
  missing: boolean;
  onFilter(change: Record<string, string>): void;
}

export const MediaFilters = ({ q, missing, onFilter }: MediaFiltersProps) => (
  <FilterRow
    shape="two"
    label="Search places and alternative text"
    value={q}
    onSearch={(text) => onFilter({ q: text })}
  >
    <FilterSelect
      label="Which pictures"
      all="All pictures"
      value={missing ? 'missing' : ''}
      options={[['missing', 'Without alternative text']]}
      onChange={(value) => onFilter({ missing: value })}
    />
  </FilterRow>
);
