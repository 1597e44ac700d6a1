import type { Transporter } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';
import { HANDOVER_MAX_MS } from './retry-delay.ts';

/** How long a mail server may say nothing, in milliseconds; to be found, reached and greeted it has half of that. */
const SILENCE_MS = 20_000;

/** Sends through the mail server at `url` (`smtp://user:password@host:port`, or `smtps://`). */
export const createSmtpMailer = ({
  url,
  from,
  silenceMs = SILENCE_MS,
  handoverMaxMs = HANDOVER_MAX_MS,
}: {
  url: string;
  from: string;
  silenceMs?: number;
  handoverMaxMs?: number;
}): Mailer => {
  let transport: Promise<Transporter> | undefined;
  /** Loaded with the first mail: most starts send none. */
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    const half = silenceMs / 2;
    const timeouts = { dnsTimeout: half, connectionTimeout: half, greetingTimeout: half, socketTimeout: silenceMs };
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  };
  return {
    mailServer: true,
    async send(mail) {
      transport ??= connect();
      const signal = AbortSignal.timeout(handoverMaxMs);
      await (await transport).sendMail({ ...messageOf(mail, from), signal });
    },
    async forget() {},
    forgetBefore: async () => 0,
  };
};
