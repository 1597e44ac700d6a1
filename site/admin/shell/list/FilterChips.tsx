import type { Elements } from '../../../ui/elements.ts';
import { Icon } from '../../../ui/Icon.tsx';

export interface Chip<Name extends string> {
  name: Name;
  label: string;
}

interface FilterChipsProps<Name extends string> {
  found: string;
  chips: readonly Chip<Name>[];
  onRemove(names: readonly Name[]): void;
  beside?: Elements;
}

export const FilterChips = <Name extends string>({ found, chips, onRemove, beside }: FilterChipsProps<Name>) => (
  <div className="chips">
    <span role="status">{found}</span>
    {chips.map(({ name, label }) => (
      <button key={name} type="button" onClick={() => onRemove([name])}>
        <span>{label}</span>
        <Icon name="x" />
        <span className="sr">remove filter</span>
      </button>
    ))}
    {chips.length > 1 && (
      <button className="chips__clear" type="button" onClick={() => onRemove(chips.map(({ name }) => name))}>
        Clear all
      </button>
    )}
    {beside}
  </div>
);
