import { useState } from 'react';
import type * as z from 'zod/mini';
import { renameOwnPasskey } from '#contract/auth/calls.ts';
import { type Factors, PASSKEY_NAME_MAX, passkeyName } from '#contract/auth/factors.ts';
import { useSend } from '../../../client/calls.ts';
import { Field } from '../../../ui/Field.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { ConfirmedChangeDialog } from './ConfirmedChangeDialog.tsx';

type Values = z.infer<typeof passkeyName>;

interface RenamePasskeyDialogProps {
  passkey: Pick<Factors['passkeys'][number], 'id' | 'name'>;
  ways: Factors['confirmWith'];
  onDone: () => void;
  onClose: () => void;
}

export const RenamePasskeyDialog = ({ passkey, ways, onDone, onClose }: RenamePasskeyDialogProps) => {
  const rename = useSend(renameOwnPasskey);
  const [start] = useState<Values>({ name: passkey.name });
  const form = useEditForm<Values>({
    draft: null,
    start,
    schema: passkeyName,
    save: async (body) => {
      await rename({ id: passkey.id, body });
      onDone();
      return start;
    },
  });
  return (
    <ConfirmedChangeDialog
      title="Rename the passkey"
      form={form}
      ways={ways}
      submit={{ label: 'Save the name', busyLabel: 'Saving' }}
      onClose={onClose}
    >
      <Field
        label="Name"
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        value={form.values.name}
        error={form.errors.name}
        onChange={(event) => form.change({ name: event.target.value })}
      />
    </ConfirmedChangeDialog>
  );
};
