import { eircodeForm } from '#contract/personal-data/eircode.ts';
import { COUNTY_WORD, countyNames } from '#contract/places/counties.ts';
import { offer } from '#contract/words/offer.ts';
import { type Saying, saying } from '../language/saying.ts';
import { numberInWords } from '../ui/number-in-words.ts';
import type { DonationField, DonationValues } from './donation-values.ts';
import { emailDomainMeant } from './email-domains.ts';

/** A question about an answer that is taken as it is, but may be a slip. */
export interface SoftQuestion {
  title: Saying;
  text: Saying;
  /** The button that leads back to the field, or writes `meant` into it. */
  correct: Saying;
  meant?: string;
  /** The button that keeps the answer, or writes `instead` in its place. */
  keep: Saying;
  instead?: string;
}

const MOBILE_DIGITS = 10;
const LANDLINE_MIN = 8;
const PHONE_MAX = 15;

/** The digits of a number as they are dialled in Ireland. */
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

const phoneQuestion = (phone: string): SoftQuestion | null => {
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

const emailQuestion = (email: string): SoftQuestion | null => {
  const [, name = '', domain = ''] = email.trim().match(/^(.+)@([^@]+)$/) ?? [];
  const meant = emailDomainMeant(domain);
  if (!meant) return null;
  return {
    title: saying(offer.askEmail, { domain: meant }),
    text: saying(offer.askEmailWhy, { address: `${name}@${meant}` }),
    correct: saying(offer.takeDomain, { domain: meant }),
    meant: `${name}@${meant}`,
    keep: saying(offer.keepDomain, { domain }),
  };
};

/** A county, unless a street is named after it, and the country. */
const NOT_A_STREET = new RegExp(
  `(?<!\\p{L})(?:${COUNTY_WORD}${countyNames()}(?!\\p{L})|(?:${countyNames()}|ireland|[eé]ire)[.\\s]*(?=$|[,\\n]))`,
  'giu',
);
const STREET_WORDS_MIN = 3;

const addressQuestion = (address: string): SoftQuestion | null => {
  if (address.trim() === '') return null;
  const words = address.replace(NOT_A_STREET, ' ').match(/[\p{L}\d'’]{2,}/gu) ?? [];
  if (words.length >= STREET_WORDS_MIN || (words.length > 1 && /\d/.test(address))) return null;
  return {
    title: saying(offer.askStreet),
    text: saying(offer.askStreetWhy),
    correct: saying(offer.addStreet),
    keep: saying(offer.keepAddress),
  };
};

const eircodeQuestion = (eircode: string): SoftQuestion | null => {
  if (eircode.trim() === '' || eircodeForm(eircode)) return null;
  return {
    title: saying(offer.askEircode),
    text: saying(offer.askEircodeWhy),
    correct: saying(offer.correctIt),
    keep: saying(offer.leaveEircodeEmpty),
    instead: '',
  };
};

const questions: Partial<Record<DonationField, (value: string) => SoftQuestion | null>> = {
  submitterPhone: phoneQuestion,
  submitterEmail: emailQuestion,
  pickupAddress: addressQuestion,
  pickupEircode: eircodeQuestion,
};

/** What to ask about a field before it is sent; null where nothing looks like a slip or the answer was kept as it is. */
export const softQuestion = (
  field: DonationField,
  values: DonationValues,
  kept: readonly DonationField[],
): SoftQuestion | null => (kept.includes(field) ? null : (questions[field]?.(values[field]) ?? null));
