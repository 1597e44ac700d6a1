import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Where somebody writes a number without its country. */
const COUNTRY = 'IE';
/** The end of a number is the same however it is written. */
const TAIL = 6;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Tells whether a text has a phone number in it that is the one sought; null when what is sought is none. */
export const phoneMatch = (sought: string): ((text: string) => boolean) | null => {
  if (/\p{L}/u.test(sought)) return null;
  const number = parsePhoneNumberFromString(sought, COUNTRY);
  if (!number?.isPossible()) return null;
  const tail = number.nationalNumber.slice(-TAIL);
  return (text) => {
    // Parsing is slow; nearly every text is sorted out here.
    if (!digitsOf(text).includes(tail)) return false;
    if (parsePhoneNumberFromString(text, COUNTRY)?.number === number.number) return true;
    return findPhoneNumbersInText(text, COUNTRY).some((found) => found.number.number === number.number);
  };
};
