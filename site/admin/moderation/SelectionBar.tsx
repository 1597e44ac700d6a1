import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';
import { figure } from './bulk-parts.ts';

/** From here on a figure in every verb takes the room of their icons. */
const MANY = 100;

interface SelectionBarProps {
  /** How many are selected. */
  count: number;
  detail: ReactNode;
  /** What can be done with them. */
  children: Elements;
  onClear(): void;
}

/** Says how many are selected and what can be done with them. It stays in view while the list scrolls. */
export const SelectionBar = ({ count, detail, children, onClear }: SelectionBarProps) => (
  <section className={classNames('selbar', count >= MANY && 'selbar--many')} aria-label="Selection">
    <p>
      <b role="status">{`${figure(count)} selected`}</b>
      <small>{detail}</small>
    </p>
    {children}
    <Button
      variant="quiet"
      className="btn--icon"
      icon="x"
      aria-label="Clear the selection"
      title="Clear the selection"
      aria-keyshortcuts="Escape"
      onClick={onClear}
    />
  </section>
);
