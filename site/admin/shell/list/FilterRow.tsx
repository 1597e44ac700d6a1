import { classNames } from '../../../ui/class-names.ts';
import type { Elements } from '../../../ui/elements.ts';
import { SearchField } from '../../../ui/SearchField.tsx';

interface FilterRowProps {
  label: string;
  value: string;
  onSearch(text: string): void;
  /** Number of other filters: none, one, three, or five with dates; two if omitted. */
  shape?: 'alone' | 'two' | 'three' | 'audit';
  children?: Elements;
}

export const FilterRow = ({ label, value, onSearch, shape, children }: FilterRowProps) => (
  // biome-ignore lint/a11y/useSemanticElements: not every browser that staff use knows <search>
  <div className={shape === 'alone' ? undefined : classNames('filters', shape && `filters--${shape}`)} role="search">
    <SearchField label={label} value={value} onSearch={onSearch} />
    {children}
  </div>
);
