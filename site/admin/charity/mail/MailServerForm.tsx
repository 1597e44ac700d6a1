import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Factors } from '#contract/auth/factors.ts';
import { readMailDelivery, readMailServer, saveMailServer } from '#contract/mail-admin/calls.ts';
import {
  type MailServerChange,
  type MailServerSettings,
  mailServerChange,
  type NewMailServer,
  usualMailPorts,
} from '#contract/mail-admin/mail-server.ts';
import { keyOf, useSend } from '../../../client/calls.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ConfirmFields } from '../../account/security/ConfirmFields.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { ServerAccountFields, type ServerWords } from './ServerAccountFields.tsx';

const EMPTY: NewMailServer = { host: '', port: usualMailPorts.starttls, encryption: 'starttls', user: '' };

const WORDS: ServerWords = {
  setBy: 'SMTP_URL',
  server: 'Your mail provider calls it the outgoing server or SMTP server.',
  placeholder: 'smtp.example.org',
  ports: usualMailPorts,
  unencrypted: 'in your own network only',
  userIsOptional: true,
};

/** Leaves out what the environment sets, and always the stored password. */
const editedOf = ({ server, sender, fromEnvironment }: MailServerSettings): MailServerChange => {
  const { hasPassword: _, ...parts } = server ?? { hasPassword: false };
  return {
    ...(!fromEnvironment.server && { server: server ? (parts as NewMailServer) : null }),
    ...(!fromEnvironment.sender && { sender }),
  };
};

export const MailServerForm = ({ settings, ways }: { settings: MailServerSettings; ways: Factors['confirmWith'] }) => {
  const save = useSend(saveMailServer);
  const queryClient = useQueryClient();
  const start = useMemo(() => editedOf(settings), [settings]);
  const form = useEditForm<MailServerChange>({
    draft: null,
    start,
    schema: mailServerChange,
    save: async (body) => {
      const saved = await save({ body });
      queryClient.setQueryData(keyOf(readMailServer, {}), saved);
      await queryClient.invalidateQueries({ queryKey: keyOf(readMailDelivery) });
      return editedOf(saved);
    },
  });
  const { fromEnvironment } = settings;
  const { values, errors } = form;
  const server = fromEnvironment.server ? (settings.server ?? EMPTY) : (values.server ?? EMPTY);
  const isAllFixed = fromEnvironment.server && fromEnvironment.sender;
  return (
    <EditBox
      form={form}
      title="Mail server"
      lead="The server of your mail provider that takes our mails and brings them to people."
      savedText={
        settings.server
          ? 'Saved. It counts from the next mail on. Send a test to yourself, below.'
          : 'Saved. From now on mails are written to files, and reach nobody.'
      }
      action={
        values.server ? (
          <Button variant="line" icon="trash-2" onClick={() => form.change({ server: null })}>
            Remove
          </Button>
        ) : undefined
      }
    >
      {settings.server && values.server === null && (
        <Notice tone="wait" title="Mails will reach nobody." announce="none">
          <p>Once this is saved, each one is written to a file.</p>
        </Notice>
      )}
      <ServerAccountFields
        part="server"
        words={WORDS}
        fixed={fromEnvironment.server}
        stored={settings.server}
        server={server}
        errors={errors}
        change={(part) => form.change({ server: { ...server, ...part } })}
      >
        <Field
          id={fieldId('sender')}
          label="Sender"
          type={fromEnvironment.sender ? 'text' : 'email'}
          hint={
            fromEnvironment.sender
              ? 'Set by MAIL_FROM, where the server runs.'
              : 'The address that mails come from. The name of your organisation stands beside it.'
          }
          readOnly={fromEnvironment.sender}
          value={fromEnvironment.sender ? settings.sender : (values.sender ?? '')}
          error={errors.sender}
          onChange={(event) => form.change({ sender: event.target.value })}
        />
      </ServerAccountFields>
      {isAllFixed && (
        <p className="hint">To change this, whoever runs the server changes the variables and starts it again.</p>
      )}
      {form.dirty && ways.length > 0 && (
        <div className="stack stack--close">
          <p className="hint">
            Whoever sets the mail server could read everybody’s links for a new password. So please show that it is you:
          </p>
          <ConfirmFields ways={ways} values={values} errors={errors} change={form.change} />
        </div>
      )}
    </EditBox>
  );
};
