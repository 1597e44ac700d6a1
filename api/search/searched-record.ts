import { eircodeForm, eircodesIn } from '#contract/personal-data/eircode.ts';
import { emailForm } from '#contract/personal-data/email.ts';
import { nameForm, wordForm } from '#contract/personal-data/name.ts';
import { digitsOf, hasPhone, PHONE_TAIL, phoneForms, significantDigits } from '#contract/personal-data/phone.ts';
import { isSameReference } from '#contract/personal-data/reference.ts';

type Text = string | number | null | undefined;

export interface SearchedFields {
  names?: readonly Text[];
  emails?: readonly Text[];
  phones?: readonly Text[];
  eircodes?: readonly Text[];
  references?: readonly Text[];
  texts?: readonly Text[];
}

const PARTICLE = /(?<![\p{L}\p{N}])(?:o|d|mac|mc|ni|nic|ui) \p{L}+/gu;

const written = (texts: readonly Text[] = []): string[] =>
  texts.flatMap((text) => (text === null || text === undefined || text === '' ? [] : String(text)));

const wordsOf = (texts: readonly string[]): string => {
  const plain = wordForm(texts.join('\n'));
  const surnames = plain.match(PARTICLE) ?? [];
  return [plain, ...surnames.map((name) => name.replace(' ', ''))].join('\n');
};

export interface SearchedRecord {
  /** Looks in all text; `hasText` skips email addresses, as part of one may be a different address. */
  hasWord: (word: string) => boolean;
  hasText: (word: string) => boolean;
  isNamed: (name: string) => boolean;
  hasEmail: (form: string) => boolean;
  /** `field` for a telephone field of the record, `text` for a number found elsewhere in its text. */
  findPhone: (form: string) => 'field' | 'text' | null;
  hasDigits: (significant: string) => boolean;
  hasEircode: (form: string) => boolean;
  hasReference: (typed: string) => boolean;
}

export const searchedRecord = (fields: SearchedFields): SearchedRecord => {
  const [names, emails, phones, eircodes, references, texts] = [
    written(fields.names),
    written(fields.emails),
    written(fields.phones),
    written(fields.eircodes),
    written(fields.references),
    written(fields.texts),
  ];
  const named = names.map(nameForm).join('\n');
  const addresses = emails.map(emailForm);
  const words = wordsOf([...names, ...phones, ...eircodes, ...references, ...texts]);
  const mailed = addresses.map(wordForm).join('\n');
  const dialled = phones.map(significantDigits).join('\n');
  let digits: string | undefined;
  let phoneFound: { form: string; where: 'field' | 'text' | null } | undefined;
  let codes: readonly string[] | undefined;
  return {
    hasWord: (word) => words.includes(word) || mailed.includes(word),
    hasText: (word) => words.includes(word),
    isNamed: (name) => named.includes(name),
    hasEmail: (form) => addresses.some((address) => address.startsWith(form)),
    findPhone: (form) => {
      // Finding numbers in a text is slow; nearly every record is sorted out here.
      digits ??= [...phones, ...texts].map((text) => digitsOf(text)).join('\n');
      if (!digits.includes(form.slice(-PHONE_TAIL))) return null;
      if (phoneFound?.form === form) return phoneFound.where;
      const inText = () => (hasPhone(texts, form) ? 'text' : null);
      const where = phones.some((phone) => phoneForms(phone).includes(form)) ? 'field' : inText();
      phoneFound = { form, where };
      return where;
    },
    hasDigits: (significant) => dialled.includes(significant),
    hasEircode: (form) => {
      codes ??= [...eircodes.flatMap((code) => eircodeForm(code) ?? []), ...texts.flatMap(eircodesIn)];
      return codes.includes(form);
    },
    hasReference: (typed) => references.some((reference) => isSameReference(reference, typed)),
  };
};
