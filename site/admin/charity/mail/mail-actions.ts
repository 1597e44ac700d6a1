import { retryMail, stopMail, unblockMailAddress } from '#contract/mail-admin/calls.ts';

/** A call answers 409 if the mail was sent meanwhile. */
export const mailActions = { retry: retryMail, stop: stopMail, unblock: unblockMailAddress };
export type MailAction = keyof typeof mailActions;
