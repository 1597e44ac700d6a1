import { retryUntilDone } from '../core/retry-until-done.ts';
import type { Deps } from '../http/deps.ts';

/** Deletes kept mails about records that are gone. Never throws: what cannot be deleted now is logged and tried again. */
export const forgetMails = ({ mailer, log }: Pick<Deps, 'mailer' | 'log'>, about: readonly string[]): Promise<void> =>
  retryUntilDone(() => mailer.forget(about), 'mail.not-forgotten', log);
