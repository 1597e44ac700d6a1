import type { KeyboardEvent, ReactNode } from 'react';

interface QueueCardProps {
  className: string;
  titleId: string;
  /** True for the card that single keys act on. */
  current: boolean;
  onFocus(): void;
  onEnter?: () => void;
  children: ReactNode;
}

export const QueueCard = ({ className, titleId, current, onFocus, onEnter, children }: QueueCardProps) => {
  const press = (event: KeyboardEvent) => {
    if (!onEnter || event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <article
      className={className}
      aria-labelledby={titleId}
      aria-current={current || undefined}
      tabIndex={-1}
      onFocus={onFocus}
      onKeyDown={press}
      data-card=""
    >
      {children}
    </article>
  );
};
