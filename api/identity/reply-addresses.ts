import { createHmac, timingSafeEqual } from 'node:crypto';
import { type LetterRecord, letterSubjects } from '#contract/letters/letters.ts';
import { isEmail } from '#contract/personal-data/email.ts';

/**
 * Reply addresses that carry their record: `office+TOKEN@fund.ie` reaches the mailbox of `office@fund.ie`. The token is derived
 * from the record and the server's key, and is stored nowhere.
 */
export interface ReplyAddresses {
  /** Null if the address has no room for a token. */
  of(mailbox: string, about: LetterRecord): string | null;
  find(address: string): LetterRecord | null;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ID_SIGNS = 22;
/** Base 32, as some servers lower-case addresses: an id has 132 bits, a signature 60. */
const ID_DIGITS = 27;
const SIGNATURE_DIGITS = 12;
const TOKEN = /\+([dtm])([0-9a-v]{27})([0-9a-v]{12})@/i;

const numberOf = (text: string, signs: string): bigint =>
  [...text].reduce((sum, sign) => sum * BigInt(signs.length) + BigInt(signs.indexOf(sign)), 0n);

const idOf = (digits: string): string => {
  const id: string[] = [];
  let rest = numberOf(digits, '0123456789abcdefghijklmnopqrstuv');
  for (let sign = 0; sign < ID_SIGNS; sign += 1) {
    id.unshift(SIGNS[Number(rest % 64n)] ?? '');
    rest /= 64n;
  }
  return id.join('');
};

export const createReplyAddresses = (secret: Uint8Array): ReplyAddresses => {
  const key = createHmac('sha256', secret).update('the key of addresses for answers').digest();
  const signatureOf = ({ kind, id }: LetterRecord): string => {
    const bits = createHmac('sha256', key).update(`${kind} ${id}`).digest().readBigUInt64BE() >> 4n;
    return bits.toString(32).padStart(SIGNATURE_DIGITS, '0');
  };
  return {
    of(mailbox, about) {
      const at = mailbox.lastIndexOf('@');
      const digits = numberOf(about.id, SIGNS).toString(32).padStart(ID_DIGITS, '0');
      const token = `${about.kind[0]}${digits}${signatureOf(about)}`;
      const address = `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`;
      return isEmail(address) ? address : null;
    },
    find(address) {
      const [, letter, digits = '', signature = ''] = TOKEN.exec(address) ?? [];
      const kind = letterSubjects.find((one) => one[0] === letter?.toLowerCase());
      if (!kind) return null;
      const about = { kind, id: idOf(digits.toLowerCase()) };
      const isRight = timingSafeEqual(Buffer.from(signatureOf(about)), Buffer.from(signature.toLowerCase()));
      return isRight ? about : null;
    },
  };
};
