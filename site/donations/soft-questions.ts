import { eircodeForm } from '#contract/personal-data/eircode.ts';
import { COUNTY_WORD, countyNames } from '#contract/places/counties.ts';
import { offer } from '#contract/words/offer.ts';
import { saying } from '../language/saying.ts';
import { emailQuestion, phoneQuestion, type SoftQuestion } from '../soft-questions/soft-question.ts';
import type { DonationField, DonationValues } from './donation-values.ts';

/** Matches a county, unless a street is named after it, and the country. */
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

/** Null if nothing looks like a slip or the answer was kept as it is. */
export const softQuestion = (
  field: DonationField,
  values: DonationValues,
  kept: readonly DonationField[],
): SoftQuestion | null => (kept.includes(field) ? null : (questions[field]?.(values[field]) ?? null));
