import { useId } from 'react';
import { SearchField } from '../SearchField.tsx';

interface MediaFiltersProps {
  q: string;
  missing: boolean;
  onFilter(change: Record<string, string>): void;
}

/** Search, and the pictures that still need words. */
export const MediaFilters = ({ q, missing, onFilter }: MediaFiltersProps) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that staff use knows <search>
    <div className="filters filters--two" role="search">
      <SearchField label="Search places and alternative text" value={q} onSearch={(text) => onFilter({ q: text })} />
      <div>
        <label className="sr" htmlFor={id}>
          Which pictures
        </label>
        <select
          className="input"
          id={id}
          value={missing ? 'missing' : ''}
          onChange={(event) => onFilter({ missing: event.target.value })}
        >
          <option value="">All pictures</option>
          <option value="missing">Without alternative text</option>
        </select>
      </div>
    </div>
  );
};
