import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** No mail server is waited for longer than this, in milliseconds. */
const TIMEOUTS = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through the mail server at `url` (`smtp://user:password@host:port`, or `smtps://`). */
export const createSmtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    async forget() {},
  };
};
