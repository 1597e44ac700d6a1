import type { IncomingMail } from '../mail/incoming/incoming-mail.ts';

/**
 * As a last resort, for programs that mark nothing: English, Irish, Polish and Ukrainian. It is all of the subject, or comes before a
 * colon or a dash: "Out of office furniture: ten desks" is an offer.
 */
const AWAY =
  /^\s*(re:\s*)?(automatic reply|auto(matic)?[- ]?(reply|response)|out of (the )?office|as oifig|as láthair|freagra uathoibríoch|automatyczna odpowiedź|odpowiedź automatyczna|poza biurem|nieobecność|автоматична відповідь|поза офісом|я не в офісі)\s*(\([^)]*\)\s*)?([:–-]|$)/iu;

type Marks = Pick<IncomingMail, 'headers' | 'subject'>;

/** Whether a program has written a mail: an out-of-office note (RFC 3834), a notice. */
export const isAutomatic = ({ headers, subject }: Marks): boolean => {
  const submitted = headers['auto-submitted'];
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^(auto_reply|bulk|junk)\b/.test(headers.precedence) ||
    headers['x-autoreply'] !== '' ||
    headers['x-autorespond'] !== '' ||
    headers['x-auto-response-suppress'].includes('all') ||
    headers['return-path'] === '<>' ||
    AWAY.test(subject)
  );
};

/** Whether a mail came through a list, such as a newsletter; not through one that brings mails to the mailbox, as Google Groups do. */
export const isFromList = ({ headers }: Pick<Marks, 'headers'>, own: string | null): boolean => {
  const list = headers['list-id'];
  const isOwn = own !== null && list.includes(`<${own.replace('@', '.').toLowerCase()}>`);
  return !isOwn && (list !== '' || headers.precedence.startsWith('list'));
};
