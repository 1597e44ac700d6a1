import type { ListOrder } from '#contract/calls/paging.ts';
import { type ReviewReason, reviewReasonKinds } from '#contract/review/review.ts';
import { type TestimonialStatus, testimonialStatuses } from '#contract/testimonials/testimonials.ts';
import { DeskFilterSelects, type DeskFilters, deskChips, deskFiltersIn } from '../../shell/list/desk-filters.tsx';
import { FilterChips } from '../../shell/list/FilterChips.tsx';
import { FilterRow } from '../../shell/list/FilterRow.tsx';
import { FilterSelect } from '../../shell/list/FilterSelect.tsx';
import { MoreFilters } from '../../shell/list/MoreFilters.tsx';
import { OrderSelect, orderIn } from '../../shell/list/OrderSelect.tsx';
import type { PageParams } from '../../shell/list/usePageParams.ts';
import { useColleagues } from '../assignment/useColleagues.ts';
import { statusVariants } from './status-variants.ts';

export type TabName = 'pending' | 'all';

export interface Filters extends DeskFilters {
  q: string;
  status: TestimonialStatus | '';
  reason: string;
  sort: ListOrder;
}

export const NO_FILTERS = { q: '', status: '', reason: '', assigned: '', olderThan: '' } as const;

export const filtersIn = (params: PageParams, tab: TabName, usual: ListOrder): Filters => ({
  q: params.get('q'),
  status: (tab === 'all' && testimonialStatuses.find((known) => known === params.get('status'))) || '',
  reason: params.get('reason'),
  ...deskFiltersIn(params),
  sort: orderIn(params, usual),
});

const statuses = testimonialStatuses.map((status) => [status, statusVariants[status].label] as const);

const reasonLabels: Record<ReviewReason['kind'], string> = {
  crisis: 'Somebody may be at risk',
  profanity: 'Insults',
  threat: 'Threats',
  person: 'A named person',
  'birth-date': 'A date of birth',
  phone: 'A phone number',
  email: 'An email address',
  'web-address': 'A web address',
  'postal-address': 'A postal address',
  eircode: 'An Eircode',
  ppsn: 'A PPS number',
  iban: 'A bank account',
  account: 'An account number',
  card: 'A card number',
  handle: 'A social media name',
  language: 'Another language',
  tone: 'Its tone',
  spam: 'Advertising',
  duplicate: 'Sent before',
  honeypot: 'Sent by a robot',
};
const reasons = reviewReasonKinds
  .map((kind) => [kind, reasonLabels[kind]] as const)
  .toSorted(([, a], [, b]) => a.localeCompare(b, 'en-IE'));

interface TestimonialFiltersProps {
  tab: TabName;
  filters: Filters;
  usualOrder: ListOrder;
  found: string;
  onFilter(change: Partial<Record<Exclude<keyof Filters, 'sort'> | 'order', string>>): void;
}

export const TestimonialFilters = ({ tab, filters, usualOrder, found, onFilter }: TestimonialFiltersProps) => {
  const colleagues = useColleagues('decide');
  const more = [
    ...reasons.filter(([kind]) => kind === filters.reason).map(([, label]) => ({ name: 'reason', label }) as const),
    ...deskChips(filters, colleagues),
  ];
  return (
    <div className="finding">
      <FilterRow
        shape={tab === 'all' ? undefined : 'two'}
        label="Search names, texts and notes"
        value={filters.q}
        onSearch={(q) => onFilter({ q })}
      >
        {tab === 'all' && (
          <FilterSelect
            label="Status"
            all="Every status"
            value={filters.status}
            options={statuses}
            onChange={(status) => onFilter({ status })}
          />
        )}
        <OrderSelect usual={usualOrder} order={filters.sort} onChange={(order) => onFilter({ order })} />
      </FilterRow>
      <MoreFilters on={more.length}>
        <FilterSelect
          label="What the review found"
          all="Any mark"
          value={filters.reason}
          options={reasons}
          onChange={(reason) => onFilter({ reason })}
        />
        <DeskFilterSelects filters={filters} colleagues={colleagues} onFilter={onFilter} />
      </MoreFilters>
      {more.length > 0 && (
        <FilterChips
          found={found}
          chips={more}
          onRemove={(names) => onFilter(Object.fromEntries(names.map((name) => [name, ''])))}
        />
      )}
    </div>
  );
};
