import { systemCode } from '../core/disk-failure.ts';
import { Failure } from '../core/failure.ts';
import type { Mailer } from '../mail/mailer.ts';

/** How handing over mails went, in this process since its start. */
export interface MailFigures {
  sent: number;
  failed: number;
  lastSentAt: Date | null;
  lastFailedAt: Date | null;
  /** The code of the latest failure, such as `EAUTH`, and the mail server's reply code; never its words, which name people. */
  lastFailure: { code: string; reply: number | null } | null;
}

const describe = (error: unknown): NonNullable<MailFigures['lastFailure']> => {
  const reply = error instanceof Error && 'responseCode' in error ? error.responseCode : null;
  const code = error instanceof Failure ? error.code : (systemCode(error) ?? 'unknown');
  return { code: code.slice(0, 40), reply: typeof reply === 'number' ? reply : null };
};

/** A mailer that counts what becomes of its mails. */
export const watchMailer = (mailer: Mailer, now: () => Date): { mailer: Mailer; figures: () => MailFigures } => {
  const figures: MailFigures = { sent: 0, failed: 0, lastSentAt: null, lastFailedAt: null, lastFailure: null };
  return {
    figures: () => ({ ...figures }),
    mailer: {
      ...mailer,
      async send(mail) {
        try {
          await mailer.send(mail);
        } catch (error) {
          figures.failed += 1;
          figures.lastFailedAt = now();
          figures.lastFailure = describe(error);
          throw error;
        }
        figures.sent += 1;
        figures.lastSentAt = now();
      },
    },
  };
};
