import { merged, passages, type Rule } from './finding.ts';
import { IRISH_PLACES } from './irish-places.ts';

const STREETS =
  'Street|St|Str|Road|Rd|Avenue|Ave|Lane|Drive|Dr|Close|Court|Ct|Park|Terrace|Tce|Square|Sq|Grove|Crescent|Cres|Heights|Gardens|Quay|Meadows?|Manor|Mews|Parade|Boulevard|Cottages|Villas|Lawns?|Estate';
// Only beside a town, or where somebody says that it is an address: "the 3 Peaks Way" is a walk.
const RARE_STREETS =
  'Place|View|Way|Walk|Green|Hill|Row|Rise|Downs|Vale|Woods?|Glen|Paddocks?|Hall|Mill|Bridge|Cove|Strand|Orchard|Oaks|Beeches|Haven|Cross|Gate|Field|Fields|Brook|Dale|Ridge|Crest|Path|Point|Harbour|Wharf|House|Lodge|Apartments?|Flats';
// Words after a count rather than a house number: "10 minutes down the road", "2 days in Grove House".
const UNITS =
  'seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|weekends?|months?|years?|yrs?|miles?|km|kilometres?|metres?|feet|foot|stone|euros?|times?|people|persons?|nurses?|doctors?|consultants?|carers?|drivers?|volunteers?|staff|patients?|residents?|children|kids|sons?|daughters?|grandchildren|brothers?|sisters?|friends?|houses?|homes?|shops?|hospitals?|clinics?|towns?|counties|doors?|steps?|wards?|beds?|chairs?|wheelchairs?|trips?|visits?|journeys?|appointments?|operations?|choices|options|places|cases|parts|members|families|couples|buses|trains|vans|cars|pairs|calls?|letters?|stairs|floors?|flights?|percent|am|pm|seasons|peaks|lakes|men|women|tablets?|pills?|mg|ml|times|different|or|out|january|february|march|april|may|june|july|august|september|october|november|december';
const SMALL_WORDS =
  'in|on|at|of|a|an|to|from|for|down|up|along|and|or|with|by|is|was|were|are|had|has|have|my|our|your|his|her|their|i|we|he|she|they|it|that|this|but|so|not|no|more|other|lovely|great|good|busy|long|bad|big|small|new|old|very|who|which|when|where|as|than|after|before';
const NO_UNIT = `(?!(?:${UNITS}|${UNITS.replace(/(^|\|)[a-z]/g, (start) => start.toUpperCase())})\\b)`;
const NO_SMALL_WORD = `(?!(?:${SMALL_WORDS}|the)\\b)`;
const CAPITALISED = `\\p{Lu}[\\p{L}']{1,24}`;
const TITLE = '(?:(?:St|Fr|Dr|Mt|Sr)\\. ?)?';
const PLACES = `(?:, ?(?:(?:Co|St)\\.? ?)?${CAPITALISED}(?: (?:\\d{1,2}\\b|${CAPITALISED})){0,3}){0,4}`;
const DIGITS = '(?!(?:19|20)\\d\\d\\b)\\d{1,4}[A-Za-z]?(?: ?[-/] ?\\d{1,4}[A-Za-z]?)?';
const NUMBER = `(?<![\\p{L}\\p{N}€£$.,:/'])(?<!(?:[Rr]oom|[Ww]ard|[Bb]us|[Bb]ay|[Ll]evel|[Ff]loor|[Bb]ed) )(?:(?:[Nn]o|NO)\\.? ?|(?:[Nn]umber|NUMBER|[Hh]ouse|HOUSE|[Ss]ite|SITE) )?${DIGITS},? `;
// The names of towns are looked up once, and stand as one sign each in the text that the patterns read.
const TOWN_NAMES = new RegExp(
  `(?<!\\p{L})(?:co\\.? ?down|county down|(?:co\\.? ?|county )?(?:${IRISH_PLACES.join('|')}))(?!\\p{L})`,
  'gu',
);
const TOWN_SIGN = '\ue000';
const withTownSigns = (lower: string): string => lower.replace(TOWN_NAMES, (town) => TOWN_SIGN.repeat(town.length));
const TOWN = `${TOWN_SIGN}{3,40}`;
const TOWNS = `(?:(?:,? ?|,? in )${TOWN}(?: (?:\\d{1,2}\\b|town|city))?){0,4}`;
const SAINT = '(?:(?:st|fr|dr|mt|sr)\\.? )?';
const LETTERS = `[\\p{L}${TOWN_SIGN}'-]{2,24}`;
const WORD = `${SAINT}(?!(?:${UNITS}|${SMALL_WORDS})\\b)${LETTERS}`;
const ANY_STREET = `(?:${STREETS}|${RARE_STREETS})`.toLowerCase();
const NO_STREET = `(?!${ANY_STREET}\\b(?! ${ANY_STREET}\\b))`;
const WORDS = `(?:${SAINT}${NO_STREET}(?!(?:${UNITS}|${SMALL_WORDS})\\b)${LETTERS} ){1,3}`;
const DOT = '(?:(?<=st|str|rd|ave|tce|cres)\\.(?=,))?';
const FLAT = `\\b(?:apt|apartment|flat|unit)\\b\\.? ?(?:no\\.? ?)?\\d{1,4}[a-z]?`;
// The number comes first: the long look back is for it alone.
const LIVES =
  "(?<![\\p{L}\\p{N}])(?=(?:no\\.? ?|number |house |site )?\\d)(?<=\\b(?:live|lives|lived|living|moved|address|stays?|resid\\w+|deliver\\w*|collect\\w*|sen[dt]|write|brought|drop\\w*|came|come|call(?:ed)?|house|home|we are|i am|im|were)\\b(?: (?!\\d)[\\p{L}']{1,12}){0,4},? )";
const HERE = `(?= ?,? (?:(?:is|was) (?:where|my|our|her|his|their|the) |in ${TOWN}))`;
// In prose a number and a town stand together, too: "We have 2, Wexford and Gorey".
const END_OF_PLACE =
  '(?=\\s{0,3}(?:[.,;!?)\\n]|$|\\d{1,2}\\b|(?:if|and|at|where|any|now|please|on|for|when|in|or|but|to|near|beside|ring|call|co)\\b))';

const compiled = (sources: readonly string[], flags: string) => sources.map((source) => new RegExp(source, flags));
// In small letters or capitals nothing but the words themselves tells a street from a sentence.
const STREETS_ANY_CASE = compiled(
  [
    `${NUMBER}(?:the )?${WORDS}(?:street|str?|road|rd|avenue|ave|terrace|tce|crescent|cres)\\b${DOT}(?! (?:of|to|from)\\b)(?: (?:lower|upper|north|south|east|west)\\b)?${TOWNS}`,
    `${LIVES}${NUMBER}(?:the )?${WORDS}${ANY_STREET}\\b${DOT}(?! (?:of|to|from)\\b)${TOWNS}`,
    `${NUMBER}(?:the )?${WORDS}${ANY_STREET}\\b${HERE}${TOWNS}`,
  ],
  'gu',
);
const STREETS_OF_TOWNS = compiled(
  [
    `${NUMBER}(?:the )?${WORDS}${ANY_STREET}\\b${DOT},? ${TOWN}${TOWNS}`,
    `${NUMBER}the ${ANY_STREET}\\b,? ${TOWN}${TOWNS}`,
  ],
  'gu',
);
const FLATS_OF_TOWNS = compiled(
  [
    `${FLAT},? (?:the )?(?:${NO_SMALL_WORD}(?!(?:university|hospital|clinic|ward|hospice)\\b)${LETTERS} ?){1,4},? ?${TOWN}${TOWNS}`,
  ],
  'gu',
);
const NUMBERED_FLATS = compiled([`${FLAT}, ${NUMBER}`], 'gu');
// A number, a name and a town: the name has the same case as the town, unlike "5 choices, Enniscorthy".
const NUMBERED_PLACE = new RegExp(
  `${NUMBER}(?:(?:the|an|na) )?${WORD}(?: ${WORD}){0,3}(?:, ?(?:the )?${WORD}(?: (?:${WORD}|\\d{1,2}\\b)){0,3}){0,3}, ?${TOWN}${END_OF_PLACE}${TOWNS}`,
  'gu',
);
// Behind "moved to" or "my address is" anything may follow: "102 Lissywollen, Athlone last year".
const LIVED_IN = new RegExp(
  `${LIVES}${NUMBER}(?:(?:the|an|na) )?${WORD}(?: ${WORD}){0,3}(?:, ?(?:the )?${WORD}(?: (?:${WORD}|\\d{1,2}\\b)){0,3}){0,3}, ?${TOWN}(?![\\p{L}${TOWN_SIGN}])${TOWNS}`,
  'gu',
);
// "we played 3 matches, tullow and gorey": in one case a count looks like a house.
const COUNT = /^\D{0,8}\d+ \p{L}{2,}[^s\P{L}]s, ?[^,]*$/iu;
const hasOneCase = (found: string): boolean =>
  ((found === found.toLowerCase() || found === found.toUpperCase()) && !COUNT.test(found)) ||
  /\d[A-Za-z]?,? (?:(?:the|an|na) )?\p{Lu}/u.test(found);
const NAMED = `${NUMBER}(?:${NO_UNIT}${TITLE}${CAPITALISED} ){1,3}`;

const NAMED_STREETS = compiled(
  [
    `${NAMED}(?:${STREETS})\\b(?:(?<=St|Rd|Ave)\\.(?=,))?(?: (?:Lower|Upper|North|South|East|West)\\b)?${PLACES}`,
    `${NAMED}(?:${RARE_STREETS})\\b(?=, ?\\p{Lu})${PLACES}`,
    `${NUMBER}(?:${NO_UNIT}${NO_SMALL_WORD}[\\p{L}']{2,24} ){1,2}(?:street|road|avenue|terrace|crescent|drive)\\b${PLACES}`,
  ],
  'gu',
);
const NAMED_FLATS = compiled(
  [
    `\\b(?:Apt|Apartment|Flat|apt|apartment|flat)\\b\\.? ?(?:No\\.? ?)?\\d{1,4}[A-Za-z]?\\b, ?${CAPITALISED}(?: ${CAPITALISED}){0,3}${PLACES}`,
  ],
  'gu',
);
const BOXES = compiled(['\\bP\\.? ?O\\.? [Bb]ox \\d{1,6}\\b'], 'gu');
const ANY_STREET_WORD = new RegExp(`\\b${ANY_STREET}\\b`);
const ANY_FLAT = /\b(?:apt|apartment|flat|unit)\b\.? ?(?:no\.? ?)?\d/;

/** A house number with a street, or with a place and a town; a numbered flat; a PO box. Never a town or a county alone. */
export const postalAddresses: Rule = ({ plain, lower }) => {
  // Each of them has a number.
  if (!/\d/.test(plain)) return [];
  const signed = withTownSigns(lower);
  // Most texts have no word for a street, no flat or no town: the long patterns are for the others.
  const [hasStreet, hasFlat, hasTown] = [ANY_STREET_WORD.test(lower), ANY_FLAT.test(lower), signed !== lower];
  const found = [
    ...passages(plain, BOXES),
    ...(hasStreet ? [...passages(plain, NAMED_STREETS), ...passages(signed, STREETS_ANY_CASE)] : []),
    ...(hasStreet && hasTown ? passages(signed, STREETS_OF_TOWNS) : []),
    ...(hasFlat ? [...passages(plain, NAMED_FLATS), ...passages(signed, NUMBERED_FLATS)] : []),
    ...(hasFlat && hasTown ? passages(signed, FLATS_OF_TOWNS) : []),
    ...(hasTown
      ? passages(signed, [NUMBERED_PLACE, LIVED_IN]).filter(({ start, end }) => hasOneCase(plain.slice(start, end)))
      : []),
  ];
  return merged(found).map((passage) => ({
    kind: 'postal-address',
    effect: 'refuse',
    message: 'A postal address.',
    ...passage,
  }));
};
