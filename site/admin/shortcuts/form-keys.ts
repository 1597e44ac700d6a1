import type { KeyboardEvent } from 'react';

/** What keys do inside a box with fields: Escape cancels, Ctrl or Command with Enter confirms. */
export const formKeys =
  ({ onConfirm, onCancel }: { onConfirm(): void; onCancel(): void }) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onConfirm();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
