import type {
  MailEncryption,
  MailServerChange,
  MailServerSettings,
  StoredMailServer,
} from '#contract/mail-admin/mail-server.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import { confirmOwner } from '../auth/factors/confirm.ts';
import type { Sender } from '../auth/start-sign-in.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { type SmtpServer, signInOf } from '../mail/smtp-mailer.ts';
import { readSettings } from '../settings/settings.ts';
import { auditedAccount, passwordOf, refuseField, type StoredAccount, sealedAccount, setBy } from './server-account.ts';

type ServerDeps = Pick<Deps, 'store' | 'sealing' | 'policy'>;

const NO_SENDER = 'charity-portal@localhost';

const storedOf = ({ store }: Pick<Deps, 'store'>): StoredMailServer | undefined =>
  store.data.settings.get(SETTINGS_ID)?.mailServer;

const connectionOf = (deps: ServerDeps, server: StoredAccount): SmtpServer => ({
  host: server.host,
  port: server.port,
  secure: server.encryption === 'tls',
  requireTLS: server.encryption === 'starttls',
  ignoreTLS: server.encryption === 'none',
  ...(server.user && { auth: { user: server.user, pass: passwordOf(deps, 'server', server) ?? '' } }),
});

/** Null while mails are written to files. The environment wins over the settings. */
export const mailServerInUse = (deps: ServerDeps): SmtpServer | null => {
  const { url } = deps.policy.smtp;
  if (url) return { url };
  const server = storedOf(deps)?.server;
  return server ? connectionOf(deps, server) : null;
};

export const senderInUse = (deps: Pick<Deps, 'store' | 'policy'>): string => {
  if (deps.policy.smtp.from) return deps.policy.smtp.from;
  const address = storedOf(deps)?.sender;
  if (!address) return NO_SENDER;
  const name = readSettings(deps).organisation.name.replace(/["\\\r\n]/g, '');
  return `"${name}" <${address}>`;
};

const encryptionOf = (protocol: string): MailEncryption => (protocol === 'smtps:' ? 'tls' : 'starttls');

const viewOfUrl = (address: string): NonNullable<MailServerSettings['server']> => {
  const { hostname, port, protocol } = new URL(address);
  const { user, password } = signInOf({ url: address });
  const encryption = encryptionOf(protocol);
  // As nodemailer has it.
  const usual = encryption === 'tls' ? 465 : 587;
  return { host: hostname, port: port ? Number(port) : usual, encryption, user, hasPassword: password !== '' };
};

export const readMailServer = (deps: ServerDeps): MailServerSettings => {
  const { url, from } = deps.policy.smtp;
  const stored = storedOf(deps);
  const server = stored?.server;
  const view = () => {
    if (!server) return null;
    const { sealedPassword: _, ...parts } = server;
    return { ...parts, hasPassword: passwordOf(deps, 'server', server) !== null };
  };
  return {
    server: url ? viewOfUrl(url) : view(),
    sender: from ?? stored?.sender ?? '',
    fromEnvironment: { server: url !== null, sender: from !== null },
    savedAt: stored?.savedAt ?? null,
    savedBy: stored ? authorName(deps.store.data, stored.savedBy) : null,
  };
};

const SENDER_NEEDED = 'Please enter the address that mails come from.';

const checkEnvironment = ({ smtp }: Deps['policy'], { server, sender }: MailServerChange): void => {
  if (server !== undefined && smtp.url !== null) throw new Failure('conflict', setBy('SMTP_URL'));
  if (sender !== undefined && smtp.from !== null) throw new Failure('conflict', setBy('MAIL_FROM'));
};

/**
 * Replaces the settings of the mail server, for every process from the next mail on. Asks for the actor's password or a code,
 * as a new server could read everybody's reset links.
 * @throws Failure as `confirmOwner`; `conflict` when the environment sets it; `invalid` at the missing field.
 */
export const saveMailServer = async (
  deps: Deps,
  { server, sender, ...confirmation }: MailServerChange,
  actor: Actor,
  from: Sender,
): Promise<MailServerSettings> => {
  checkEnvironment(deps.policy, { server, sender });
  await confirmOwner(deps, confirmation, actor, from);
  await deps.store.change((draft) => {
    const settings = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    const before = settings.mailServer ?? { server: null, sender: '' };
    const after = {
      server: server ? sealedAccount(deps, 'server', server, before.server) : server === null ? null : before.server,
      sender: sender ?? before.sender,
    };
    const isSending = after.server !== null || deps.policy.smtp.url !== null;
    if (isSending && !after.sender && deps.policy.smtp.from === null) throw refuseField('sender', SENDER_NEEDED);
    const mailServer = { ...after, savedAt: deps.now().toISOString(), savedBy: actor.id };
    draft.settings.put({ ...settings, mailServer });
    const changed = changedFields(
      { ...auditedAccount(before.server), sender: before.sender },
      { ...auditedAccount(after.server), sender: after.sender },
    );
    const isNewPassword = Boolean(server?.password) && after.server?.user !== '';
    recordAudit(draft, deps, {
      actor,
      action: 'changed',
      subjectKind: 'settings',
      subjectId: SETTINGS_ID,
      detail: 'mail server',
      changed: { ...changed, after: { ...changed.after, ...(isNewPassword && { password: 'a new one' }) } },
    });
  });
  return readMailServer(deps);
};
