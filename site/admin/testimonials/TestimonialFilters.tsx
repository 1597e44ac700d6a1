import { useId } from 'react';
import { type TestimonialStatus, testimonialStatuses } from '#contract/testimonials.ts';
import { SearchField } from '../SearchField.tsx';
import { statusLooks } from './status-looks.ts';
import type { TabName } from './TestimonialTabs.tsx';

export interface Filters {
  q: string;
  status: TestimonialStatus | '';
}

interface TestimonialFiltersProps {
  tab: TabName;
  filters: Filters;
  onFilter(change: Partial<Filters>): void;
}

const StatusSelect = ({ value, onChange }: { value: string; onChange: (status: TestimonialStatus | '') => void }) => {
  const id = useId();
  return (
    <div>
      <label className="sr" htmlFor={id}>
        Status
      </label>
      <select
        className="input"
        id={id}
        value={value}
        onChange={({ target }) => onChange(testimonialStatuses.find((status) => status === target.value) ?? '')}
      >
        <option value="">Every status</option>
        {testimonialStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLooks[status].label}
          </option>
        ))}
      </select>
    </div>
  );
};

/** Search over names, texts and notes; among all testimonials by status too. */
export const TestimonialFilters = ({ tab, filters, onFilter }: TestimonialFiltersProps) => (
  // biome-ignore lint/a11y/useSemanticElements: not every browser that staff use knows <search>
  <div className="filters filters--two" role="search">
    <SearchField label="Search names, texts and notes" value={filters.q} onSearch={(q) => onFilter({ q })} />
    {tab === 'all' && <StatusSelect value={filters.status} onChange={(status) => onFilter({ status })} />}
  </div>
);
