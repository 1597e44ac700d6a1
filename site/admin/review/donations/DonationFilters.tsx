import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListOrder } from '#contract/calls/paging.ts';
import { categoryKeys, conditionKeys, donationCategories, donationConditions } from '#contract/donations/donations.ts';
import { longDate } from '#contract/dublin.ts';
import { counties } from '#contract/places/counties.ts';
import { readRunSettings } from '#contract/settings/calls.ts';
import { NOT_KNOWN } from '#contract/settings/settings.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { settingsQuery } from '../../../client/settings-query.ts';
import type { Elements } from '../../../ui/elements.ts';
import { Field } from '../../../ui/Field.tsx';
import { DeskFilterSelects, type DeskFilters, deskChips, deskFiltersIn } from '../../shell/list/desk-filters.tsx';
import { type Chip, FilterChips } from '../../shell/list/FilterChips.tsx';
import { FilterRow } from '../../shell/list/FilterRow.tsx';
import { FilterSelect } from '../../shell/list/FilterSelect.tsx';
import { MoreFilters } from '../../shell/list/MoreFilters.tsx';
import { OrderSelect, orderIn } from '../../shell/list/OrderSelect.tsx';
import type { PageParams } from '../../shell/list/usePageParams.ts';
import { useColleagues } from '../assignment/useColleagues.ts';
import { useDonorReasons } from '../reasons/reasons.ts';

const own = ['q', 'category', 'condition', 'pickup', 'area', 'county', 'shop', 'from', 'to', 'reason'] as const;
export type Filters = Record<(typeof own)[number], string> & DeskFilters;

export const NO_FILTERS: Filters = {
  ...{ q: '', category: '', condition: '', pickup: '', reason: '' },
  ...{ area: '', county: '', shop: '', from: '', to: '' },
  ...{ assigned: '', olderThan: '' },
};

export const filtersIn = (params: PageParams): Filters => ({
  ...NO_FILTERS,
  ...Object.fromEntries(own.map((name) => [name, params.get(name)])),
  ...deskFiltersIn(params),
});

type Options = readonly (readonly [value: string, label: string])[];
const categories: Options = categoryKeys.map((key) => [key, donationCategories[key]]);
const conditions: Options = conditionKeys.map((key) => [key, donationConditions[key].label]);
const pickups: Options = [
  ['yes', 'To be collected'],
  ['no', 'Brought by the donor'],
];

const countyOptions: Options = [
  ...counties.map((county) => [county, county] as const),
  [NOT_KNOWN.key, 'No county known'],
];

const chipOf = (name: keyof Filters, value: string, options: Options): Chip<keyof Filters>[] =>
  value === '' ? [] : [{ name, label: options.find(([key]) => key === value)?.[1] ?? value }];

interface DonationFiltersProps {
  params: PageParams;
  waits: boolean;
  usualOrder: ListOrder;
  found: string;
  beside?: Elements;
}

export const DonationFilters = ({ params, waits, usualOrder, found, beside }: DonationFiltersProps) => {
  const filters = filtersIn(params);
  const colleagues = useColleagues('decide');
  const { data: runSettings } = useQuery(queryOf(usePlatform(), readRunSettings, {}));
  const areas: Options = [
    ...(runSettings?.areas ?? []).map(({ name }) => [name, name] as const),
    [NOT_KNOWN.key, 'No area known'],
  ];
  const { data: settings } = useQuery(settingsQuery(usePlatform()));
  const shops: Options = [
    ...(settings?.shops ?? []).map(({ key, name }) => [key, name] as const),
    [NOT_KNOWN.key, 'No shop known'],
  ];
  const reasons: Options = useDonorReasons().map(({ label, reason }) => [reason, label] as const);
  const select = (name: keyof Filters, label: string, all: string, options: Options) => (
    <FilterSelect
      label={label}
      all={all}
      value={filters[name]}
      options={options}
      onChange={(value) => params.filter({ [name]: value })}
    />
  );
  // With days in the address, as Analytics link to them, they stand outside; they stay where they are while they are typed.
  const [daysOutside] = useState(filters.from !== '' || filters.to !== '');
  const days = (
    <>
      <Field
        label="Offered from"
        type="date"
        max={filters.to}
        value={filters.from}
        onChange={({ target }) => params.filter({ from: target.value })}
      />
      <Field
        label="Offered until"
        type="date"
        min={filters.from}
        value={filters.to}
        onChange={({ target }) => params.filter({ to: target.value })}
      />
    </>
  );
  const dayChips: Chip<keyof Filters>[] = [
    ...(filters.from ? [{ name: 'from', label: `From ${longDate(filters.from) || filters.from}` } as const] : []),
    ...(filters.to ? [{ name: 'to', label: `To ${longDate(filters.to) || filters.to}` } as const] : []),
  ];
  const more = [
    ...chipOf('pickup', filters.pickup, pickups),
    ...chipOf('area', filters.area, areas),
    ...chipOf('county', filters.county, countyOptions),
    ...chipOf('shop', filters.shop, shops),
    ...chipOf('reason', filters.reason, reasons),
    ...deskChips(filters, colleagues),
  ];
  const chips = [
    ...(filters.q ? [{ name: 'q', label: `“${filters.q}”` } as const] : []),
    ...chipOf('category', filters.category, categories),
    ...chipOf('condition', filters.condition, conditions),
    ...dayChips,
    ...more,
  ];
  return (
    <div className="finding">
      <FilterRow shape="three" label="Search items and people" value={filters.q} onSearch={(q) => params.filter({ q })}>
        {select('category', 'Category', 'All categories', categories)}
        {select('condition', 'Condition', 'Any condition', conditions)}
        <OrderSelect
          usual={usualOrder}
          order={orderIn(params, usualOrder)}
          onChange={(order) => params.filter({ order })}
        />
      </FilterRow>
      {daysOutside && <div className="range">{days}</div>}
      <MoreFilters on={more.length + (daysOutside ? 0 : dayChips.length)}>
        {select('pickup', 'Pickup', 'Collected or brought', pickups)}
        {select('area', 'Area', 'Every area', areas)}
        {select('county', 'County', 'Every county', countyOptions)}
        {select('shop', 'Shop', 'Every shop', shops)}
        <DeskFilterSelects
          filters={filters}
          colleagues={colleagues}
          onFilter={(change) => params.filter({ ...change })}
        />
        {!waits && select('reason', 'Why it was declined', 'Any reason', reasons)}
        {!daysOutside && days}
      </MoreFilters>
      <FilterChips
        found={found}
        chips={chips}
        onRemove={(names) => params.filter(Object.fromEntries(names.map((name) => [name, ''])))}
        beside={beside}
      />
    </div>
  );
};
