import type { Deps } from '../deps.ts';
import { describeError } from '../log.ts';

/** Deletes kept mails about records that are gone. Never throws: what could not be deleted is logged. */
export const forgetMails = async (
  { mailer, log }: Pick<Deps, 'mailer' | 'log'>,
  about: readonly string[],
): Promise<void> => {
  await mailer.forget(about).catch((error: unknown) => log.error('mail.not-forgotten', describeError(error)));
};
