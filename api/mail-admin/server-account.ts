import type { NewServerAccount } from '#contract/mail-admin/mail-server.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';

export interface StoredAccount extends Omit<NewServerAccount, 'password'> {
  sealedPassword: string | null;
}

export type AccountField = 'server' | 'mailbox';
const names: Record<AccountField, string> = { server: 'the mail server', mailbox: 'the mailbox on' };

/** Seals a password for one server, user and encryption: sending it elsewhere means typing it again. */
const purposeOf = (field: AccountField, { host, port, encryption, user }: Omit<NewServerAccount, 'password'>) =>
  `the password of ${user} at ${names[field]} ${host}:${port} (${encryption})`;

/** Null if there is none, or it can no longer be opened. */
export const passwordOf = (
  { sealing }: Pick<Deps, 'sealing'>,
  field: AccountField,
  account: StoredAccount,
): string | null =>
  account.sealedPassword === null ? null : sealing.open(purposeOf(field, account), account.sealedPassword);

export const setBy = (name: string) => `This is set by ${name} where the server runs, and cannot be changed here.`;
const PASSWORD_AGAIN =
  'Please type the password again: it was given for another server, port, user or encryption, and is sent to no other.';
const PASSWORD_NEEDED = 'Please type the password of this user.';

export const refuseField = (field: string, sentence: string) =>
  new Failure('invalid', sentence, { fields: { [field]: sentence } });

/** @throws Failure `invalid` when the password has to be typed. */
export const sealedAccount = <Typed extends NewServerAccount>(
  { sealing }: Pick<Deps, 'sealing'>,
  field: AccountField,
  { password, ...typed }: Typed,
  before: StoredAccount | null,
): Omit<Typed, 'password'> & StoredAccount => {
  // Small letters, and the domain in ASCII.
  const parts = { ...typed, host: new URL(`http://${typed.host}`).hostname };
  if (parts.user === '') return { ...parts, sealedPassword: null };
  const purpose = purposeOf(field, parts);
  if (password) return { ...parts, sealedPassword: sealing.seal(purpose, password) };
  const isOpen = before?.sealedPassword && sealing.open(purpose, before.sealedPassword) !== null;
  if (!isOpen) throw refuseField(`${field}.password`, before?.sealedPassword ? PASSWORD_AGAIN : PASSWORD_NEEDED);
  return { ...parts, sealedPassword: before.sealedPassword };
};

export const auditedAccount = (account: StoredAccount | null): Record<string, unknown> => {
  const { sealedPassword: _, ...parts } = account ?? { sealedPassword: null };
  return parts;
};
