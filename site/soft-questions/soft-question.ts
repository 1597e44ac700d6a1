import { offer } from '#contract/words/offer.ts';
import { type Saying, saying } from '../language/saying.ts';
import { numberInWords } from '../ui/number-in-words.ts';
import { suggestEmailDomain } from './mistyped-email.ts';

export interface SoftQuestion {
  title: Saying;
  text: Saying;
  /** Leads back to the field, or writes `meant` into it. */
  correct: Saying;
  meant?: string;
  /** Keeps the answer, or writes `instead` in its place. */
  keep: Saying;
  instead?: string;
}

const MOBILE_DIGITS = 10;
const LANDLINE_MIN = 8;
const PHONE_MAX = 15;

const dialled = (phone: string): string =>
  phone
    .replace(/\(0\)/g, '')
    .replace(/^\s*(?:\+|00)\s*353[\s-]*0?/, '0')
    .replace(/\D/g, '');

const isComplete = (phone: string): boolean => {
  const digits = dialled(phone);
  const abroad = /^\s*(?:\+|00)(?!\s*353)/.test(phone);
  if (/^08/.test(digits) && !abroad) return digits.length === MOBILE_DIGITS;
  return digits.length >= LANDLINE_MIN && digits.length <= PHONE_MAX;
};

export const phoneQuestion = (phone: string): SoftQuestion | null => {
  // Another number, or words such as "after 6pm", may stand beside it.
  if (phone.trim() === '' || [phone, ...phone.split(/[\p{L},;/]|\((?!0\))/u)].some(isComplete)) return null;
  const digits = dialled(phone);
  const count = digits.length;
  return {
    title: saying(offer.askPhone),
    text: saying(offer.askPhoneWhy, { count, digits: numberInWords(count) ?? count }),
    correct: saying(offer.correctIt),
    keep: saying(offer.phoneIsComplete),
  };
};

export const emailQuestion = (email: string): SoftQuestion | null => {
  const [, name = '', domain = ''] = email.trim().match(/^(.+)@([^@]+)$/) ?? [];
  const suggested = suggestEmailDomain(domain);
  if (!suggested) return null;
  return {
    title: saying(offer.askEmail, { domain: suggested }),
    text: saying(offer.askEmailWhy, { address: `${name}@${suggested}` }),
    correct: saying(offer.takeDomain, { domain: suggested }),
    meant: `${name}@${suggested}`,
    keep: saying(offer.keepDomain, { domain }),
  };
};

export const contactQuestions = { phone: phoneQuestion, email: emailQuestion };
