import type { Transporter } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

/** No mail server is waited for longer than this, in milliseconds. */
const TIMEOUTS = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through the mail server at `url` (`smtp://user:password@host:port`, or `smtps://`). */
export const createSmtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  let transport: Promise<Transporter> | undefined;
  /** Loaded with the first mail: most starts send none. */
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  };
  return {
    mailServer: true,
    async send(mail) {
      transport ??= connect();
      await (await transport).sendMail(messageOf(mail, from));
    },
    async forget() {},
    forgetBefore: async () => 0,
  };
};
