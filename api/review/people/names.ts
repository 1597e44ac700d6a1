import { matches } from '../matches.ts';
import type { Passage } from '../passage.ts';
import { FIRST_NAMES, NO_NAMES_AFTER_TITLES, SURNAMES } from './words.ts';

export const anyCase = (words: string): string =>
  words
    .split('|')
    .map((word) =>
      word.replace(
        /(^| )[a-z]/g,
        (start) => `${start.slice(0, -1)}[${start.slice(-1)}${start.slice(-1).toUpperCase()}]`,
      ),
    )
    .join('|');

const capitalised = (words: string): string =>
  words
    .split('|')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('|');

const COMPOUNDS =
  'Support|Groups?|Scheme|Rota|Hours|Programmes?|Projects?|Teams?|Networks?|Forum|Association|Society|Committee|Panel|Course|Courses|Desk|Office|Allowance|Benefit|Fund|Club|Conference|Awards?|Agency|Union|Charter|Council|Board|Policy|Helpline|Reports?|Rounds?|Sessions?|Visits?|Appointments?|Assessments?|Consultation|Assistants?|Coordinators?|Officers?|Workers?|Liaison|Recruitment|Shortage|Week';
const NOT_NAMES = `${COMPOUNDS}|Im|Ive|Its|Id|Hes|Shes|Theyre|The|This|That|He|She|It|They|We|You|I|In|On|At|And|But|Who|Was|Is|Had|Has|Said|Told|Came|Did|For|From|To|Of|My|Our|Her|His|Their|Your|Yes|No|So|As|If|When|Then|There|What|Why|How|All|Not|With|Managers?|Nurses?|Doctors?|Consultants?|Sister|Wards?|Hospitals?|Clinics?|Units?|Centre|Staff|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|Ireland|Irish|Dublin|Cork|Galway|Waterford|Wexford|Carlow|Kilkenny|Limerick|Kerry|Cancer|HSE|GP|A&E|ICU|ENT|Thank|Thanks|God|Street|Road|Services?|Act|Training|Line|Specialists?|Practitioners?|Led|Call|Please|Very|Were|Are|Be|Been|Will|Would|Could|Google|Pepper|Martens?|Whippy|Bean|Right|Muscle|ASAP|OK|FYI|BTW`;
const PLACE_AFTER = `(?![\\p{L}])(?! ?(?:'s?)? ?(?:General |Regional |University |Memorial |Community )?(?:Hospital|Ward|House|Clinic|Unit|Centre|Foundation|University|Street|Road|Avenue|Park|Place|Hospice|Lodge|Suite|Room|Wing|School|College|Medical|HOSPITAL|WARD|HOUSE|CLINIC|UNIT|CENTRE|${COMPOUNDS})\\b)`;
const PREFIX = '(?:(?:[ÓO]|[Nn][íi]c?|[Uu][íi]|[Dd][eé]|Mac|Mc|[Vv]an(?: der| de)?|[Vv]on|[Ll][ea]|[Aa]l|[Ee]l) )?';

const NAME = `${PREFIX}(?=\\p{Lu})(?!(?:${NOT_NAMES}|${NOT_NAMES.toUpperCase()})\\b)(?:St(?=ack|an|ap|au|af|ep|ew|ua)|(?!St\\b))\\p{Lu}[\\p{L}'’-]{1,24}`;
export const NAMED = `${NAME}(?: ${NAME}){0,2}${PLACE_AFTER}`;
export const WHOLE_NAME = `${NAME} ${NAME}${PLACE_AFTER}`;
export const FIRST_NAME = `(?=\\p{Lu})(?:${capitalised(FIRST_NAMES)})(?![\\p{L}'’])`;

export const ANY_WORD = "(?<name>(?:mac |ni |o )?[\\p{L}'’]{2,24})(?<second> [\\p{L}'’]{2,24})?";
const COMMON_NAMES: ReadonlySet<string> = new Set(`${FIRST_NAMES}|${SURNAMES}`.split('|'));
const plainName = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L} ]/gu, '')
    .toLowerCase()
    .trim()
    .replace(/^(?:o|mac|ni) /, '');

const isCommonName = (word: string): boolean => {
  const name = plainName(word);
  return COMMON_NAMES.has(name) || COMMON_NAMES.has(name.replace(/^(?:o|mac|mc)/, ''));
};

export const withCommonNames = (plain: string, patterns: readonly RegExp[]): Passage[] =>
  patterns.flatMap((pattern) =>
    matches(plain, pattern).flatMap(({ 0: found, index, groups }) => {
      const { name = '', second = '' } = groups ?? {};
      if (!isCommonName(name)) return [];
      const length = isCommonName(second) ? found.length : found.length - second.length;
      return [{ start: index, end: index + length }];
    }),
  );

export const PROBABLE_NAME = `(?!(?:${NO_NAMES_AFTER_TITLES})(?![\\p{L}]))[\\p{L}'’-]{3,24}`;
