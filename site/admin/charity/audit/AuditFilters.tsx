import { longDate } from '#contract/dublin.ts';
import { Field } from '../../../ui/Field.tsx';
import { type Chip, FilterChips } from '../../shell/list/FilterChips.tsx';
import { FilterRow } from '../../shell/list/FilterRow.tsx';
import { fieldLabel, kindOptions } from './audit-labels.ts';

export type AuditFilters = Record<'q' | 'subjectKind' | 'action' | 'from' | 'to', string>;

interface AuditFiltersProps {
  filters: AuditFilters;
  onFilter(change: Partial<AuditFilters>): void;
}

export const AuditFilterFields = ({
  filters,
  actions,
  onFilter,
}: AuditFiltersProps & { actions: readonly string[] }) => {
  return (
    <FilterRow shape="audit" label="Search the log" value={filters.q} onSearch={(q) => onFilter({ q })}>
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
            {fieldLabel(action)}
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
    </FilterRow>
  );
};

const day = (value: string) => longDate(`${value}T12:00:00Z`) || value;

const chipsOf = ({ q, subjectKind, action, from, to }: AuditFilters): Chip<keyof AuditFilters>[] => [
  ...(q ? [{ name: 'q', label: `“${q}”` } as const] : []),
  ...kindOptions.filter(([kind]) => kind === subjectKind).map(([, label]) => ({ name: 'subjectKind', label }) as const),
  ...(action ? [{ name: 'action', label: fieldLabel(action) } as const] : []),
  ...(from ? [{ name: 'from', label: `From ${day(from)}` } as const] : []),
  ...(to ? [{ name: 'to', label: `To ${day(to)}` } as const] : []),
];

export const AuditChips = ({ filters, found, onFilter }: AuditFiltersProps & { found: string }) => (
  <FilterChips
    found={found}
    chips={chipsOf(filters)}
    onRemove={(names) => onFilter(Object.fromEntries(names.map((name) => [name, ''])))}
  />
);
