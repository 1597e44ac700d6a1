import { type MappedText, rewrite } from './mapped-text.ts';
import { composed } from './normalised.ts';

const WRITTEN_OUT: readonly (readonly [short: string, long: string])[] = [
  ['u', 'you'],
  ['ur', 'your'],
  ['r', 'are'],
  ['wnat watn', 'want'],
  ['wana', 'wanna'],
  ['kil kll', 'kill'],
  ['dieing dyeing', 'dying'],
  ['dei', 'die'],
  ['cudnt', 'couldnt'],
  ['dnt', 'dont'],
  ['dont', 'dont'],
  ['cnt', 'cant'],
  ['nomore', 'no more'],
  ['anymre', 'anymore'],
  ['suiside', 'suicide'],
  ['suisidal', 'suicidal'],
  ['dissapear disapear', 'disappear'],
  ['wud', 'would'],
  ['shud', 'should'],
  ['cud', 'could'],
  ['neva', 'never'],
  ['tonite 2nite', 'tonight'],
  ['2moro', 'tomorrow'],
  ['4ever', 'forever'],
  ['b4', 'before'],
  ['no1', 'no one'],
  ['any1', 'anyone'],
  ['every1', 'everyone'],
  ['some1', 'someone'],
];
// "cuttin", "goin": as it is spoken, and written so.
const WITHOUT_G =
  'cutt hurt kill hang harm drown end tak dy liv wak go think plann try feel want overdos jump burn starv giv carry exist';
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ...WRITTEN_OUT.flatMap(([short, long]) => short.split(' ').map((form): [string, string] => [form, long])),
  ...WITHOUT_G.split(' ').map((stem): [string, string] => [`${stem}in`, `${stem}ing`]),
  ['2', 'to'],
]);

const CARRIERS = new Set(
  'suicide suicidal overdose overdosed overdosing myself anymore himself herself exist existing disappear worthless hopeless killing burden'.split(
    ' ',
  ),
);
const carriersLike = (word: string): string[] =>
  [...CARRIERS].filter((one) => one[0] === word[0] && Math.abs(one.length - word.length) <= 1);

// What begins with these letters and is about as long as a carrier is compared with them.
const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<=\\p{L} )2(?= \\p{L})|(?:${[...SHORT_FORMS.keys()]
    .filter((form) => form !== '2')
    .join(
      '|',
    )})(?![\\p{L}\\p{N}])|(?:s\\p{L}{5,8}|o\\p{L}{6,10}|m\\p{L}{4,6}|a\\p{L}{5,7}|h\\p{L}{5,8}|ex\\p{L}{2,7}|d\\p{L}{7,9}|w\\p{L}{7,9}|k\\p{L}{5,7}|b\\p{L}{4,6})(?![\\p{L}\\p{N}]))`,
  'gu',
);

/** True if one letter is wrong, missing, doubled or swapped with its neighbour. */
const isNearly = (word: string, wanted: string): boolean => {
  let from = 0;
  while (from < word.length && word[from] === wanted[from]) from += 1;
  const rest = (text: string, skip: number) => text.slice(from + skip);
  if (word.length === wanted.length) {
    const swapped =
      word[from] === wanted[from + 1] && word[from + 1] === wanted[from] && rest(word, 2) === rest(wanted, 2);
    return rest(word, 1) === rest(wanted, 1) || swapped;
  }
  return word.length < wanted.length ? rest(word, 0) === rest(wanted, 1) : rest(word, 1) === rest(wanted, 0);
};

const corrected = (word: string): string => {
  const short = SHORT_FORMS.get(word);
  if (short !== undefined || word.length < 5 || CARRIERS.has(word)) return short ?? word;
  return carriersLike(word).find((one) => isNearly(word, one)) ?? word;
};

/** The text in small letters without apostrophes, hyphens and double spaces, with short forms ("u", "2") written out. */
export const spokenForm = (plain: string): MappedText => {
  const bare = rewrite(
    plain.toLowerCase().length === plain.length ? plain.toLowerCase() : plain,
    // A single space stays as it is.
    /'|[\s-]{2,}|[^\S ]|-/g,
    (match) => (match === "'" ? '' : match.includes('\n') ? '\n' : ' '),
  );
  // A number that stands for "to" has words on both sides.
  return composed(bare, rewrite(bare.text, SPOKEN, corrected));
};
