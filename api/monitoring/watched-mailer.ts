import { systemCode } from '../core/disk-failure.ts';
import { Failure } from '../core/failure.ts';
import type { Mailer } from '../mail/mailer.ts';

export interface MailFigures {
  sent: number;
  written: number;
  failed: number;
  lastSentAt: Date | null;
  lastFailedAt: Date | null;
  /** Code such as `EAUTH` and the server's reply code; never its words, which name people. */
  lastFailure: { code: string; reply: number | null } | null;
}

export const describeFailure = (error: unknown): NonNullable<MailFigures['lastFailure']> => {
  const reply = error instanceof Error && 'responseCode' in error ? error.responseCode : null;
  const code = error instanceof Failure ? error.code : (systemCode(error) ?? 'unknown');
  return { code: code.slice(0, 40), reply: typeof reply === 'number' ? reply : null };
};

export const watchMailer = (mailer: Mailer, now: () => Date): { mailer: Mailer; figures: () => MailFigures } => {
  const figures: MailFigures = {
    sent: 0,
    written: 0,
    failed: 0,
    lastSentAt: null,
    lastFailedAt: null,
    lastFailure: null,
  };
  return {
    figures: () => ({ ...figures }),
    mailer: {
      ...mailer,
      get mailServer() {
        return mailer.mailServer;
      },
      async send(mail, patience) {
        try {
          const handedOver = await mailer.send(mail, patience);
          if (handedOver.to === 'server') {
            figures.sent += 1;
            figures.lastSentAt = now();
          } else figures.written += 1;
          return handedOver;
        } catch (error) {
          figures.failed += 1;
          figures.lastFailedAt = now();
          figures.lastFailure = describeFailure(error);
          throw error;
        }
      },
    },
  };
};
