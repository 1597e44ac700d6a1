import { startThread } from '../../core/start-worker.ts';
import { createWorkerHost } from '../../core/worker-host.ts';
import type { IncomingMail } from './incoming-mail.ts';
import type { MailSource } from './parse-mail.ts';

const LIMIT_MS = 20_000;
const IDLE_MS = 30_000;
const MEMORY = { maxOldGenerationSizeMb: 512 };

export interface MailParser {
  /** Rejects if the mail cannot be read or takes too long. */
  parse(mail: MailSource): Promise<IncomingMail>;
  close(): Promise<void>;
}

export const createMailParser = (limitMs = LIMIT_MS): MailParser => {
  const host = createWorkerHost<MailSource, IncomingMail>({
    start: () => startThread({ beside: import.meta.url, name: 'parse-mail-thread' }, { limits: MEMORY }),
    limitMs: () => limitMs,
    idleMs: IDLE_MS,
  });
  return { parse: (mail) => host.run(mail, { sender: '' }), close: host.close };
};
