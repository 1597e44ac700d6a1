import { join } from 'node:path';
import type { Deps } from '../http/deps.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { mailServerInUse, senderInUse } from '../mail-admin/mail-server.ts';
import { watchMailer } from '../monitoring/watched-mailer.ts';

type MailerDeps = Pick<Deps, 'store' | 'sealing' | 'policy' | 'space' | 'now'> & { dataDir: string };

/**
 * Uses the mail server set up at that moment, or files in the data folder if there is none; files left from a time without one
 * are deleted either way.
 */
export const openMailer = ({ dataDir, ...deps }: MailerDeps) => {
  const files = () =>
    createOutboxMailer({ folder: join(dataDir, 'outbox'), from: senderInUse(deps), space: deps.space });
  const mailer: Mailer = {
    get mailServer() {
      return mailServerInUse(deps) !== null;
    },
    send(mail, patience) {
      const server = mailServerInUse(deps);
      const handover = server ? createSmtpMailer({ ...server, from: senderInUse(deps) }) : files();
      return handover.send(mail, patience);
    },
    forget: (ids) => files().forget(ids),
    forgetBefore: (limit) => files().forgetBefore(limit),
  };
  return watchMailer(mailer, deps.now);
};
