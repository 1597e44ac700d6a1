import { type SyntheticEvent, useId } from 'react';
import { Button, type ButtonVariant } from './Button.tsx';
import type { IconName } from './icon-names.ts';
import { useModal } from './useModal.ts';

type ConfirmDialogProps = {
  question: string;
  detail?: string;
  confirmLabel: string;
  cancelLabel?: string;
  icon?: IconName;
  variant?: ButtonVariant;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The focus starts on the harmless answer; Esc is that answer too. */
export const ConfirmDialog = ({
  question,
  detail,
  confirmLabel,
  cancelLabel = 'Cancel',
  icon,
  variant = 'bad',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const dialog = useModal();
  const id = useId();
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onCancel();
  };
  return (
    <dialog
      ref={dialog}
      className="overlay overlay--sheet"
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={detail ? `${id}-detail` : undefined}
      onCancel={cancel}
    >
      <div className="dialog dialog--sm">
        <div className="dialog__body">
          <p id={`${id}-question`}>
            <strong>{question}</strong>
          </p>
          {detail && <p id={`${id}-detail`}>{detail}</p>}
        </div>
        <div className="dialog__foot">
          <Button variant="quiet" onClick={onCancel} data-autofocus="">
            {cancelLabel}
          </Button>
          <Button variant={variant} icon={icon} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
};
