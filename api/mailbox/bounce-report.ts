import type { IncomingMail } from '../mail/incoming/incoming-mail.ts';

export interface ReturnedMail {
  messageIds: string[];
  /** `unreachable`: no mail reaches the address; `failed`: this mail alone, as with a full mailbox; `late` changes nothing. */
  outcome: 'unreachable' | 'failed' | 'late';
  /** False if only the sender suggests a report: then it counts only if it names a mail of ours. */
  isCertain: boolean;
  reason: string;
}

const REASON_MAX = 200;
const REPORT_PART = /^(message\/(delivery-status|rfc822|global|global-delivery-status)|text\/rfc822-headers)/i;
const PART_MAX = 200_000;

const idsIn = (text: string): string[] =>
  [...text.matchAll(/^(?:Message-ID|X-Original-Message-ID):\s*(<[^<>\s]{1,300}>)/gim)].flatMap(([, id]) => id ?? []);

/** The server's words in the form of RFC 3464: `smtp; 550 5.1.1 No such user`. */
const reasonIn = (text: string): string =>
  (/^Diagnostic-Code:\s*(?:[\w-]+;)?\s*((?:.|\r?\n[ \t])*)/im.exec(text)?.[1] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, REASON_MAX);

const outcomeIn = (status: string): ReturnedMail['outcome'] => {
  if (!/^Action:\s*failed\b/im.test(status)) return 'late';
  return /^Status:\s*5\.\d/im.test(status) ? 'unreachable' : 'failed';
};

/** Also returns mails that only may be a report; null for any other mail. */
export const returnedMailOf = ({ headers, from, text, files, answers }: IncomingMail): ReturnedMail | null => {
  const type = headers['content-type'];
  const isReport = /^multipart\/report\b/.test(type) && /report-type="?delivery-status/.test(type);
  const isDaemon = /^(mailer-daemon|postmaster)@/i.test(from ?? '');
  if (!isReport && !isDaemon) return null;
  const parts = files
    .filter(({ type: part }) => REPORT_PART.test(part))
    .map(({ content }) => Buffer.from(content.subarray(0, PART_MAX)).toString('utf8'));
  const status = parts.find((part) => /^(Action|Status):/im.test(part));
  const words = text ?? '';
  const messageIds = [...parts, words].flatMap(idsIn);
  const saysUnreachable = isDaemon && /\b5\.\d{1,3}\.\d{1,3}\b/.test(words);
  return {
    messageIds: [...messageIds, ...answers],
    outcome: status ? outcomeIn(status) : saysUnreachable ? 'unreachable' : 'late',
    isCertain: isReport || status !== undefined,
    reason: status ? reasonIn(status) : '',
  };
};
