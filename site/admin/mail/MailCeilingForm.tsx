import { useQueryClient } from '@tanstack/react-query';
import { type MailSettings, mailSettings } from '#contract/mail-admin/mail-settings.ts';
import { readMailSettings, saveMailSettings } from '#contract/settings/calls.ts';
import { keyOf, useSend } from '../../client/calls.ts';
import { EditBox } from '../forms/EditBox.tsx';
import { WholeNumberField } from '../forms/NumberField.tsx';
import { useEditForm } from '../forms/useEditForm.ts';

export const MailCeilingForm = ({ settings }: { settings: MailSettings }) => {
  const send = useSend(saveMailSettings);
  const queryClient = useQueryClient();
  const form = useEditForm({
    draft: null,
    start: settings,
    schema: mailSettings,
    save: async (body) => {
      const saved = await send({ body });
      queryClient.setQueryData(keyOf(readMailSettings, {}), saved);
      return saved;
    },
  });
  const { mailsPerHour } = form.values;
  return (
    <EditBox
      form={form}
      title="Limit per hour"
      lead="Mail servers turn away senders who suddenly send a lot."
      savedText="Saved. It counts from the next mail on."
    >
      <WholeNumberField
        name="mailsPerHour"
        label="Mails an hour"
        hint="A third is for confirmations that people get for what they send us, two thirds for all else. What is over waits. Mails about signing in are always sent at once."
        value={mailsPerHour}
        error={form.errors.mailsPerHour}
        onChange={(value) => form.change({ mailsPerHour: value })}
      />
    </EditBox>
  );
};
