import { HandoverBroken } from './classify-error.ts';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

const MINUTE_MS = 60_000;
/** How long a mail server may take, in milliseconds, until it is reached, greets and has signed us in. */
const REACH_MS = 30_000;
/** How long it may say nothing after that: RFC 5321 (4.5.3.2.6) asks for ten minutes of patience after the last dot. */
const SILENCE_MS = 10 * MINUTE_MS;
/** How long it may take for a mail in all. */
const HANDOVER_MAX_MS = 15 * MINUTE_MS;

/** What is refused in the server's own words says so itself, whenever it comes. */
const isRefusal = (error: Error & { code?: unknown }) => error.code === 'EENVELOPE' || error.code === 'EMESSAGE';

/** Sends through the mail server at `url` (`smtp://user:password@host:port`, or `smtps://`), over a connection for each mail. */
export const createSmtpMailer = ({
  url,
  from,
  reachMs = REACH_MS,
  silenceMs = SILENCE_MS,
  handoverMaxMs = HANDOVER_MAX_MS,
}: {
  url: string;
  from: string;
  reachMs?: number;
  silenceMs?: number;
  handoverMaxMs?: number;
}): Mailer => ({
  mailServer: true,
  async send(mail) {
    // Loaded with the first mail: most starts send none.
    const { createTransport } = await import('nodemailer');
    const timeouts = { dnsTimeout: reachMs, connectionTimeout: reachMs, greetingTimeout: reachMs };
    const locked = { disableFileAccess: true, disableUrlAccess: true };
    const transport = createTransport({ url, ...timeouts, socketTimeout: silenceMs, ...locked });
    const abort = new AbortController();
    let isReached = false;
    let limit = setTimeout(() => abort.abort(), reachMs);
    transport.use('stream', ({ message }, done) => {
      // The message is read once the server has greeted and signed us in.
      message.processFunc((content) => {
        isReached = true;
        clearTimeout(limit);
        limit = setTimeout(() => abort.abort(), handoverMaxMs);
        return content;
      });
      done();
    });
    try {
      await transport.sendMail({ ...messageOf(mail, from), signal: abort.signal });
    } catch (error) {
      if (isReached && error instanceof Error && !isRefusal(error)) throw new HandoverBroken(error);
      throw error;
    } finally {
      clearTimeout(limit);
    }
  },
  async forget() {},
  forgetBefore: async () => 0,
});
