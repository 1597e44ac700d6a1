import { retryUntilDone } from '../core/retry-until-done.ts';
import type { Deps } from '../http/deps.ts';

/** Deletes stored mails about deleted records. Never throws: a failure is logged and the deletion tried again. */
export const forgetMails = ({ mailer, log }: Pick<Deps, 'mailer' | 'log'>, about: readonly string[]): Promise<void> =>
  retryUntilDone(() => mailer.forget(about), 'mail.delete-failed', log);
