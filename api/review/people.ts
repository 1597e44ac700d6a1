import { type Finding, merged, passages, type Rule } from './finding.ts';
import { RELATION_WORDS, TITLE_WORDS } from './people-words.ts';

const anyCase = (words: string): string =>
  words
    .split('|')
    .map((word) =>
      word.replace(/(^| )[a-z]/g, (start) => {
        const letter = start.slice(-1);
        return `${start.slice(0, -1)}[${letter}${letter.toUpperCase()}]`;
      }),
    )
    .join('|');

const NOT_NAMES =
  'The|This|That|He|She|It|They|We|You|I|In|On|At|And|But|Who|Was|Is|Had|Has|Said|Told|Came|Did|For|From|To|Of|My|Our|Her|His|Their|Your|Yes|No|So|As|If|When|Then|There|What|Why|How|All|Not|With|Manager|Managers|Nurse|Nurses|Doctor|Doctors|Sister|Ward|Wards|Hospital|Clinic|Unit|Centre|Team|Staff|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|Ireland|Dublin|Cork|Galway|Waterford|Wexford|Carlow|Kilkenny|Limerick|Kerry|Cancer|HSE|GP|A&E|ICU|Thank|Thanks|God|Street|Road|Services?|Act|Training|Line|Specialist|Led|Call|Please|Very|Were|Are|Be|Been|Will|Would|Could';
const upper = NOT_NAMES.toUpperCase();
const NAME = `(?!(?:${NOT_NAMES}|${upper})\\b)(?:St(?=ack|an|ep|ew|ua|\\p{Ll})|(?!St\\b))\\p{Lu}[\\p{L}'’-]{1,24}`;
const PLACE_AFTER =
  "(?! ?(?:'s)? ?(?:Hospital|Ward|House|Clinic|Unit|Centre|Foundation|University|Street|Road|Hospice|Lodge|Suite|Room|Wing|School|College|Medical|HOSPITAL|WARD|HOUSE|CLINIC|UNIT|CENTRE)\\b)";
const NAMED = `${NAME}(?: ${NAME}){0,2}${PLACE_AFTER}`;

const TITLES = anyCase(TITLE_WORDS);
const CAPITAL_TITLES = TITLES.replace(
  /\[[a-z]([A-Z])\]([a-z]*)/g,
  (_, first: string, rest: string) => first + rest.toUpperCase(),
);
const SHORT_TITLES = '[Dd]r|DR|[Pp]rof|PROF|Sr|SR|CNM';

const FIRST_NAMES =
  'aoife|mary|maire|john|michael|patrick|paddy|pat|james|jim|anne|ann|margaret|peggy|bridget|breda|brid|kathleen|catherine|kate|eileen|noreen|nora|deirdre|siobhan|sinead|niamh|ciara|orla|fiona|grainne|roisin|emma|sarah|laura|lisa|claire|karen|michelle|paula|helen|joan|geraldine|teresa|bernie|marie|rose|liam|sean|seamus|declan|brendan|brian|kevin|colm|cormac|conor|darragh|eoin|fergal|gerry|martin|noel|padraig|paul|peter|david|daniel|thomas|tom|tony|joe|joseph|stephen|mark|anna|maria|agnieszka|katarzyna|magda|piotr|tomasz|marcin|olena|oksana';

const STAFF = [
  `(?<![\\p{L}])(?:(?:${SHORT_TITLES})\\.? ?|(?:${TITLES}|${CAPITAL_TITLES})(?: (?:called|named)|,)?,? (?:(?:Mr|Mrs|Ms|Dr|MR|MRS|DR)\\.? )?)${NAMED}`,
  `(?<![\\p{L}])(?:${SHORT_TITLES}|${TITLES})\\.? (?:${FIRST_NAMES})\\b(?: (?!and\\b|was\\b|is\\b|on\\b|in\\b|who\\b|at\\b|the\\b|for\\b|to\\b|has\\b|had\\b|hit\\b|told\\b|said\\b)[\\p{L}']{3,20})?`,
  `(?<![\\p{L}])(?:(?:Mr|Mrs|Ms)\\.? )?${NAMED},? (?:the|a|an|our|my|who is the|who is a) (?:\\p{L}{3,12} ){0,2}?(?:${TITLES})\\b`,
].map((source) => new RegExp(source, 'gu'));

const RELATION = anyCase(RELATION_WORDS);
const RELATIVE = `(?<![\\p{L}])(?:${anyCase('my|our|his|her|their')}) (?:\\p{Ll}{3,10} )?(?:${RELATION}),? (?:called )?${NAMED}`;
const ILLNESS =
  /\b(?:cancer|leuk[ae]+mia|lymphoma|myeloma|tumou?r|melanoma|dementia|alzheimer'?s?|parkinson'?s?|hiv|aids|hepatitis|depress\w+|bipolar|schizophreni\w+|psychosis|addict\w*|alcoholi\w+|drugs?|autis\w+|adhd|epilep\w+|diabet\w+|stroke|ms|mnd|copd|anorexi\w+|bulimi\w+|suicid\w+|miscarriage|abortion|pregnan\w+|infertil\w+|chemo\w*|diagnos\w+|terminal\w*|psychiatric|rehab|std|chlamydia|heart (?:attack|failure|condition)|illness|disease|cystic fibrosis|down'?s? syndrome|kidney failure|dialysis)\b/i;
const PLACE_OF_LIFE =
  /\b(?:goes to|attends|is (?:at|in)|in (?:first|second|third|fourth|fifth|sixth) class (?:at|in)|works (?:at|in|for)|working (?:at|in|for)|teaches (?:at|in)|is a (?:pupil|student|teacher) (?:at|in)) (?:the )?(?:\p{Lu}|st\.? \p{L})/u;
const RELATIVES = new RegExp(RELATIVE, 'gu');
const WHOLE_NAME = new RegExp(`(?<![\\p{L}.])${NAME} ${NAME}`, 'gu');

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)?[ ./-]{1,2}(?:\\d{1,2}|${MONTH})[ ,./-]{1,3}(?:19|20)?\\d\\d|(?:19|20)\\d\\d-\\d\\d?-\\d\\d?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d\\d)`;
const BORN = new RegExp(
  `\\b(?:born(?: on)?(?: the)?|d\\.?o\\.?b\\.?|date of birth)(?: (?:is|was|of))?[ :]{0,3}${DATE}(?!\\d)`,
  'gi',
);

const NEAR = 120;
const sentenceAfter = (plain: string, end: number): string =>
  /^[^!?\n]*?(?=[!?\n]|\.\s|$)/.exec(plain.slice(end, end + NEAR))?.[0] ?? '';

const held =
  (message: string, kind: 'person' | 'birth-date' = 'person') =>
  (passage: { start: number; end: number }): Finding => ({
    kind,
    effect: 'flag',
    message,
    ...passage,
  });

/** Holds what names a third person: staff by title or role, and private people with an illness, a school or a date of birth. */
export const people: Rule = ({ plain }) => {
  const staff = merged(passages(plain, STAFF));
  const born = passages(plain, [BORN]);
  const relatives = passages(plain, [RELATIVES]).filter(({ end }) => {
    const rest = sentenceAfter(plain, end);
    return ILLNESS.test(rest) || PLACE_OF_LIFE.test(rest);
  });
  const names =
    born.length === 0
      ? []
      : passages(plain, [WHOLE_NAME]).filter(({ end }) => born.some(({ start }) => start >= end && start - end < 60));
  return [
    ...staff.map(held('Names a member of staff.')),
    ...merged([...relatives, ...names]).map(held('Names a person and tells something private.')),
    ...born.map(held('A date of birth.', 'birth-date')),
  ];
};
