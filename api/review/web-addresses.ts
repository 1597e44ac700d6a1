import { LinkifyIt } from 'linkify-it';
import { passages, type Rule } from './finding.ts';
import { matches } from './matches.ts';
import type { Passage } from './passage.ts';

// Top-level domains that are not words, as "so kind.my mother" is only a missing space.
const CLEAR_ENDINGS = 'com ie org net eu uk info biz io xyz ru cn gov edu mobi app dev'.split(' ');
const WORD_ENDINGS =
  'me tv co us in to it is at be am my shop site online club store top live life care blog ly gl gd cc co link'.split(
    ' ',
  );
const BARE_MAX = 253;

const DOTS_SPELLED = [/\bwww (?:dot|\.) ?[\w-]{1,63} ?(?:dot|\.) ?[a-z]{2,10}\b/gi];

const linkify = new LinkifyIt({
  fuzzyLink: true,
  fuzzyEmail: false,
  tlds: [...CLEAR_ENDINGS, ...WORD_ENDINGS],
  maxLength: 2000,
});

const isUnambiguous = (address: string): boolean => {
  if (/^www\./i.test(address) || /[/?#]/.test(address)) return true;
  const host = address.replace(/:\d+$/, '');
  const ending = host.slice(host.lastIndexOf('.') + 1);
  if (/^\p{Lu}\p{Ll}/u.test(ending) && !/^\p{Lu}/u.test(host)) return false;
  // "best-deals.shop": nobody forgets the space behind a word with a hyphen.
  if (/^[a-z\d]+(?:-[a-z\d]+)+\.(?:shop|site|online|club|store|top|live|life|blog|link)$/i.test(host)) return true;
  return host.length <= BARE_MAX && CLEAR_ENDINGS.includes(ending.toLowerCase());
};

// "All that anyone needs.ie the forms" lacks a space before "i.e.": without a word that points to a site, staff look.
const isPerhapsThatIs = (plain: string, { start, end }: Passage): boolean =>
  /^[a-z]{2,20}\.ie$/.test(plain.slice(start, end)) &&
  !/\b(?:on|at|to|see|visit|via|with|from|through|check|check out|go|site|website|page|is|called|google|open|of|or|and)[: ]*$/i.test(
    plain.slice(Math.max(0, start - 14), start),
  );

interface Link extends Passage {
  url: string;
}

// With a scheme everything up to the next space belongs to it, also where a word runs into it; the library would read some of them again and again.
const WITH_SCHEME = /(?:https?|ftp):\/\/(?=[^\s]{0,4}[\p{L}\p{N}])[^\s<>"]+/giu;
const END_OF_SENTENCE = /(?<![.,;:!?'\]}*_…»”’-])[.,;:!?'\]}*_…»”’-]+$/u;
const withoutEnd = (address: string): string => {
  const bare = address.replace(END_OF_SENTENCE, '');
  // "(see https://...)": the bracket is the sentence's, unless the address opens one.
  return bare.endsWith(')') && !bare.includes('(') ? withoutEnd(bare.slice(0, -1)) : bare;
};

const withScheme = (plain: string): Link[] =>
  !plain.includes('://')
    ? []
    : matches(plain, WITH_SCHEME).map(({ 0: found, index: start }) => {
        const url = withoutEnd(found);
        return { url, start, end: start + url.length };
      });

/** Every address contains one of these; other texts are skipped. */
const ADDRESS_CHARACTER = /[.:/][^\s.]/;
const withoutScheme = (plain: string): Link[] =>
  (ADDRESS_CHARACTER.test(plain) ? (linkify.match(plain) ?? []) : [])
    .filter((link) => link.schema !== '' || isUnambiguous(link.raw))
    .map(({ url, index: start, lastIndex: end }) => ({ url, start, end }));

const linksIn = (plain: string): Link[] => {
  const known = withScheme(plain);
  const rest = known.length === 0 ? plain : plain.replace(WITH_SCHEME, (found) => ' '.repeat(found.length));
  return [...known, ...withoutScheme(rest)];
};

export const hostsIn = (text: string): string[] => [
  ...new Set(linksIn(text).flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).hostname.toLowerCase()] : []))),
];

export const webAddresses: Rule = ({ plain }) => {
  return [...linksIn(plain).map(({ start, end }) => ({ start, end })), ...passages(plain, DOTS_SPELLED)].map(
    (passage) =>
      isPerhapsThatIs(plain, passage)
        ? { kind: 'web-address', effect: 'flag', message: 'Perhaps a web address.', ...passage }
        : { kind: 'web-address', effect: 'refuse', message: 'A web address.', ...passage },
  );
};
