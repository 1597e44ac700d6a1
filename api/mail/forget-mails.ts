import type { Deps } from '../deps.ts';
import { untilDone } from '../until-done.ts';

/** Deletes kept mails about records that are gone. Never throws: what cannot be deleted now is logged and tried again. */
export const forgetMails = ({ mailer, log }: Pick<Deps, 'mailer' | 'log'>, about: readonly string[]): Promise<void> =>
  untilDone(() => mailer.forget(about), 'mail.not-forgotten', log);
