import { useId } from 'react';
import type { Confirmation, Factors } from '#contract/auth/factors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Elements } from '../../../ui/elements.ts';
import type { IconName } from '../../../ui/icon-names.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { EditForm } from '../../shell/forms/useEditForm.ts';
import { ConfirmFields } from './ConfirmFields.tsx';

interface ConfirmedChangeDialogProps {
  title: string;
  form: EditForm<Confirmation>;
  ways: Factors['confirmWith'];
  submit: { label: string; busyLabel: string; icon?: IconName };
  onClose: () => void;
  children: Elements;
  below?: Elements;
}

export const ConfirmedChangeDialog = ({
  title,
  form,
  ways,
  submit,
  onClose,
  children,
  below,
}: ConfirmedChangeDialogProps) => {
  const formId = useId();
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
          <Button
            variant="brand"
            type="submit"
            form={formId}
            icon={submit.icon}
            busy={form.busy}
            busyLabel={submit.busyLabel}
          >
            {submit.label}
          </Button>
        </>
      }
    >
      <form className="stack" id={formId} noValidate onSubmit={form.submit}>
        {form.failure && Object.keys(form.errors).length === 0 && (
          <Notice tone="bad">
            <p>{form.failure}</p>
          </Notice>
        )}
        {children}
        <ConfirmFields ways={ways} values={form.values} errors={form.errors} change={form.change} />
        {below}
      </form>
    </Dialog>
  );
};
