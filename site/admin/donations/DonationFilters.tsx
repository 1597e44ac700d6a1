import type { ReactNode } from 'react';
import { categoryKeys, conditionKeys, donationCategories, donationConditions } from '#contract/donations.ts';
import { type Chip, FilterChips } from '../list/FilterChips.tsx';
import { FilterRow } from '../list/FilterRow.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import type { PageParams } from '../list/usePageParams.ts';

export interface Filters {
  q: string;
  category: string;
  condition: string;
}

/** The filters as they stand in the address. */
export const filtersIn = (params: PageParams): Filters => ({
  q: params.get('q'),
  category: params.get('category'),
  condition: params.get('condition'),
});

const categories = categoryKeys.map((key) => [key, donationCategories[key]] as const);
const conditions = conditionKeys.map((key) => [key, donationConditions[key].label] as const);

const chipsOf = ({ q, category, condition }: Filters): Chip<keyof Filters>[] => [
  ...(q ? [{ name: 'q', label: `“${q}”` } as const] : []),
  ...categories.filter(([key]) => key === category).map(([, label]) => ({ name: 'category', label }) as const),
  ...conditions.filter(([key]) => key === condition).map(([, label]) => ({ name: 'condition', label }) as const),
];

interface DonationFiltersProps {
  params: PageParams;
  /** How many offers are found, in words. */
  found: string;
  /** Stands beside the number. */
  beside?: ReactNode;
}

/** Search over every field, category and condition; how many are found; and which filters are on. */
export const DonationFilters = ({ params, found, beside }: DonationFiltersProps) => {
  const filters = filtersIn(params);
  const set = (name: keyof Filters) => (value: string) => params.filter({ [name]: value });
  return (
    <>
      <FilterRow label="Search items and people" value={filters.q} onSearch={set('q')}>
        <FilterSelect
          label="Category"
          all="All categories"
          value={filters.category}
          options={categories}
          onChange={set('category')}
        />
        <FilterSelect
          label="Condition"
          all="Any condition"
          value={filters.condition}
          options={conditions}
          onChange={set('condition')}
        />
      </FilterRow>
      <FilterChips
        found={found}
        chips={chipsOf(filters)}
        onRemove={(names) => params.filter(Object.fromEntries(names.map((name) => [name, ''])))}
        beside={beside}
      />
    </>
  );
};
