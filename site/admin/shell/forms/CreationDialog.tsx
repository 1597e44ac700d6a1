import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Elements } from '../../../ui/elements.ts';
import type { IconName } from '../../../ui/icon-names.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import type { EditForm } from './useEditForm.ts';

interface CreationDialogProps {
  title: string;
  form: Pick<EditForm<object>, 'errors' | 'failure' | 'busy' | 'restored' | 'undo' | 'submit'>;
  submitLabel: string;
  busyLabel: string;
  icon: IconName;
  /** Shown in place of the form once something is created. */
  created: ReactNode;
  createdTitle?: string;
  doneLabel?: string;
  children: Elements;
  onClose: () => void;
}

export const CreationDialog = ({
  title,
  form: { errors, failure, busy, restored, undo, submit },
  submitLabel,
  busyLabel,
  icon,
  created,
  createdTitle = title,
  doneLabel = 'Done',
  children,
  onClose,
}: CreationDialogProps) => {
  const formId = useId();
  if (created) {
    const done = (
      <Button variant="brand" onClick={onClose}>
        {doneLabel}
      </Button>
    );
    return (
      <Dialog title={createdTitle} small onClose={onClose} footer={done}>
        {created}
      </Dialog>
    );
  }
  // Closing by Escape may be an accident: then what was typed is there when it is opened again.
  const cancel = () => {
    undo();
    onClose();
  };
  const actions = (
    <>
      <Button variant="quiet" onClick={cancel}>
        Cancel
      </Button>
      <Button variant="brand" type="submit" form={formId} icon={icon} busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} small onClose={onClose} footer={actions}>
      <form className="stack" id={formId} noValidate onSubmit={submit}>
        {failure && Object.keys(errors).length === 0 && (
          <Notice tone="bad">
            <p>{failure}</p>
          </Notice>
        )}
        {restored && <RestoredNotice />}
        {children}
      </form>
    </Dialog>
  );
};
