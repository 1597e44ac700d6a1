import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { figure } from '../moderation/bulk-parts.ts';
import { DeleteManyDialog } from '../moderation/DeleteManyDialog.tsx';
import type { TurnsOrder } from './useReleaseOrDelete.ts';

export interface Asked extends TurnsOrder {
  /** Number of them that may be from a person at risk. */
  urgent: number;
}

const riskText = (urgent: number): string =>
  urgent > 0
    ? ` ${figure(urgent)} of them may be from ${urgent === 1 ? 'a person' : 'people'} at risk: please read ${urgent === 1 ? 'it' : 'them'} first.`
    : '';

interface HeldBackQuestionProps {
  asked: Asked;
  onConfirm(): void;
  onCancel(): void;
}

export const HeldBackQuestion = ({ asked: { action, total, urgent }, onConfirm, onCancel }: HeldBackQuestionProps) => {
  const what = `${figure(total)} ${total === 1 ? 'submission' : 'submissions'}`;
  if (action === 'delete')
    return (
      <DeleteManyDialog
        what={what}
        detail={`Texts, pictures and addresses are gone. This cannot be undone.${riskText(urgent)}`}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    );
  return (
    <ConfirmDialog
      question={`Release ${what}?`}
      detail="They go to what waits for a decision, as if they had just come in. Nothing is public before somebody approves it."
      confirmLabel={`Release ${figure(total)}`}
      icon="reply"
      variant="brand"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
};
