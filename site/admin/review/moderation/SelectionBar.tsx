import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Elements } from '../../../ui/elements.ts';
import { figure } from './bulk-parts.ts';

/** From this count on, a figure in every verb takes the room of its icon. */
const MANY = 100;

interface SelectionBarProps {
  count: number;
  detail: ReactNode;
  children: Elements;
  onClear(): void;
}

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
