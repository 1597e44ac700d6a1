import { Icon } from '../ui/Icon.tsx';
import { Check } from '../ui/icons/Check.tsx';
import { X } from '../ui/icons/X.tsx';

/** A list with a tick before each entry, or with a cross. */
export const Ticks = ({
  items,
  no = false,
  lang,
}: {
  items: readonly string[];
  no?: boolean;
  lang?: string | undefined;
}) => (
  <ul className={no ? 'ticks ticks--no' : 'ticks'} lang={lang}>
    {items.map((item) => (
      <li key={item}>
        <Icon of={no ? X : Check} />
        <span>{item}</span>
      </li>
    ))}
  </ul>
);
