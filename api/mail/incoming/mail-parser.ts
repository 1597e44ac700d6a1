import { startThread } from '../../core/start-worker.ts';
import { createWorkerHost } from '../../core/worker-host.ts';
import type { IncomingMail } from './incoming-mail.ts';
import type { MailSource } from './parse-mail.ts';

/** A mail of 10 MB takes a second. */
const LIMIT_MS = 20_000;
const IDLE_MS = 30_000;
const MEMORY = { maxOldGenerationSizeMb: 512 };

export interface MailParser {
  /** Reads a mail. Rejects for what cannot be read, or takes too long. */
  parse(mail: MailSource): Promise<IncomingMail>;
  close(): Promise<void>;
}

/** Reads mails in a thread, which is started with the first one and ended soon after the last. */
export const createMailParser = (limitMs = LIMIT_MS): MailParser => {
  const host = createWorkerHost<MailSource, IncomingMail>({
    start: () => startThread({ beside: import.meta.url, name: 'parse-mail-thread' }, { limits: MEMORY }),
    limitMs: () => limitMs,
    idleMs: IDLE_MS,
  });
  return { parse: (mail) => host.run(mail, { sender: '' }), close: host.close };
};
