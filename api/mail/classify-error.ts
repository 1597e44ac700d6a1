const ERROR_MAX = 200;

/**
 * The handover of one mail broke off after the server was reached: the fault may lie with that mail alone, so the others are
 * tried.
 */
export class HandoverBroken extends Error {
  readonly code: string;
  constructor(cause: Error & { code?: unknown }) {
    super(cause.message, { cause });
    this.code = typeof cause.code === 'string' ? cause.code : '';
  }
}

/** Codes of nodemailer for a fault in one mail, not in the mail server or the connection. */
const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

export interface SendError {
  isFinal: boolean;
  /** The mail server cannot be used, so other mails need not be tried now. */
  isAway: boolean;
  /** For administrators; may name the address. */
  problem: string;
}

const inWords: Record<string, string> = {
  ECONNECTION: 'The mail server did not answer',
  EABORT: 'The mail server did not answer in time',
  ETIMEDOUT: 'The mail server did not answer in time',
  ESOCKET: 'The connection to the mail server broke',
  ECONNREFUSED: 'The mail server refused the connection',
  EDNS: 'The name of the mail server is not known',
  ETLS: 'The connection to the mail server could not be encrypted',
  EAUTH: 'The mail server did not accept the sign-in',
  EPROTOCOL: 'What answers there is no mail server',
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** The server's reply on one line; null if it is no SMTP reply, such as another program's greeting. */
export const answerOf = (response: unknown): string | null => {
  const reply = textOf(response)?.replace(/\s+/g, ' ').trim() ?? '';
  return /^[2-5]\d\d[ -]/.test(reply) ? reply.slice(0, ERROR_MAX) : null;
};

export const classifyError = (error: unknown): SendError => {
  const fields: { code?: unknown; responseCode?: unknown; response?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  const code = textOf(fields.code) ?? '';
  const isRefused = OF_THE_MAIL.has(code);
  const status = typeof fields.responseCode === 'number' ? fields.responseCode : null;
  const answer = textOf(fields.response)?.replace(/^\d{3}[ -]?(\d\.\d{1,3}\.\d{1,3} )?/, '');
  const known = inWords[code] ?? (error instanceof Error ? error.message : 'The mail could not be sent');
  const message = status && isRefused ? `${answer || 'Refused'} (${status})` : known;
  return {
    isFinal: isRefused && (status === null || status >= 500),
    isAway: !isRefused && !(error instanceof HandoverBroken),
    problem: message.replace(/\s+/g, ' ').slice(0, ERROR_MAX),
  };
};
