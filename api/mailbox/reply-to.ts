import { type LetterRecord, letterRecordOf } from '#contract/letters/letters.ts';
import { staffKinds } from '#contract/mail-admin/mail-kinds.ts';
import type { StoredMail } from '#contract/mail-admin/mails.ts';
import type { Deps } from '../http/deps.ts';
import type { IncomingMail } from '../mail/incoming/incoming-mail.ts';
import { mailIdOf } from '../mail-admin/bounces.ts';
import type { Draft, View } from '../store/store.ts';
import { mailboxAddress } from './settings.ts';

const answeredBy = ({ kind, about }: StoredMail): LetterRecord | null =>
  staffKinds.includes(kind) ? null : letterRecordOf(about);

export const replyToOf = (deps: Pick<Deps, 'store' | 'policy' | 'replyAddresses'>, mail: StoredMail): string | null => {
  const address = mailboxAddress(deps);
  const about = address && answeredBy(mail);
  return about ? (deps.replyAddresses.of(address, about) ?? address) : null;
};

export const aboutOf = (
  { replyAddresses }: Pick<Deps, 'replyAddresses'>,
  tables: View | Draft,
  { to, answers }: Pick<IncomingMail, 'to' | 'answers'>,
): LetterRecord | null => {
  for (const address of to) {
    const about = replyAddresses.find(address);
    if (about) return about;
  }
  for (const messageId of answers) {
    const mail = tables.mails.get(mailIdOf(messageId));
    const about = mail && answeredBy(mail);
    if (about) return about;
  }
  return null;
};
