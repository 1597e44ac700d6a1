import { useId, useState } from 'react';
import type * as z from 'zod/mini';
import { type Factors, PASSKEY_NAME_MAX, passkeyName } from '#contract/factors.ts';
import { renamePasskey } from '../../client/factors.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useEditForm } from '../forms/useEditForm.ts';
import { ConfirmFields } from './ConfirmFields.tsx';

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
  const formId = useId();
  const [start] = useState<Values>({ name: passkey.name });
  const form = useEditForm<Values>({
    start,
    schema: passkeyName,
    save: async (values) => {
      await renamePasskey(platform, passkey.id, values);
      onDone();
      return start;
    },
  });
  return (
    <Dialog
      title="Rename the passkey"
      small
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="brand" type="submit" form={formId} busy={form.busy} busyLabel="Saving">
            Save the name
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
          label="Name"
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
          value={form.values.name}
          error={form.errors.name}
          onChange={(event) => form.change({ name: event.target.value })}
        />
        <ConfirmFields ways={ways} values={form.values} errors={form.errors} change={form.change} />
      </form>
    </Dialog>
  );
};
