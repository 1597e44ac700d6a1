import { useState } from 'react';
import * as z from 'zod/mini';
import { type AddedFactor, confirmation, type Factors, newPasskey, PASSKEY_NAME_MAX } from '#contract/auth/factors.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { rememberPasskey } from '../../../client/passkey-support.ts';
import { Field } from '../../../ui/Field.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { PasskeyWaiting } from '../login/PasskeyButton.tsx';
import { ConfirmedChangeDialog } from './ConfirmedChangeDialog.tsx';

const schema = z.object({ ...confirmation.shape, name: newPasskey.shape.name });
type Values = z.infer<typeof schema>;

interface AddPasskeyDialogProps {
  ways: Factors['confirmWith'];
  onDone(added: AddedFactor): void;
  onClose: () => void;
}

export const AddPasskeyDialog = ({ ways, onDone, onClose }: AddPasskeyDialogProps) => {
  const platform = usePlatform();
  const [start] = useState<Values>({ name: 'This computer' });
  const form = useEditForm<Values>({
    draft: null,
    start,
    schema,
    save: async ({ name, ...proof }) => {
      const { addPasskey } = await import('../../../client/passkeys.ts');
      const added = await addPasskey(platform, name, proof);
      rememberPasskey();
      onDone(added);
      return start;
    },
  });
  return (
    <ConfirmedChangeDialog
      title="Add a passkey"
      form={form}
      ways={ways}
      submit={{ label: 'Add it', busyLabel: 'Adding', icon: 'key-round' }}
      onClose={onClose}
      below={form.busy && <PasskeyWaiting />}
    >
      <Field
        label="Name"
        hint="So that you know it again, such as “Office laptop”."
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        value={form.values.name}
        error={form.errors.name}
        onChange={(event) => form.change({ name: event.target.value })}
      />
    </ConfirmedChangeDialog>
  );
};
