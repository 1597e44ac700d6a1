import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PLACE = 'api/contract/personal-data/';
const root = new URL('../../../', import.meta.url).pathname;
const sources = ['api', 'site', 'desktop']
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(PLACE) && !file.startsWith('api/languages/translations/'))
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '') }));

const having = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('there are sources to be read', () => {
  expect(sources.length).toBeGreaterThan(1000);
});

it.each<[string, RegExp, string[]]>([
  ['a link to a telephone number', /["'`]tel:/, []],
  ['a link to an email address', /["'`]mailto:|mailto:\$\{/, []],
  // The review finds numbers that strangers wrote into a testimonial: it compares none.
  ['a reading of telephone numbers', /from 'libphonenumber-js/, ['api/review/phone-numbers.ts']],
  ['a comparison of email addresses', /(?:[eE]mail|\bto)\??\.(?:trim\(\)\.)?toLowerCase\(\)/, []],
  ['a second form of mailboxes', /domainToASCII|googlemail\.com'\]/, []],
  ['names without accents', /\\p\{M\}\/gu?, ''\)\.toLowerCase/, []],
  ['a spelling of references', /ABCDEFGHJKMNPQRSTVWXYZ/, []],
])('%s is in one place', (_, pattern, others) => {
  expect(having(pattern)).toEqual(others);
});
