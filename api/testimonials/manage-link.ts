import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { readSettings } from '../settings/settings.ts';

/** Contains no text of the sender, as the address may be somebody else's. */
const mailText = (name: string, url: string, site: string) =>
  [
    'Hello,',
    '',
    `a testimonial was sent to ${name} with this e-mail address. With this private link you can read it again, correct it, or withdraw it at any time:`,
    '',
    url,
    '',
    'Whoever has the link can do so: please keep it to yourself.',
    'If it was not you who sent a testimonial, the link lets you delete it.',
    '',
    `What we keep, and why: ${site}/privacy`,
  ].join('\n');

/**
 * Mails the manage link in the background; a failure is logged. Nothing is mailed to an address that has had its mails of
 * today: the link is also shown where the testimonial was sent.
 */
export const mailManageLink = (
  deps: Pick<Deps, 'store' | 'mailer' | 'mailQuota' | 'policy' | 'log'>,
  about: string,
  to: string,
  url: string,
): void => {
  if (!deps.mailQuota.take(to)) {
    deps.log.warn('manage-link.not-mailed', { about });
    return;
  }
  const { name } = readSettings(deps).organisation;
  const text = mailText(name, url, deps.policy.publicUrl);
  deps.mailer
    .send({ to, subject: `Your testimonial for ${name}`, text, about })
    .catch((error: unknown) => deps.log.error('manage-link.mail-failed', describeError(error)));
};
