import { describe, expect, it } from 'vitest';
import { eircodeForm, eircodesIn, shownEircode } from '#contract/personal-data/eircode.ts';
import { emailForm, isEmail, mailboxOf, mailtoHref, typedEmail } from '#contract/personal-data/email.ts';
import { nameForm, typedName, wordForm } from '#contract/personal-data/name.ts';
import { phoneForms, phoneParts } from '#contract/personal-data/phone.ts';
import { referenceForm } from '#contract/personal-data/reference.ts';
import { naughtyStrings } from '../../support/naughty-strings.ts';

const TEXTS = 4000;
const LENGTH_MAX = 24;
/** What people type, what breaks careless programs, and what nobody sees. */
const PIECES = [
  ...'abcDEFoilOIL0123456789 .,;:-–—_/\\()[]<>"\'’ʼ`´@+#&?%=*~|!',
  ...'éÉñßøŁıİǅﬁ½ﷺΣςйЁשׁمُकि한글ｶﾞＡ０１＠．٠٨',
  ...['\u200b', '\u200c', '\u200d', '\u00ad', '\u202a', '\u202e', '\u2066', '\ufeff', '\u2028', '\u00a0', '\u3000'],
  ...['\0', '\u0007', '\t', '\n', '\u0301', '\u0323', '\ud800', '\udfff', '\u{e0041}', '\u{1f469}', '\u2800', '\ufe0f'],
  ...[
    'mailto:',
    '@example.org',
    '.ie',
    'xn--',
    '+353',
    '00353',
    '(0)',
    '086',
    '555 4321',
    '01 234 5678',
    ' ext 22',
    ';ext=',
  ],
  ...['D-', 'M–', 'MX1DBO', 'A65', 'F4E2', 'Y34 VX2O', "O'Brien", ' O ', 'Mac ', 'ÉLAN'],
];

/** Numbers from 0 up to 1 that are the same in each run (mulberry32). */
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const random = randomOf(40);
const below = (most: number) => Math.floor(random() * most);
const someText = () => Array.from({ length: below(LENGTH_MAX) }, () => PIECES[below(PIECES.length)] ?? '').join('');
const texts = [...naughtyStrings.map((one) => one.slice(0, 200)), ...Array.from({ length: TEXTS }, someText)];

/** The texts for which something does not hold. */
const failing = (holds: (text: string) => boolean) => texts.filter((text) => !holds(text)).slice(0, 3);

describe.each<[string, (text: string) => string]>([
  ['a name that is stored', typedName],
  ['a name', nameForm],
  ['a word', wordForm],
  ['an address that is stored', typedEmail],
  ['an address', emailForm],
  ['a mailbox', mailboxOf],
  ['an Eircode', (text) => eircodeForm(text) ?? ''],
  ['an Eircode that is shown', shownEircode],
  ['a reference', (text) => referenceForm(text) ?? ''],
  ['a telephone number', (text) => phoneForms(text).join(', ')],
])('the form of %s', (_, form) => {
  it('is its own form', () => {
    expect(failing((text) => form(form(text)) === form(text))).toEqual([]);
  });
});

it.each([nameForm, wordForm, emailForm, mailboxOf, eircodeForm, referenceForm])(
  'both normal forms of Unicode are compared as one: %o',
  (form) => {
    expect(failing((text) => form(text.normalize('NFD')) === form(text.normalize('NFC')))).toEqual([]);
  },
);

const longest = (text: string) => Math.max(text.length, text.normalize('NFC').length, text.normalize('NFKC').length);

describe('no form', () => {
  it('of a name, a word or a reference is longer than what was typed, but for a dash behind the prefix', () => {
    expect(failing((text) => typedName(text).length <= longest(text))).toEqual([]);
    expect(failing((text) => nameForm(text).length <= longest(text))).toEqual([]);
    expect(failing((text) => wordForm(text).length <= longest(text))).toEqual([]);
    expect(failing((text) => (referenceForm(text)?.length ?? 0) <= longest(text) + 1)).toEqual([]);
  });

  it('of an address that is stored is longer than what was typed', () => {
    expect(failing((text) => typedEmail(text).length <= longest(text))).toEqual([]);
  });

  it('of an Eircode is longer than what was typed, but for its space', () => {
    expect(failing((text) => (eircodeForm(text)?.length ?? 0) <= longest(text))).toEqual([]);
    expect(failing((text) => shownEircode(text).length <= longest(text) + 1)).toEqual([]);
    expect(failing((text) => eircodesIn(text).join('').length <= longest(text))).toEqual([]);
  });

  it('of a telephone number has more characters than its digits and its country', () => {
    const room = '+353'.length;
    expect(
      failing((text) => phoneForms(text).every((one) => one.length <= text.replace(/\P{Nd}/gu, '').length + room)),
    ).toEqual([]);
  });
});

describe('what is made of any text', () => {
  it('shows every character of a telephone number, and links only to what can be dialled', () => {
    expect(
      failing(
        (text) =>
          phoneParts(text)
            .map((part) => part.text)
            .join('') === text,
      ),
    ).toEqual([]);
    const hrefs = texts.flatMap((text) => phoneParts(text).flatMap(({ href }) => href ?? []));
    expect(hrefs.length).toBeGreaterThan(TEXTS / 50);
    expect(hrefs.filter((href) => !/^tel:\+?\d{3,15}(;ext=\d{1,20})?$/.test(href))).toEqual([]);
  });

  it('is a link to one address, without headers', () => {
    expect(failing((text) => !/[?&#"\s]/.test(mailtoHref(text)))).toEqual([]);
  });

  it('has an address only where mail can be sent, and then in no form that nobody sees', () => {
    const taken = texts.map((text) => `${typedEmail(text)}@example.org`).filter(isEmail);
    expect(taken.length).toBeGreaterThan(TEXTS / 100);
    expect(taken.filter((one) => /[^!-~]/.test(one))).toEqual([]);
  });
});
