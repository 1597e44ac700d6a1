import type { ListedPlace } from '#contract/containers/content.ts';
import { englishNames } from '#contract/languages/english-language-names.ts';
import { type Language, languages } from '#contract/languages/languages.ts';
import { type Chip, FilterChips } from '../../shell/list/FilterChips.tsx';
import { FilterRow } from '../../shell/list/FilterRow.tsx';
import { FilterSelect } from '../../shell/list/FilterSelect.tsx';
import type { PageParams } from '../../shell/list/usePageParams.ts';
import { type PlaceFilters, type PlaceState, placeStates } from './find-places.ts';
import { placesIn } from './places-in.ts';

const languageOptions = languages.map((language) => [language, englishNames[language]] as const);
const stateOptions = Object.entries(placeStates) as [PlaceState, string][];

const statesIn = (language: Language | '') =>
  stateOptions.filter(([state]) => state !== (language ? 'no-alt' : 'outdated'));

const pagesOf = (places: readonly ListedPlace[]): [address: string, name: string][] => [
  ...new Map(places.map(({ relativeUrl, page }) => [relativeUrl, page])),
];

export const filtersIn = ({ get }: Pick<PageParams, 'get'>, places: readonly ListedPlace[]): PlaceFilters => {
  const language = languages.find((one) => one === get('language')) ?? '';
  return {
    q: get('q'),
    on: pagesOf(placesIn(places, language)).find(([address]) => address === get('on'))?.[0] ?? '',
    state: statesIn(language).find(([state]) => state === get('state'))?.[0] ?? '',
    language,
  };
};

interface PlaceFilterFieldsProps {
  places: readonly ListedPlace[];
  filters: PlaceFilters;
  onFilter(change: Partial<PlaceFilters>): void;
}

export const PlaceFilterFields = ({ places, filters, onFilter }: PlaceFilterFieldsProps) => (
  <FilterRow shape="three" label="Search in all texts" value={filters.q} onSearch={(q) => onFilter({ q })}>
    <FilterSelect
      label="Language"
      all="English"
      value={filters.language}
      options={languageOptions}
      onChange={(language) => onFilter({ language: language as Language | '' })}
    />
    <FilterSelect
      label="Page"
      all="All pages"
      value={filters.on}
      options={pagesOf(places)}
      onChange={(on) => onFilter({ on })}
    />
    <FilterSelect
      label="State"
      all="Any state"
      value={filters.state}
      options={statesIn(filters.language)}
      onChange={(state) => onFilter({ state: state as PlaceState | '' })}
    />
  </FilterRow>
);

const chipsOf = (places: readonly ListedPlace[], { q, on, state }: PlaceFilters): Chip<keyof PlaceFilters>[] => [
  ...(q ? [{ name: 'q', label: `“${q}”` } as const] : []),
  ...pagesOf(places)
    .filter(([address]) => address === on)
    .map(([, label]) => ({ name: 'on', label }) as const),
  ...(state ? [{ name: 'state', label: placeStates[state] } as const] : []),
];

export const PlaceChips = ({ places, filters, found, onFilter }: PlaceFilterFieldsProps & { found: string }) => (
  <FilterChips
    found={found}
    chips={chipsOf(places, filters)}
    onRemove={(names) => onFilter(Object.fromEntries(names.map((name) => [name, ''])))}
  />
);
