import { type ReactNode, useId, useState } from 'react';
import { type Confirmation, confirmation, type Factors } from '#contract/auth/factors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { ConfirmFields } from './ConfirmFields.tsx';

interface ConfirmOwnerDialogProps {
  title: string;
  children: ReactNode;
  ways: Factors['confirmWith'];
  submitLabel: string;
  bad?: boolean;
  /**
   * Makes the change.
   * @throws ApiError with `problem.fields`.
   */
  send(confirmation: Confirmation): Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password or a code, so that an open session alone changes nothing. */
export const ConfirmOwnerDialog = ({
  title,
  children,
  ways,
  submitLabel,
  bad = false,
  send,
  onClose,
}: ConfirmOwnerDialogProps) => {
  const formId = useId();
  const [start] = useState<Confirmation>({});
  const form = useEditForm<Confirmation>({
    draft: null,
    start,
    schema: confirmation,
    save: async (values) => {
      await send(values);
      return start;
    },
  });
  const shownAtField = Boolean(form.errors.password ?? form.errors.code);
  return (
    <Dialog
      title={title}
      small
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant={bad ? 'bad' : 'brand'} type="submit" form={formId} busy={form.busy} busyLabel="Checking">
            {submitLabel}
          </Button>
        </>
      }
    >
      <form className="stack" id={formId} noValidate onSubmit={form.submit}>
        {form.failure && !shownAtField && (
          <Notice tone="bad">
            <p>{form.failure}</p>
          </Notice>
        )}
        <p>{children}</p>
        <ConfirmFields ways={ways} values={form.values} errors={form.errors} change={form.change} />
      </form>
    </Dialog>
  );
};
