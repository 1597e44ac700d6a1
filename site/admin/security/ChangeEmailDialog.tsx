import { useId, useState } from 'react';
import { type EmailChange, emailChange } from '#contract/email-change.ts';
import type { Factors } from '#contract/factors.ts';
import { refreshSession } from '../../client/auth.ts';
import { changeEmail } from '../../client/email-change.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useEditForm } from '../forms/useEditForm.ts';
import { ConfirmFields } from './ConfirmFields.tsx';

interface ChangeEmailDialogProps {
  ways: Factors['confirmWith'];
  onDone(asked: { email: string; mailed: boolean }): void;
  onClose: () => void;
}

/** Asks for the new address, and who it is. */
export const ChangeEmailDialog = ({ ways, onDone, onClose }: ChangeEmailDialogProps) => {
  const platform = usePlatform();
  const formId = useId();
  const [start] = useState<EmailChange>({ email: '' });
  const form = useEditForm<EmailChange>({
    start,
    schema: emailChange,
    save: async (values) => {
      const { mailed } = await changeEmail(platform, values);
      if (!mailed) await refreshSession(platform);
      onDone({ email: values.email, mailed });
      return start;
    },
  });
  return (
    <Dialog
      title="Change your e-mail address"
      small
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="brand" type="submit" form={formId} busy={form.busy} busyLabel="Checking">
            Change it
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
        <Field
          label="New e-mail address"
          hint="We tell the old one, which can undo the change for a day."
          type="email"
          autoComplete="email"
          required
          value={form.values.email}
          error={form.errors.email}
          onChange={(event) => form.change({ email: event.target.value })}
        />
        <ConfirmFields ways={ways} values={form.values} errors={form.errors} change={form.change} />
      </form>
    </Dialog>
  );
};
