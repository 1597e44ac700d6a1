import { type MappedText, rewrite, rewriteAgain } from './mapped-text.ts';

const WRITTEN_OUT: readonly (readonly [short: string, long: string])[] = [
  ['u', 'you'],
  ['ur', 'your'],
  ['r', 'are'],
  ['wamt wany wan', 'want'],
  ['tierd tird', 'tired'],
  ['wana', 'wanna'],
  ['kil kll', 'kill'],
  ['dieing dyeing', 'dying'],
  ['killmyself killmysef kilmyself', 'kill myself'],
  ['hangmyself', 'hang myself'],
  ['cutmyself', 'cut myself'],
  ['hurtmyself', 'hurt myself'],
  ['harmmyself harmyself', 'harm myself'],
  ['endit', 'end it'],
  ['ded', 'dead'],
  ['incase', 'in case'],
  ['alot', 'a lot'],
  ['lik', 'like'],
  ['agian agen', 'again'],
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
// Two letters swapped, or a vowel left out: "lvie", "hnag", "jst". None of these forms is a word.
const TYPED_FAST = 'want kill alive live life hang wish just wanna gonna living dying without tonight'.split(' ');
const mistypings = (word: string): string[] =>
  [...word].flatMap((letter, at) => {
    const before = word.slice(0, at);
    const next = word[at + 1];
    const swapped = next && next !== letter ? [before + next + letter + word.slice(at + 2)] : [];
    return at > 0 && /[aeiou]/.test(letter) ? [...swapped, before + word.slice(at + 1)] : swapped;
  });
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ...TYPED_FAST.flatMap((word) => mistypings(word).map((form): [string, string] => [form, word])),
  ...WRITTEN_OUT.flatMap(([short, long]) => short.split(' ').map((form): [string, string] => [form, long])),
  ...WITHOUT_G.split(' ').map((stem): [string, string] => [`${stem}in`, `${stem}ing`]),
  ['2', 'to'],
]);

const CARRIERS = new Set(
  'suicide suicidal overdose overdosed overdosing myself anymore himself herself exist existing disappear worthless hopeless killing cutting burden'.split(
    ' ',
  ),
);
const carriersBy = new Map([...CARRIERS].map((word) => [word[0], [...CARRIERS].filter((one) => one[0] === word[0])]));

const WORD = /[\p{L}\p{N}]+/gu;
// The same for English letters, and several times as fast.
const ENGLISH_WORD = /[a-z0-9]+/g;
const ENGLISH = /^[\n\u0020-\u0040\u005b-\u007e]*$/;

/** True for one letter wrong, missing, doubled or swapped. */
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

// Which lengths the words have that begin with a letter: most words of a text are told apart by it alone.
const LENGTH_MAX = 16;
const worthALook = new Uint8Array(128 * LENGTH_MAX);
for (const form of SHORT_FORMS.keys()) worthALook[form.charCodeAt(0) * LENGTH_MAX + form.length] = 1;
for (const word of CARRIERS)
  for (const by of [-1, 0, 1]) worthALook[word.charCodeAt(0) * LENGTH_MAX + word.length + by] = 1;

const corrected = (word: string): string => {
  if (word.length >= LENGTH_MAX || worthALook[word.charCodeAt(0) * LENGTH_MAX + word.length] !== 1) return word;
  const short = SHORT_FORMS.get(word);
  if (short !== undefined || word.length < 5 || CARRIERS.has(word)) return short ?? word;
  const like = carriersBy.get(word[0])?.find((one) => Math.abs(one.length - word.length) <= 1 && isNearly(word, one));
  return like ?? word;
};

// A number that stands for "to" has words on both sides.
const isBetweenWords = (text: string, at: number): boolean =>
  /\p{L} $/u.test(text.slice(Math.max(0, at - 3), at)) && /^ \p{L}/u.test(text.slice(at + 1, at + 4));

/** Lower case, without apostrophes, hyphens or double spaces; short forms ("u", "2") are written out. */
export const spokenForm = (plain: string): MappedText => {
  const small = plain.toLowerCase();
  const bare = rewrite(
    small.length === plain.length ? small : plain,
    // A single space stays as it is.
    /'|[\s-]{2,}|[^\S ]|-/g,
    (match) => (match === "'" ? '' : match.includes('\n') ? '\n' : ' '),
  );
  const { text } = bare;
  return rewriteAgain(bare, ENGLISH.test(text) ? ENGLISH_WORD : WORD, (word, at) =>
    word === '2' && !isBetweenWords(text, at) ? word : corrected(word),
  );
};
