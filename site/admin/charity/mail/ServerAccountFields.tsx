import { type MailEncryption, mailEncryptions, type NewServerAccount } from '#contract/mail-admin/mail-server.ts';
import type { Elements } from '../../../ui/elements.ts';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PasswordField } from '../../account/login/PasswordField.tsx';
import { fieldId } from '../../shell/forms/EditBox.tsx';
import { WholeNumberField } from '../../shell/forms/NumberField.tsx';

export interface ServerWords {
  /** Environment variable that can set it. */
  setBy: string;
  server: string;
  placeholder: string;
  ports: Record<MailEncryption, number>;
  unencrypted: string;
  /** False if the server requires a sign-in. */
  userIsOptional: boolean;
}

const labelsOf = ({ ports, unencrypted }: ServerWords): Record<MailEncryption, string> => ({
  tls: `TLS from the start (usually port ${ports.tls})`,
  starttls: `STARTTLS (usually port ${ports.starttls})`,
  none: `None (${unencrypted})`,
});

interface ServerAccountFieldsProps {
  part: 'server' | 'mailbox';
  words: ServerWords;
  /** Set by the environment and therefore read-only. */
  fixed: boolean;
  /** Account that is saved; null for none. */
  stored: { user: string; hasPassword: boolean } | null;
  server: NewServerAccount;
  errors: Readonly<Record<string, string>>;
  change(part: Partial<NewServerAccount>): void;
  children: Elements;
}

export const ServerAccountFields = ({
  part,
  words,
  fixed,
  stored,
  server,
  errors,
  change,
  children,
}: ServerAccountFieldsProps) => {
  const { host, port, encryption, user, password = '' } = server;
  const { ports, userIsOptional } = words;
  const hasPassword = stored?.hasPassword ?? false;
  const setBy = `Set by ${words.setBy}, where the server runs.`;
  const labels = labelsOf(words);
  const id = (name: string) => fieldId(`${part}.${name}`);
  const error = (name: string) => errors[`${part}.${name}`];
  const changeEncryption = (next: MailEncryption) =>
    change({ encryption: next, ...(port === ports[encryption] && { port: ports[next] }) });
  const usualPorts = [...new Set(Object.values(ports))].join(', ').replace(/, (\d+)$/, ' or $1');
  const passwordHint = hasPassword
    ? 'One is stored, and shown to nobody. Leave this empty to keep it.'
    : 'Shown to nobody later.';
  return (
    <>
      {!fixed && stored?.user && !hasPassword && (
        <Notice tone="bad" title="The password cannot be read any more." announce="none">
          <p>The secret of the portal’s server was changed. Please type the password again.</p>
        </Notice>
      )}
      <div className="cols">
        <Field
          id={id('host')}
          label="Server"
          hint={fixed ? setBy : words.server}
          readOnly={fixed}
          placeholder={fixed ? undefined : words.placeholder}
          spellCheck={false}
          autoCapitalize="none"
          value={host}
          error={error('host')}
          onChange={(event) => change({ host: event.target.value })}
        />
        {fixed ? (
          <Field label="Port" hint={setBy} short readOnly value={String(port)} />
        ) : (
          <WholeNumberField
            name={`${part}.port`}
            label="Port"
            hint={`${usualPorts}, or what your provider says.`}
            value={port}
            error={error('port')}
            onChange={(value) => change({ port: value })}
          />
        )}
        {fixed ? (
          <Field label="Encryption" hint={setBy} readOnly value={labels[encryption]} />
        ) : (
          <Field
            as="select"
            id={id('encryption')}
            label="Encryption"
            hint="How the connection to the server is protected."
            value={encryption}
            error={error('encryption')}
            onChange={(event) => changeEncryption(event.target.value as MailEncryption)}
          >
            {mailEncryptions.map((one) => (
              <option key={one} value={one}>
                {labels[one]}
              </option>
            ))}
          </Field>
        )}
        {children}
        <Field
          id={id('user')}
          label="User"
          note={userIsOptional ? 'Optional' : undefined}
          hint={fixed ? setBy : 'Often the whole email address.'}
          readOnly={fixed}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          value={user}
          error={error('user')}
          onChange={(event) => change({ user: event.target.value })}
        />
        {fixed ? (
          <Field label="Password" hint={setBy} readOnly value={hasPassword ? 'Set, and shown to nobody' : 'None'} />
        ) : (
          <PasswordField
            id={id('password')}
            label="Password of this user"
            hint={user === '' && userIsOptional ? 'Without a user none is sent.' : passwordHint}
            autoComplete="new-password"
            required={false}
            value={password}
            error={error('password')}
            onChange={(next) => change({ password: next === '' ? undefined : next })}
          />
        )}
      </div>
    </>
  );
};
