import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { X } from '../../ui/icons/X.tsx';
import { figure } from './bulk-parts.ts';

interface SelectionBarProps {
  /** How many are selected. */
  count: number;
  detail: ReactNode;
  /** What can be done with them. */
  children: ReactNode;
  onClear(): void;
}

/** Says how many are selected and what can be done with them. It stays in view while the list scrolls. */
export const SelectionBar = ({ count, detail, children, onClear }: SelectionBarProps) => (
  <section className="selbar" aria-label="Selection">
    <p>
      <b role="status">{figure(count)} selected</b>
      <small>{detail}</small>
    </p>
    {children}
    <Button
      variant="quiet"
      className="btn--icon"
      icon={X}
      aria-label="Clear the selection"
      title="Clear the selection"
      aria-keyshortcuts="Escape"
      onClick={onClear}
    />
  </section>
);
