import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { longDate } from '../../ui/dates.ts';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSearch } from '../donations/useSearch.ts';
import { fieldWords, kindOptions } from './audit-words.ts';

export const auditFilterNames = ['q', 'subjectKind', 'action', 'from', 'to'] as const;
export type AuditFilters = Record<(typeof auditFilterNames)[number], string>;

interface AuditFiltersProps {
  filters: AuditFilters;
  onFilter(change: Partial<AuditFilters>): void;
}

/** Search over all that the log says, what it is about, what was done, and the days. */
export const AuditFilterFields = ({
  filters,
  actions,
  onFilter,
}: AuditFiltersProps & { actions: readonly string[] }) => {
  const id = useId();
  const [text, setText] = useSearch(filters.q, (q) => onFilter({ q }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that staff use knows <search>
    <div className="filters filters--audit" role="search">
      <div className="search">
        <Icon of={Search} />
        <label className="sr" htmlFor={id}>
          Search the log
        </label>
        <input
          className="input"
          id={id}
          type="search"
          placeholder="Search the log"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Field
        as="select"
        label="About"
        value={filters.subjectKind}
        onChange={(event) => onFilter({ subjectKind: event.target.value })}
      >
        <option value="">Everything</option>
        {kindOptions.map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </Field>
      <Field
        as="select"
        label="What was done"
        value={filters.action}
        onChange={(event) => onFilter({ action: event.target.value })}
      >
        <option value="">Anything</option>
        {[...new Set([...actions, ...(filters.action ? [filters.action] : [])])].map((action) => (
          <option key={action} value={action}>
            {fieldWords(action)}
          </option>
        ))}
      </Field>
      <Field
        label="From"
        type="date"
        max={filters.to}
        value={filters.from}
        onChange={(event) => onFilter({ from: event.target.value })}
      />
      <Field
        label="To"
        type="date"
        min={filters.from}
        value={filters.to}
        onChange={(event) => onFilter({ to: event.target.value })}
      />
    </div>
  );
};

const day = (value: string) => longDate(`${value}T12:00:00Z`) || value;

const chipsOf = ({ q, subjectKind, action, from, to }: AuditFilters) => [
  ...(q ? [{ name: 'q', label: `“${q}”` }] : []),
  ...kindOptions.filter(([kind]) => kind === subjectKind).map(([, label]) => ({ name: 'subjectKind', label })),
  ...(action ? [{ name: 'action', label: fieldWords(action) }] : []),
  ...(from ? [{ name: 'from', label: `From ${day(from)}` }] : []),
  ...(to ? [{ name: 'to', label: `To ${day(to)}` }] : []),
];

/** How many entries are found, and the filters that are on, each with a button that removes it. */
export const AuditChips = ({ filters, found, onFilter }: AuditFiltersProps & { found: string }) => {
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
        <button
          className="chips__clear"
          type="button"
          onClick={() => onFilter({ q: '', subjectKind: '', action: '', from: '', to: '' })}
        >
          Clear all
        </button>
      )}
    </div>
  );
};
