import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { dialogKeys } from '../../shell/shortcuts/dialog-keys.ts';

const WORD = 'delete';

interface DeleteManyDialogProps {
  what: string;
  detail: string;
  onConfirm(): void;
  onCancel(): void;
}

export const DeleteManyDialog = ({ what, detail, onConfirm, onCancel }: DeleteManyDialogProps) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const confirm = () => {
    if (typed.trim().toLowerCase() === WORD) return onConfirm();
    setError(`Please type: ${WORD}`);
    field.current?.focus();
  };
  return (
    <Dialog
      small
      title={`Delete ${what} for good?`}
      hint={detail}
      onClose={onCancel}
      footer={
        <>
          <Button variant="quiet" onClick={onCancel}>
            Keep them
          </Button>
          <Button variant="bad" icon="trash-2" onClick={confirm}>
            Delete for good
          </Button>
        </>
      }
    >
      <Field
        label={`To confirm, type the word ${WORD}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        ref={field}
        value={typed}
        error={error}
        onKeyDown={dialogKeys({ onConfirm: confirm, onCancel })}
        onChange={(event) => {
          setTyped(event.target.value);
          setError('');
        }}
      />
    </Dialog>
  );
};
