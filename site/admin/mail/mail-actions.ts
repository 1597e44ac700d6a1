import { retryMail, stopMail, unblockMailAddress } from '#contract/mail-admin/calls.ts';

/** What staff can do with a mail. A call answers 409 when it was sent meanwhile. */
export const mailActions = { retry: retryMail, stop: stopMail, unblock: unblockMailAddress };
export type MailAction = keyof typeof mailActions;
