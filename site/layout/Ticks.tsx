import type { Message } from '#contract/words/message.ts';
import { T } from '../language/T.tsx';
import { Icon } from '../ui/Icon.tsx';
export const Ticks = ({
  items,
  no = false,
  lang,
}: {
  items: readonly (string | Message)[];
  no?: boolean;
  lang?: string | undefined;
}) => (
  <ul className={no ? 'ticks ticks--no' : 'ticks'} lang={lang}>
    {items.map((item) => (
      <li key={typeof item === 'string' ? item : item.id}>
        <Icon name={no ? 'x' : 'check'} />
        {typeof item === 'string' ? <span>{item}</span> : <T of={item} />}
      </li>
    ))}
  </ul>
);
