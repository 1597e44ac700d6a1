import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Factors } from '#contract/auth/factors.ts';
import { readMailDelivery, readMailServer, saveMailServer } from '#contract/mail-admin/calls.ts';
import {
  type MailEncryption,
  type MailServerChange,
  type MailServerSettings,
  mailEncryptions,
  mailServerChange,
  type NewMailServer,
  usualMailPorts,
} from '#contract/mail-admin/mail-server.ts';
import { keyOf, useSend } from '../../client/calls.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Field } from '../../ui/Field.tsx';
import { Trash2 } from '../../ui/icons/Trash2.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EditBox, fieldId } from '../forms/EditBox.tsx';
import { WholeNumberField } from '../forms/NumberField.tsx';
import { useEditForm } from '../forms/useEditForm.ts';
import { PasswordField } from '../login/PasswordField.tsx';
import { ConfirmFields } from '../security/ConfirmFields.tsx';

const encryptionLabels: Record<MailEncryption, string> = {
  tls: 'TLS from the start (usually port 465)',
  starttls: 'STARTTLS (usually port 587)',
  none: 'None (in your own network only)',
};

const EMPTY: NewMailServer = { host: '', port: usualMailPorts.starttls, encryption: 'starttls', user: '' };
const SET_BY_URL = 'Set by SMTP_URL, where the server runs.';

/** What is edited: nothing of what the environment says, and never the stored password. */
const editedOf = ({ server, sender, fromEnvironment }: MailServerSettings): MailServerChange => {
  const { hasPassword: _, ...parts } = server ?? { hasPassword: false };
  return {
    ...(!fromEnvironment.server && { server: server ? (parts as NewMailServer) : null }),
    ...(!fromEnvironment.sender && { sender }),
  };
};

interface ServerFieldsProps {
  settings: MailServerSettings;
  server: NewMailServer;
  errors: Readonly<Record<string, string>>;
  change(part: Partial<NewMailServer>): void;
  /** The sender. */
  children: Elements;
}

/** What is said below the field for the password. */
const passwordHint = ({ server }: MailServerSettings, { user }: NewMailServer): string => {
  if (user === '') return 'Without a user none is sent.';
  return server?.hasPassword
    ? 'One is stored, and shown to nobody. Leave this empty to keep it.'
    : 'Shown to nobody later.';
};

const ServerFields = ({ settings, server, errors, change, children }: ServerFieldsProps) => {
  const fixed = settings.fromEnvironment.server;
  const { host, port, encryption, user, password = '' } = server;
  const changeEncryption = (next: MailEncryption) =>
    change({ encryption: next, ...(port === usualMailPorts[encryption] && { port: usualMailPorts[next] }) });
  return (
    <div className="cols">
      <Field
        id={fieldId('server.host')}
        label="Server"
        hint={fixed ? SET_BY_URL : 'Your mail provider calls it the outgoing server or SMTP server.'}
        readOnly={fixed}
        placeholder={fixed ? undefined : 'smtp.example.org'}
        spellCheck={false}
        autoCapitalize="none"
        value={host}
        error={errors['server.host']}
        onChange={(event) => change({ host: event.target.value })}
      />
      {fixed ? (
        <Field label="Port" hint={SET_BY_URL} short readOnly value={String(port)} />
      ) : (
        <WholeNumberField
          name="server.port"
          label="Port"
          hint="465, 587 or 25, or what your provider says."
          value={port}
          error={errors['server.port']}
          onChange={(value) => change({ port: value })}
        />
      )}
      {fixed ? (
        <Field label="Encryption" hint={SET_BY_URL} readOnly value={encryptionLabels[encryption]} />
      ) : (
        <Field
          as="select"
          id={fieldId('server.encryption')}
          label="Encryption"
          hint="How the connection to the server is protected."
          value={encryption}
          error={errors['server.encryption']}
          onChange={(event) => changeEncryption(event.target.value as MailEncryption)}
        >
          {mailEncryptions.map((one) => (
            <option key={one} value={one}>
              {encryptionLabels[one]}
            </option>
          ))}
        </Field>
      )}
      {children}
      <Field
        id={fieldId('server.user')}
        label="User"
        note="Optional"
        hint={fixed ? SET_BY_URL : 'Often the whole e-mail address.'}
        readOnly={fixed}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        value={user}
        error={errors['server.user']}
        onChange={(event) => change({ user: event.target.value })}
      />
      {fixed ? (
        <Field
          label="Password"
          hint={SET_BY_URL}
          readOnly
          value={settings.server?.hasPassword ? 'Set, and shown to nobody' : 'None'}
        />
      ) : (
        <PasswordField
          id={fieldId('server.password')}
          label="Password of this user"
          hint={passwordHint(settings, server)}
          autoComplete="new-password"
          required={false}
          value={password}
          error={errors['server.password']}
          onChange={(next) => change({ password: next === '' ? undefined : next })}
        />
      )}
    </div>
  );
};

/** Which server takes our mails, and whom they come from. What a variable says stands beside, and is not edited. */
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
  const lost = !fromEnvironment.server && settings.server?.user && !settings.server.hasPassword;
  const isAllFixed = fromEnvironment.server && fromEnvironment.sender;
  return (
    <EditBox
      form={form}
      title="Mail server"
      lead="The server of your mail provider that takes our mails and brings them to people."
      savedText="Saved. It counts from the next mail on. Send a test to yourself, below."
      action={
        values.server ? (
          <Button variant="line" icon={Trash2} onClick={() => form.change({ server: null })}>
            Remove
          </Button>
        ) : undefined
      }
    >
      {lost && (
        <Notice tone="bad" title="The password cannot be read any more." announce="none">
          <p>The secret of the portal’s server was changed. Please type the password again.</p>
        </Notice>
      )}
      {settings.server && values.server === null && (
        <Notice tone="wait" title="Mails will reach nobody." announce="none">
          <p>Once this is saved, each one is written to a file.</p>
        </Notice>
      )}
      <ServerFields
        settings={settings}
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
      </ServerFields>
      {isAllFixed && (
        <p className="hint">To change this, whoever runs the server changes the variables and starts it again.</p>
      )}
      {form.dirty && (
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
