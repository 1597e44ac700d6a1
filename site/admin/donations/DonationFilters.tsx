import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { categoryKeys, conditionKeys, donationCategories, donationConditions } from '#contract/donations.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSearch } from './useSearch.ts';

export interface Filters {
  q: string;
  category: string;
  condition: string;
}

const categories = categoryKeys.map((key) => [key, donationCategories[key]] as const);
const conditions = conditionKeys.map((key) => [key, donationConditions[key].label] as const);

const Select = (props: {
  label: string;
  all: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) => {
  const id = useId();
  return (
    <div>
      <label className="sr" htmlFor={id}>
        {props.label}
      </label>
      <select className="input" id={id} value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        <option value="">{props.all}</option>
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
};

interface DonationFiltersProps {
  filters: Filters;
  onFilter(change: Partial<Filters>): void;
}

/** Search over every field, category and condition. */
export const DonationFilters = ({ filters, onFilter }: DonationFiltersProps) => {
  const id = useId();
  const [text, setText] = useSearch(filters.q, (q) => onFilter({ q }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that staff use knows <search>
    <div className="filters" role="search">
      <div className="search">
        <Icon of={Search} />
        <label className="sr" htmlFor={id}>
          Search items and people
        </label>
        <input
          className="input"
          id={id}
          type="search"
          placeholder="Search items and people"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Select
        label="Category"
        all="All categories"
        value={filters.category}
        options={categories}
        onChange={(category) => onFilter({ category })}
      />
      <Select
        label="Condition"
        all="Any condition"
        value={filters.condition}
        options={conditions}
        onChange={(condition) => onFilter({ condition })}
      />
    </div>
  );
};

const chipsOf = ({ q, category, condition }: Filters) => [
  ...(q ? [{ name: 'q', label: `“${q}”` }] : []),
  ...categories.filter(([key]) => key === category).map(([, label]) => ({ name: 'category', label })),
  ...conditions.filter(([key]) => key === condition).map(([, label]) => ({ name: 'condition', label })),
];

/** How many offers are found, and the filters that are on, each with a button that removes it. */
export const FilterChips = ({ filters, onFilter, found }: DonationFiltersProps & { found: string }) => {
  const chips = chipsOf(filters);
  return (
    <div className="chips">
      <span role="status">{found}</span>
      {chips.map(({ name, label }) => (
        <button key={name} type="button" onClick={() => onFilter({ [name]: '' })}>
          {label}
          <Icon of={X} />
          <span className="sr">remove filter</span>
        </button>
      ))}
      {chips.length > 1 && (
        <button className="chips__clear" type="button" onClick={() => onFilter({ q: '', category: '', condition: '' })}>
          Clear all
        </button>
      )}
    </div>
  );
};
