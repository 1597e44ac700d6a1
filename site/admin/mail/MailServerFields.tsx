import {
  type MailEncryption,
  type MailServerSettings,
  mailEncryptions,
  type NewMailServer,
  usualMailPorts,
} from '#contract/mail-admin/mail-server.ts';
import type { Elements } from '../../ui/elements.ts';
import { Field } from '../../ui/Field.tsx';
import { fieldId } from '../forms/EditBox.tsx';
import { WholeNumberField } from '../forms/NumberField.tsx';
import { PasswordField } from '../login/PasswordField.tsx';

const encryptionLabels: Record<MailEncryption, string> = {
  tls: 'TLS from the start (usually port 465)',
  starttls: 'STARTTLS (usually port 587)',
  none: 'None (in your own network only)',
};

const SET_BY_URL = 'Set by SMTP_URL, where the server runs.';

interface MailServerFieldsProps {
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

/** The fields of a mail server; what a variable says can only be read. */
export const MailServerFields = ({ settings, server, errors, change, children }: MailServerFieldsProps) => {
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
        hint={fixed ? SET_BY_URL : 'Often the whole email address.'}
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
