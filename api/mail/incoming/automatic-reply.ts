import type { IncomingMail } from './incoming-mail.ts';

/**
 * Last resort for programs that mark nothing: English, Irish, Polish and Ukrainian. Must be the whole subject, or stand before
 * a colon or dash: "Out of office furniture: ten desks" is an offer.
 */
const AWAY =
  /^\s*(re:\s*)?(automatic reply|auto(matic)?[- ]?(reply|response)|out of (the )?office|as oifig|as láthair|freagra uathoibríoch|automatyczna odpowiedź|odpowiedź automatyczna|poza biurem|nieobecność|автоматична відповідь|поза офісом|я не в офісі)\s*(\([^)]*\)\s*)?([:–-]|$)/iu;

export const isAutomaticReply = ({ headers, subject }: Pick<IncomingMail, 'headers' | 'subject'>): boolean => {
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
