import { unsubscribedBy } from '#contract/mail-admin/mail-kinds.ts';
import type { StoredMail } from '#contract/mail-admin/mails.ts';
import { mailtoHref } from '#contract/personal-data/email.ts';
import type { Deps } from '../http/deps.ts';
import { readSettings } from '../settings/settings.ts';

/**
 * Address for opting out: the account of staff, or a mail to the charity with the reference. Undefined for mails that cannot
 * be opted out of, and while the charity has no address.
 */
export const unsubscribeOf = (
  { store, policy }: Pick<Deps, 'store' | 'policy'>,
  { kind, values }: Pick<StoredMail, 'kind' | 'values'>,
): string | undefined => {
  const by = unsubscribedBy(kind);
  if (by === 'account') return `${policy.publicUrl}/admin/security#notices`;
  const { email } = readSettings({ store }).contact;
  if (by === null || !email) return undefined;
  const subject = `Please send me no more emails${values.reference ? ` about ${values.reference}` : ''}`;
  return mailtoHref(email, { subject });
};
