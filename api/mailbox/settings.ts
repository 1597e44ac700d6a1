import { createHash } from 'node:crypto';
import type { MailEncryption } from '#contract/mail-admin/mail-server.ts';
import {
  INBOX,
  type MailboxChange,
  type MailboxSettings,
  type StoredMailbox,
  usualMailboxPorts,
} from '#contract/mail-admin/mailbox.ts';
import { isEmail } from '#contract/personal-data/email.ts';
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
import { signInOf } from '../mail/smtp-mailer.ts';
import { senderInUse } from '../mail-admin/mail-server.ts';
import { auditedAccount, passwordOf, sealedAccount, setBy } from '../mail-admin/server-account.ts';

type SettingDeps = Pick<Deps, 'store' | 'sealing' | 'policy'>;

export interface MailboxAccount {
  host: string;
  port: number;
  encryption: MailEncryption;
  user: string;
  password: string;
  folder: string;
}

const storedOf = ({ store }: Pick<Deps, 'store'>): StoredMailbox | undefined =>
  store.data.settings.get(SETTINGS_ID)?.mailbox;

/** `imaps://user:password@host:port/folder`; `imap://` uses STARTTLS, like `smtp://`. */
const accountOfUrl = (address: string): MailboxAccount => {
  const { protocol, hostname, port, pathname } = new URL(address);
  const encryption = protocol === 'imaps:' ? 'tls' : 'starttls';
  return {
    // An IPv6 address stands in brackets.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : usualMailboxPorts[encryption],
    encryption,
    ...signInOf({ url: address }),
    folder: decodeURIComponent(pathname.slice(1)) || INBOX,
  };
};

/** Null if none is set up. The environment wins over the settings. */
export const mailboxInUse = (deps: SettingDeps): MailboxAccount | null => {
  const { imapUrl } = deps.policy;
  if (imapUrl) return accountOfUrl(imapUrl);
  const stored = storedOf(deps)?.mailbox;
  if (!stored) return null;
  const { host, port, encryption, user, folder } = stored;
  return { host, port, encryption, user, folder: folder || INBOX, password: passwordOf(deps, 'mailbox', stored) ?? '' };
};

/** Stored id of a mailbox, a hash that does not reveal its owner. */
export const mailboxId = ({ host, user, folder }: MailboxAccount): string =>
  createHash('sha256').update([host, user, folder].join('\n')).digest('base64url').slice(0, 22);

export const failingSince = (deps: SettingDeps): string | null => {
  const account = mailboxInUse(deps);
  const position = account && deps.store.data.mailboxPositions.get(mailboxId(account));
  return position?.failing?.since ?? null;
};

/** Address from the settings, or of the user, or else of the sender; null without any. */
export const mailboxAddress = (deps: Pick<Deps, 'store' | 'policy'>): string | null => {
  const { imapUrl } = deps.policy;
  const stored = storedOf(deps)?.mailbox;
  const user = imapUrl ? accountOfUrl(imapUrl).user : stored?.user;
  if (user === undefined) return null;
  const sender = senderInUse(deps);
  const candidates = [imapUrl ? '' : (stored?.address ?? ''), user, /<([^<>]*)>$/.exec(sender)?.[1] ?? sender];
  return candidates.find(isEmail) ?? null;
};

export const readMailboxSettings = (deps: SettingDeps): MailboxSettings => {
  const { imapUrl } = deps.policy;
  const stored = storedOf(deps);
  const view = (): MailboxSettings['mailbox'] => {
    if (imapUrl) {
      const { password, ...account } = accountOfUrl(imapUrl);
      return { ...account, address: '', hasPassword: password !== '' };
    }
    if (!stored?.mailbox) return null;
    const { sealedPassword: _, ...parts } = stored.mailbox;
    return { ...parts, hasPassword: passwordOf(deps, 'mailbox', stored.mailbox) !== null };
  };
  return {
    mailbox: view(),
    answersTo: mailboxAddress(deps),
    fromEnvironment: imapUrl !== null,
    savedAt: stored?.savedAt ?? null,
    savedBy: stored ? authorName(deps.store.data, stored.savedBy) : null,
  };
};

/**
 * Asks for the actor's password or a code, as a new mailbox could bring in foreign mails.
 * @throws Failure as `confirmOwner`; `conflict` when the environment sets it; `invalid` at the missing field.
 */
export const saveMailbox = async (
  deps: Deps,
  { mailbox, ...confirmation }: MailboxChange,
  actor: Actor,
  from: Sender,
): Promise<MailboxSettings> => {
  if (deps.policy.imapUrl !== null) throw new Failure('conflict', setBy('IMAP_URL'));
  await confirmOwner(deps, confirmation, actor, from);
  await deps.store.change((draft) => {
    const settings = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    const before = settings.mailbox?.mailbox ?? null;
    const after = mailbox && sealedAccount(deps, 'mailbox', { ...mailbox, folder: mailbox.folder || INBOX }, before);
    const stored = { mailbox: after, savedAt: deps.now().toISOString(), savedBy: actor.id };
    draft.settings.put({ ...settings, mailbox: stored });
    const changed = changedFields(auditedAccount(before), auditedAccount(after));
    recordAudit(draft, deps, {
      actor,
      action: 'changed',
      subjectKind: 'settings',
      subjectId: SETTINGS_ID,
      detail: 'mailbox',
      changed: { ...changed, after: { ...changed.after, ...(mailbox?.password && { password: 'a new one' }) } },
    });
  });
  return readMailboxSettings(deps);
};
