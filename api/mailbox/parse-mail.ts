import { startThread } from '../core/start-worker.ts';
import { createWorkerHost } from '../core/worker-host.ts';
import type { FetchedMail } from './connect.ts';
import { type IncomingMail, unreadMail } from './incoming-mail.ts';
import type { MailSource } from './parse-mail-thread.ts';

/** A mail of 10 MB takes a second. */
const LIMIT_MS = 20_000;
const IDLE_MS = 30_000;
const MEMORY = { maxOldGenerationSizeMb: 512 };

export interface MailParser {
  /** Reads a mail; what cannot be read, or takes too long, is a mail without a text. Never rejects. */
  parse(mail: FetchedMail): Promise<IncomingMail>;
  close(): Promise<void>;
}

/** Reads mails in a thread, which is started with the first one. */
export const createMailParser = (limitMs = LIMIT_MS): MailParser => {
  const host = createWorkerHost<MailSource, IncomingMail>({
    start: () => startThread({ beside: import.meta.url, name: 'parse-mail-thread' }, { limits: MEMORY }),
    limitMs: () => limitMs,
    idleMs: IDLE_MS,
  });
  return {
    parse: ({ source, isTooLarge }) =>
      source
        ? host.run({ source, isTooLarge }, { sender: '' }).catch(() => unreadMail(source))
        : Promise.resolve(unreadMail(null)),
    close: host.close,
  };
};
