import { useState } from 'react';
import type * as z from 'zod/mini';
import { type Factors, PASSKEY_NAME_MAX, passkeyName } from '#contract/auth/factors.ts';
import { renamePasskey } from '../../client/factors.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Field } from '../../ui/Field.tsx';
import { useEditForm } from '../forms/useEditForm.ts';
import { ConfirmedChangeDialog } from './ConfirmedChangeDialog.tsx';

type Values = z.infer<typeof passkeyName>;

interface RenamePasskeyDialogProps {
  passkey: Pick<Factors['passkeys'][number], 'id' | 'name'>;
  ways: Factors['confirmWith'];
  onDone: () => void;
  onClose: () => void;
}

/** Another name for a passkey. */
export const RenamePasskeyDialog = ({ passkey, ways, onDone, onClose }: RenamePasskeyDialogProps) => {
  const platform = usePlatform();
  const [start] = useState<Values>({ name: passkey.name });
  const form = useEditForm<Values>({
    draft: null,
    start,
    schema: passkeyName,
    save: async (values) => {
      await renamePasskey(platform, passkey.id, values);
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
