import { join } from 'node:path';
import type { DiskSpace } from '../core/disk-space.ts';
import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { watchMailer } from '../monitoring/watched-mailer.ts';
import type { Env } from './env.ts';

const MAIL_FROM = 'charity-portal@localhost';

/** Hands mails to the mail server, or to files in the data folder where none is set; counts how it goes. */
export const openMailer = (
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  { space, now }: { space: DiskSpace; now: () => Date },
) => {
  const from = env.MAIL_FROM ?? MAIL_FROM;
  const mailer = env.SMTP_URL
    ? createSmtpMailer({ url: env.SMTP_URL, from })
    : createOutboxMailer({ folder: join(env.DATA_DIR, 'outbox'), from, space });
  return watchMailer(mailer, now);
};
