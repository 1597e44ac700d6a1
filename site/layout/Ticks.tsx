import { Check, X } from 'lucide-react';
import { Icon } from '../ui/Icon.tsx';

/** A list with a tick before each entry, or with a cross. */
export const Ticks = ({ items, no = false }: { items: readonly string[]; no?: boolean }) => (
  <ul className={no ? 'ticks ticks--no' : 'ticks'}>
    {items.map((item) => (
      <li key={item}>
        <Icon of={no ? X : Check} />
        <span>{item}</span>
      </li>
    ))}
  </ul>
);
