import { HandoverBroken } from './classify-error.ts';
import type { Mailer, Patience } from './mailer.ts';
import { messageOf } from './message.ts';

const MINUTE_MS = 60_000;
/** RFC 5321 (4.5.3.2.6) asks for ten minutes of patience after the last dot. */
const PATIENCE: Patience = { reachMs: 30_000, silenceMs: 10 * MINUTE_MS, handoverMaxMs: 15 * MINUTE_MS };

/** A whole address (`smtp://user:password@host:port`, or `smtps://`), or its parts as nodemailer names them. */
export type SmtpServer =
  | { url: string }
  | {
      host: string;
      port: number;
      /** TLS from the first byte. */
      secure: boolean;
      requireTLS?: boolean;
      ignoreTLS?: boolean;
      auth?: { user: string; pass: string };
    };

const isRefusal = (error: Error & { code?: unknown }) => error.code === 'EENVELOPE' || error.code === 'EMESSAGE';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const signInOf = (server: SmtpServer): { user: string; password: string } => {
  if (!('url' in server)) return { user: server.auth?.user ?? '', password: server.auth?.pass ?? '' };
  const { username, password } = new URL(server.url);
  return { user: decoded(username), password: decoded(password) };
};

const inBase64 = (text: string) => Buffer.from(text).toString('base64');

/** A server may echo the password, as typed or as sent, so it is removed from errors. */
const withoutPassword = (error: unknown, server: SmtpServer): unknown => {
  const { user, password } = signInOf(server);
  if (password === '' || !(error instanceof Error)) return error;
  const spellings = [password, inBase64(password), inBase64(`\0${user}\0${password}`)];
  const clean = (text: string) => spellings.reduce((cleaned, spelling) => cleaned.replaceAll(spelling, '…'), text);
  error.message = clean(error.message);
  if ('response' in error && typeof error.response === 'string') error.response = clean(error.response);
  return error;
};

export const createSmtpMailer = ({
  from,
  reachMs = PATIENCE.reachMs,
  silenceMs = PATIENCE.silenceMs,
  handoverMaxMs = PATIENCE.handoverMaxMs,
  ...server
}: SmtpServer & { from: string } & Partial<Patience>): Mailer => ({
  mailServer: true,
  async send(mail, patience = { reachMs, silenceMs, handoverMaxMs }) {
    // Loaded with the first mail: most starts send none.
    const { createTransport } = await import('nodemailer');
    const { reachMs: reach, silenceMs: socketTimeout, handoverMaxMs: handoverMax } = patience;
    const timeouts = { dnsTimeout: reach, connectionTimeout: reach, greetingTimeout: reach, socketTimeout };
    const locked = { disableFileAccess: true, disableUrlAccess: true };
    const transport = createTransport({ ...server, ...timeouts, ...locked });
    const abort = new AbortController();
    let isReached = false;
    let limit = setTimeout(() => abort.abort(), reach);
    transport.use('stream', ({ message }, done) => {
      // The message is read once the server has greeted and signed us in.
      message.processFunc((content) => {
        isReached = true;
        clearTimeout(limit);
        limit = setTimeout(() => abort.abort(), handoverMax);
        return content;
      });
      done();
    });
    try {
      const { response } = await transport.sendMail({ ...messageOf(mail, from), signal: abort.signal });
      return { to: 'server', answer: response };
    } catch (caught) {
      const error = withoutPassword(caught, server);
      if (isReached && error instanceof Error && !isRefusal(error)) throw new HandoverBroken(error);
      throw error;
    } finally {
      clearTimeout(limit);
    }
  },
  async forget() {},
  forgetBefore: async () => 0,
});
