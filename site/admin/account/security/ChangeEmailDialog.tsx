import { useState } from 'react';
import { type EmailChange, emailChange } from '#contract/auth/email-change.ts';
import type { Factors } from '#contract/auth/factors.ts';
import { changeOwnEmail } from '#contract/people/calls.ts';
import { refreshSession } from '../../../client/auth.ts';
import { useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { ConfirmedChangeDialog } from './ConfirmedChangeDialog.tsx';

interface ChangeEmailDialogProps {
  ways: Factors['confirmWith'];
  onDone(requested: { email: string; mailed: boolean }): void;
  onClose: () => void;
}

export const ChangeEmailDialog = ({ ways, onDone, onClose }: ChangeEmailDialogProps) => {
  const platform = usePlatform();
  const change = useSend(changeOwnEmail);
  const [start] = useState<EmailChange>({ email: '' });
  const form = useEditForm<EmailChange>({
    draft: null,
    start,
    schema: emailChange,
    save: async (values) => {
      const { mailed } = await change({ body: values });
      if (!mailed) await refreshSession(platform);
      onDone({ email: values.email, mailed });
      return start;
    },
  });
  return (
    <ConfirmedChangeDialog
      title="Change your email address"
      form={form}
      ways={ways}
      submit={{ label: 'Change it', busyLabel: 'Checking' }}
      onClose={onClose}
    >
      <Field
        label="New email address"
        hint="We tell the old one, which can undo the change for a day."
        type="email"
        autoComplete="email"
        required
        value={form.values.email}
        error={form.errors.email}
        onChange={(event) => form.change({ email: event.target.value })}
      />
    </ConfirmedChangeDialog>
  );
};
