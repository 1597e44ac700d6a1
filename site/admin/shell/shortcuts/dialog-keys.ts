import type { KeyboardEvent } from 'react';

export const dialogKeys =
  ({ onConfirm, onCancel }: { onConfirm(): void; onCancel(): void }) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onConfirm();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
