import { type MappedText, rewrite } from './mapped-text.ts';

// What a reader does not see, or sees as another letter; plain English has none of it.
const UNUSUAL = /[\p{DI}\p{Cf}]+|[^\p{ASCII}]\p{M}*|\p{L}\p{M}+/gu;
const INVISIBLE = /[\p{DI}\p{Cf}\ufffc]/gu;
const LOOKALIKES = new Map(
  [...'аaеeоoсcіiрpхxѕsуyԁdһhӏlкkтtмmнhвbгrαaοoνvιiκkτtρpυuεeАAВBЕEКKМMНHОOРPСCТTХXІIΑAΒBΕEΗHΙIΚKΜMΝNΟOΡPΤTΧX']
    .join('')
    .match(/../gu)
    ?.map((pair): [string, string] => [pair[0] ?? '', pair[1] ?? '']),
);
const MIXED = /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{2,40}/gu;

// White letters in black circles and squares, which have no plain form in Unicode.
const boxed = (cluster: string): string | undefined => {
  const code = cluster.codePointAt(0) ?? 0;
  const first = [0x1f130, 0x1f150, 0x1f170].find((start) => code >= start && code < start + 26);
  return first === undefined ? undefined : String.fromCharCode(0x61 + code - first);
};

const readable = (cluster: string): string => {
  const letter = boxed(cluster);
  if (letter !== undefined) return letter;
  const folded = cluster.normalize('NFKC').replace(INVISIBLE, '');
  if (/^[\u2018\u2019\u02bc`\u00b4]$/.test(cluster)) return "'";
  if (cluster === '\u00a0' || cluster === '\u2007' || cluster === '\u202f') return ' ';
  // One sign may stand for a whole phrase: no text grows by more than a little.
  if (folded.length > 4) return cluster;
  // A line through the letters hides a word from a rule, not from a reader.
  return /^\p{Script=Latin}\p{M}/u.test(folded) ? folded.replace(/\p{M}/gu, '') : folded;
};

const composed = (first: MappedText, second: MappedText): MappedText => ({
  text: second.text,
  starts: second.starts.map((at) => first.starts[at] ?? 0),
  ends: second.ends.map((at) => first.ends[at - 1] ?? 0),
});

const ENGLISH = /^[\u0020-\u005f\u0061-\u007e\n\t]*$/;

/**
 * A text as a reader sees it: one form for letters that look alike, straight apostrophes, and nothing invisible.
 * Letters of other alphabets change only within words that mix alphabets.
 */
export const normalised = (text: string): MappedText => {
  if (ENGLISH.test(text)) return rewrite(text, /(?!)/g, (match) => match);
  const visible = rewrite(text, UNUSUAL, readable);
  const apostrophes = composed(
    visible,
    rewrite(visible.text, /`/g, () => "'"),
  );
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)) return apostrophes;
  const asLatin = (word: string) => [...word].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
  return composed(apostrophes, rewrite(apostrophes.text, MIXED, asLatin));
};

const SHORT_FORMS: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  '2': 'to',
  wnat: 'want',
  watn: 'want',
  kil: 'kill',
  kll: 'kill',
  dieing: 'dying',
  dyeing: 'dying',
  dei: 'die',
  cudnt: 'couldnt',
  dnt: 'dont',
  dont: 'dont',
  cnt: 'cant',
  nomore: 'no more',
  anymre: 'anymore',
  suiside: 'suicide',
  suisidal: 'suicidal',
  dissapear: 'disappear',
  disapear: 'disappear',
};
const CARRIERS =
  'suicide suicidal overdose overdosed overdosing myself anymore himself herself exist existing disappear worthless hopeless killing burden'.split(
    ' ',
  );

const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<=\\p{L} )2(?= \\p{L})|(?:${Object.keys(SHORT_FORMS)
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
  const short = Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : undefined;
  if (short !== undefined || word.length < 5 || CARRIERS.includes(word)) return short ?? word;
  const near = CARRIERS.find(
    (one) => Math.abs(one.length - word.length) <= 1 && one[0] === word[0] && isNearly(word, one),
  );
  return near ?? word;
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
