import type { IncomingMail } from './parse-mail.ts';

/** As a last resort, for programs that mark nothing: English, Irish, Polish and Ukrainian. */
const AWAY =
  /^\s*(re:\s*)?(automatic reply|auto(matic)?[- ]?(reply|response)|out of (the )?office|as oifig|as láthair|freagra uathoibríoch|automatyczna odpowiedź|odpowiedź automatyczna|poza biurem|nieobecność|автоматична відповідь|поза офісом|я не в офісі)(\s*[:–-]|\s*$|\s)/iu;

type Marks = Pick<IncomingMail, 'header' | 'subject'>;

/** Whether a program has written a mail: an out-of-office note (RFC 3834), a newsletter, a notice. */
export const isAutomatic = ({ header, subject }: Marks): boolean => {
  const says = (name: string) => header(name).toLowerCase();
  const submitted = says('auto-submitted');
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^(auto_reply|bulk|list|junk)\b/.test(says('precedence')) ||
    says('list-id') !== '' ||
    says('x-autoreply') !== '' ||
    says('x-autorespond') !== '' ||
    says('x-auto-response-suppress').includes('all') ||
    says('return-path') === '<>' ||
    AWAY.test(subject)
  );
};
