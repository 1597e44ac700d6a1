import { eircodeForm } from '#contract/personal-data/eircode.ts';
import { emailForm, isEmail, typedEmail } from '#contract/personal-data/email.ts';
import { nameForm, wordForm } from '#contract/personal-data/name.ts';
import { phoneForms, phoneParts, phonesIn, significantDigits } from '#contract/personal-data/phone.ts';
import type { PhonePart } from '#contract/personal-data/phone-parts.ts';
import { referenceForm } from '#contract/personal-data/reference.ts';
import type { Match } from '#contract/privacy/personal-records.ts';
import type { SearchedRecord } from './searched-record.ts';

/** Null without a match. `also` is more text, normalised for words. */
export type Term = (record: SearchedRecord, also: string) => Match | null;

const PARTIAL_PHONE = /^(?=[\d\s()+./\p{Pd}]*\d{3})[\d\s()+./\p{Pd}]*$/u;

const DIGITS_MIN = 3;

const words = (found: boolean): Match | null => (found ? 'words' : null);

const wordTerm = (typed: string): Term => {
  const [word, name] = [wordForm(typed), nameForm(typed)];
  const parts = typed.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap((part) => wordForm(part) || []);
  const reference = referenceForm(typed);
  return (record, also) => {
    if (name !== '' && record.isNamed(name)) return 'name';
    const has = (one: string) => record.hasWord(one) || also.includes(one);
    const found = has(word) || (parts.length > 1 && !reference && parts.every(has));
    return words(found || (reference !== null && record.hasReference(reference)));
  };
};

const emailTerm = (typed: string): Term => {
  const [form, word] = [emailForm(typed), wordForm(typed)];
  return (record, also) => (record.hasEmail(form) ? 'email' : words(record.hasText(word) || also.includes(word)));
};

const phoneTerm = (typed: string): Term => {
  const [form = ''] = phoneForms(typed);
  return (record) => {
    const found = record.findPhone(form);
    return found === 'field' ? 'phone' : words(found === 'text');
  };
};

const wholeTerm = (typed: string): Term | null => {
  const [eircode, reference] = [eircodeForm(typed), referenceForm(typed)];
  const digits = PARTIAL_PHONE.test(typed) ? significantDigits(typed) : '';
  const isDialled = digits.length >= DIGITS_MIN;
  if (!eircode && !reference && !isDialled) return null;
  return (record) => {
    if (isDialled && record.hasDigits(digits)) return 'phone';
    return words(
      (eircode !== null && record.hasEircode(eircode)) || (reference !== null && record.hasReference(typed)),
    );
  };
};

const wordTerms = (text: string): Term[] =>
  text.split(/\s+/).flatMap((word) => {
    if (isEmail(typedEmail(word))) return emailTerm(word);
    return wordForm(word) === '' ? [] : wordTerm(word);
  });

const every =
  (terms: readonly Term[]): Term =>
  (record, also) => {
    const found = new Set<Match>();
    for (const term of terms) {
      const match = term(record, also);
      if (!match) return null;
      found.add(match);
    }
    const [only = 'words', ...others] = found;
    return others.length === 0 ? only : 'words';
  };

/**
 * Every part must match, in any place and order: phone numbers and email addresses in any form, and words. Null for an empty
 * search.
 */
export const searchTerm = (typed: string): Term | null => {
  const parts = phoneParts(typed);
  const isNumber = ({ text, href }: PhonePart) => href !== undefined && phonesIn(text).length > 0;
  const numbers = parts.filter(isNumber).map(({ text }) => phoneTerm(text));
  const others = parts.map((part) => (isNumber(part) ? ' ' : part.text)).join('');
  // Numbers are slow to find: only where all words are.
  const terms = [...wordTerms(others), ...numbers];
  if (terms.length === 0) return null;
  const [each, whole] = [every(terms), wholeTerm(typed)];
  return (record, also) => whole?.(record, also) ?? each(record, also);
};
