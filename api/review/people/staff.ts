import { merged, passages } from '../finding.ts';
import type { Passage } from '../passage.ts';
import { ANY_WORD, anyCase, FIRST_NAME, NAMED, PROBABLE_NAME, WHOLE_NAME, withCommonNames } from './names.ts';
import { NAMED_PLACES, OPENERS, TITLE_WORDS, TITLED_THINGS } from './words.ts';

// "my sister Mary" is a relation; only with an illness is she somebody to ask about.
const NO_RELATION = "(?<!\\b(?:my|our|his|her|your|their|'s)(?: \\p{L}{3,10})? )";
const OTHER_TITLES = TITLE_WORDS.replace('|sister|', '|');
const TITLES = `(?:${anyCase(OTHER_TITLES)}|${NO_RELATION.replace('my|our|his|her|your|their', anyCase('my|our|his|her|your|their'))}[Ss]ister)`;
const ANY_CASE_TITLES = `(?:${OTHER_TITLES}|${NO_RELATION}sister)`;
const MISTER = '(?:Mr|Mrs|Ms|Miss|Dr|Fr|Prof)';
const SHORT_TITLES = 'Dr|dr|Prof|prof|Sr|CNM\\d?|Fr|Father|Canon|Bishop|Pastor|Rabbi|Imam|Sergeant|Rev|Mr|Mrs|Ms|Miss';
const BEFORE = '(?<![\\p{L}\\p{N}])';
const NO_ARTICLE =
  '(?<!\\b(?:the|a|an|my|our|his|her|your|their|this|that|these|one|each|every|another|no|any|some|other|same|lovely|good|night|day|new|more|named|charge|practice|which|what|staff|to|as|per)\\.? )';

const CASED = [
  `${BEFORE}(?:${SHORT_TITLES})(?:\\. ?| )${NAMED}`,
  `${BEFORE}${TITLES}(?: (?:called|named|by the name of)|,? whose name (?:was|is)|,)?,? (?:${MISTER}\\.? )?${NAMED}`,
  `${BEFORE}${TITLES} (?:was|is|of (?:the|our|that|this) \\p{Ll}{3,12}(?: \\p{Ll}{3,12})?),? (?:called |named )?(?:${MISTER}\\.? )?(?:${WHOLE_NAME}|${FIRST_NAME})`,
  `${BEFORE}(?!(?:${OPENERS}),? )(?:(?:Mr|Mrs|Ms)\\.? )?${NAMED},? (?:the|a|an|our|my|who is the|who is a|who was the|who was my) (?:\\p{L}{3,12} ){0,2}?(?:${anyCase(OTHER_TITLES)})\\b`,
];
// In small letters or capitals the name shows by what stands before it, or by being a common one.
const ANY_CASE = [
  `${BEFORE}(?:dr|prof|fr)\\b\\.? ?${ANY_WORD}`,
  `${BEFORE}(?:mr|mrs|ms|sr)\\b\\.? ${ANY_WORD}`,
  `${BEFORE}${ANY_CASE_TITLES},? (?:called |named )?(?:(?:mr|mrs|ms|dr)\\b\\.? )?${ANY_WORD}`,
];
const CASED_PATTERNS = CASED.map((source) => new RegExp(source, 'gu'));
const ANY_CASE_PATTERNS = ANY_CASE.map((source) => new RegExp(source, 'giu'));
const PROBABLE = new RegExp(`${BEFORE}${NO_ARTICLE}(?:dr|prof)\\b\\.? ${PROBABLE_NAME}`, 'giu');

const BARE_TITLE = new RegExp(
  `${BEFORE}${NO_ARTICLE}(?:nurse|sister|doctor|matron|consultant|professor) ${PROBABLE_NAME}(?= (?:was|is|hit|told|said|who|and|on|in|at|for|gave|refused|took|never|has|had|would)\\b|\\s*[.,!?]|$)`,
  'giu',
);
// Most texts name no title at all.
const ANY_TITLE = new RegExp(`\\b(?:${TITLE_WORDS}|${SHORT_TITLES})(?![a-z])`, 'i');
const THING = new RegExp(`^(?:${TITLED_THINGS})$`, 'i');
const THE = /\b(?:the|this|that) $/i;
const WARD = ' ward';
const PLACE = new RegExp(`^ ${NAMED_PLACES}\\b`, 'i');
const PLACE_MAX = 30;

const isNobody = (plain: string, { start, end }: Passage): boolean => {
  const written = plain.slice(start, end);
  if (THING.test(written)) return true;
  const isTitle = /^\p{Lu}/u.test(written) && !/,/.test(written);
  const placeAt = written.endsWith(WARD) ? end - WARD.length : end;
  return (
    isTitle &&
    THE.test(plain.slice(Math.max(0, start - 5), start)) &&
    PLACE.test(plain.slice(placeAt, placeAt + PLACE_MAX))
  );
};
const hasOneCase = (words: string): boolean => words === words.toLowerCase() || words === words.toUpperCase();

export const namedStaff = (plain: string): Passage[] => {
  if (!ANY_TITLE.test(plain)) return [];
  // "Nurse Specialist" has its own capital: what has capitals and small letters is found by them.
  const bare = passages(plain, [BARE_TITLE]).filter(({ start, end }) => hasOneCase(plain.slice(start, end)));
  const cased = passages(plain, [...CASED_PATTERNS, PROBABLE]);
  return merged([...cased, ...withCommonNames(plain, ANY_CASE_PATTERNS), ...bare]).filter(
    (found) => !isNobody(plain, found),
  );
};
