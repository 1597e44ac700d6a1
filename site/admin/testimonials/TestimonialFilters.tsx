import { type TestimonialStatus, testimonialStatuses } from '#contract/testimonials.ts';
import { FilterRow } from '../list/FilterRow.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { statusVariants } from './status-variants.ts';

export type TabName = 'pending' | 'all';

export interface Filters {
  q: string;
  status: TestimonialStatus | '';
}

interface TestimonialFiltersProps {
  tab: TabName;
  filters: Filters;
  onFilter(change: Partial<Filters>): void;
}

const statuses = testimonialStatuses.map((status) => [status, statusVariants[status].label] as const);

/** Search over names, texts and notes; among all testimonials by status too. */
export const TestimonialFilters = ({ tab, filters, onFilter }: TestimonialFiltersProps) => (
  <FilterRow shape="two" label="Search names, texts and notes" value={filters.q} onSearch={(q) => onFilter({ q })}>
    {tab === 'all' && (
      <FilterSelect
        label="Status"
        all="Every status"
        value={filters.status}
        options={statuses}
        onChange={(chosen) => onFilter({ status: testimonialStatuses.find((status) => status === chosen) ?? '' })}
      />
    )}
  </FilterRow>
);
