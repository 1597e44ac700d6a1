import { matches } from './matches.ts';

const MASKABLE =
  `fuck fucks fucked fucker fuckers fucking fuckin fuckwit fuckwits fuckface fucktard motherfucker motherfuckers
  motherfucking shit shits shite shithead shitheads shithole shitty bullshit cunt cunts cunting bitch bitches bastard bastards wank
  wanker wankers wanking prick pricks dick dicks dickhead dickheads cock cocks cocksucker twat twats tits slut sluts whore whores
  hoor arse arsed arsehole arseholes ass asshole assholes faggot faggots nigger niggers retard retards retarded bollocks bollox
  gobshite gobshites scumbag scumbags tosser tossers pussy knobhead`.split(/\s+/);
const byInitial = new Map(
  [...new Set(MASKABLE.map((word) => word[0]))].map((first) => [first, MASKABLE.filter((word) => word[0] === first)]),
);

const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
};
const ANY_MARK = /[@$*#%&+^~]|\p{L}!\p{L}|\p{L}(?:[._-]){2}/u;
// Letters with a mark among them or behind them, from the beginning of a word.
const MASKED =
  /(?<![\p{L}\p{N}@*])(?:[@$](?=[a-z]{2})|[a-z][a-z0-9]{0,20}(?:[@$!*#%&+^~]|[._-]{2,}))[a-z0-9@$!*#%&+^~._-]{0,40}/giu;
const END_OF_SENTENCE = /[._!-]{1,40}$/;
const LENGTH_MAX = 20;

const SHORT = 5;

const isLike = (word: string, head: string, tail: string, hidden: number): boolean => {
  if (!word.startsWith(head) || !word.endsWith(tail)) return false;
  const missing = word.length - head.length - tail.length;
  // Two letters and stars are a short word or none: "sh**".
  if (tail === '' && head.length === 2 && word.length > SHORT) return false;
  // Who writes many stars does not count them; a plural has to fit, as "p***s" is no abuse.
  const isLoose = hidden > 2 && tail !== 's' && tail !== '';
  return missing > 0 && Math.abs(missing - hidden) <= (isLoose || head === 'f' ? 1 : 0);
};

const unmasked = (written: string): string | undefined => {
  const small = written.toLowerCase();
  const asLetters = small.replace(/[@$!+01345]/g, (sign) => LEET[sign] ?? sign);
  if (MASKABLE.includes(asLetters)) return asLetters;
  const [, head = '', middle = '', tail = ''] = /^([a-z]*)([^a-z](?:.*[^a-z])?)([a-z]*)$/.exec(small) ?? [];
  const hidden = middle.length;
  // One letter with marks behind it may be any word, except this one.
  const isEnough = tail !== '' || (head.length > 1 && hidden > 1) || (head === 'f' && hidden > 1);
  if (head === '' || !isEnough) return undefined;
  if (head === 'f' && hidden === 1 && tail === 'k') return 'fuck';
  return byInitial.get(head[0])?.find((word) => isLike(word, head, tail, hidden));
};

export interface Unmasked {
  word: string;
  start: number;
  end: number;
}

export const maskedWords = (text: string): Unmasked[] => {
  if (!ANY_MARK.test(text)) return [];
  // A text of one word over and over is looked at once.
  const known = new Map<string, string | undefined>();
  return matches(text, MASKED).flatMap(({ 0: found, index }) => {
    const written = found.replace(END_OF_SENTENCE, '');
    if (written.length < 3 || written.length > LENGTH_MAX) return [];
    if (!known.has(written)) known.set(written, unmasked(written));
    const word = known.get(written);
    return word === undefined ? [] : [{ word, start: index, end: index + written.length }];
  });
};
