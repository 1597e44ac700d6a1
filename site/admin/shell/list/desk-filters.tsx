import { agesInDays } from '#contract/moderation/desk-filters.ts';
import type { Colleague } from '../../review/assignment/useColleagues.ts';
import type { Chip } from './FilterChips.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import type { PageParams } from './usePageParams.ts';

export interface DeskFilters {
  assigned: string;
  olderThan: string;
}

export const deskFiltersIn = (params: Pick<PageParams, 'get'>): DeskFilters => ({
  assigned: params.get('assigned'),
  olderThan: params.get('olderThan'),
});

const ageLabel = (days: string): string => (days === '1' ? 'Older than a day' : `Older than ${days} days`);
const ages = agesInDays.map((days) => [days, ageLabel(days)] as const);

const peopleOf = (colleagues: readonly Colleague[]) =>
  [['me', 'Mine'], ['nobody', 'Nobody’s'], ...colleagues.map(({ id, label }) => [id, label] as const)] as const;

export const deskChips = (
  { assigned, olderThan }: DeskFilters,
  colleagues: readonly Colleague[],
): Chip<keyof DeskFilters>[] => [
  ...peopleOf(colleagues)
    .filter(([key]) => key === assigned)
    .map(([, label]) => ({ name: 'assigned', label }) as const),
  ...ages.filter(([days]) => days === olderThan).map(([, label]) => ({ name: 'olderThan', label }) as const),
];

interface DeskFilterSelectsProps {
  filters: DeskFilters;
  colleagues: readonly Colleague[];
  onFilter(change: Partial<DeskFilters>): void;
}

export const DeskFilterSelects = ({ filters, colleagues, onFilter }: DeskFilterSelectsProps) => (
  <>
    <FilterSelect
      label="Assigned to"
      all="Anybody’s"
      value={filters.assigned}
      options={peopleOf(colleagues)}
      onChange={(assigned) => onFilter({ assigned })}
    />
    <FilterSelect
      label="Age"
      all="Any age"
      value={filters.olderThan}
      options={ages}
      onChange={(olderThan) => onFilter({ olderThan })}
    />
  </>
);
