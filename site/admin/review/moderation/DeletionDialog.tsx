import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

interface DeletionDialogProps {
  deletion: { busy: boolean; confirm(onDeleted?: () => void): void; cancel(): void };
  question: string;
  detail?: string;
  onDeleted?: () => void;
}

export const DeletionDialog = ({ deletion, question, detail, onDeleted }: DeletionDialogProps) => (
  <ConfirmDialog
    question={question}
    {...(detail && { detail })}
    confirmLabel="Delete for good"
    cancelLabel="Keep it"
    icon="trash-2"
    busy={deletion.busy}
    onConfirm={() => deletion.confirm(onDeleted)}
    onCancel={deletion.cancel}
  />
);
