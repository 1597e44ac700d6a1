import { retryUntilDone } from '../core/retry-until-done.ts';
import type { Deps } from '../http/deps.ts';

/** Deletes stored mails by their own ids or those of deleted records. Never throws: logs a failure and retries. */
export const forgetMails = ({ mailer, log }: Pick<Deps, 'mailer' | 'log'>, ids: readonly string[]): Promise<void> =>
  retryUntilDone(() => mailer.forget(ids), 'mail.delete-failed', log);
