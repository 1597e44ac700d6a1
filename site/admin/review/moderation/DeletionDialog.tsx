import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

interface DeletionDialogProps {
  deletion: { busy: boolean; confirm(onDeleted?: () => void): void; cancel(): void };
  question: string;
  detail?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  onDeleted?: () => void;
}

export const DeletionDialog = ({
  deletion,
  question,
  detail,
  confirmLabel = 'Delete for good',
  cancelLabel = 'Keep it',
  onDeleted,
}: DeletionDialogProps) => (
  <ConfirmDialog
    question={question}
    {...(detail && { detail })}
    confirmLabel={confirmLabel}
    cancelLabel={cancelLabel}
    icon="trash-2"
    busy={deletion.busy}
    onConfirm={() => deletion.confirm(onDeleted)}
    onCancel={deletion.cancel}
  />
);
