import { eld } from 'eld/extrasmall';
import { type Finding, passages, type Rule } from './finding.ts';

const WORDS_MIN = 4;
const CHUNK_WORDS = 40;
const FOREIGN_LETTER = /(?=[\u0100-\u{10ffff}])\p{L}/u;
const ENGLISH_LETTERS = /^\p{ASCII}*$/u;
const OTHER_LETTERS = /(?=\p{L})[^\p{Script=Latin}]/gu;

// Few of these are words of Polish, Romanian or Irish, unlike "to", "i" and "was".
const CLEARLY_ENGLISH = new Set(
  "the and of with for they were have that this my she her you your when who which their our from not had it it's we what about after very him his would could been has there where because got get every never always thank people into then than them did didn't i'm i'd i've don't couldn't wasn't only just other some like know day days kind help helped good great through before home night down back at be if how us out up all said told made again anyone anything aren't bed bring brother brought call called came can't cancer cannot car charity chemo child children come daughter died doctor doctors done driver drivers dying each ever everyone family father feel feeling felt find first found friend gave give going gone hadn't haven't he's hospice hour hours husband i'll isn't knew last late left life little long lost many minutes month months more most mother much new next nobody nothing nurse nurses old own rang really right ring same sat saw see seen she's shop sister sit somebody something stay stayed such take tea that's there's they're think thought times too took treatment volunteer volunteers want wanted ward we'll we're week weeks well went while wife without work worked wouldn't year years you'll you're".split(
    ' ',
  ),
);
// Of an English text nearly every second word is one of them: a piece with so many has little room for another language.
const CLEAR_SHARE = 0.35;

const isPlainlyEnglish = (words: readonly string[]): boolean =>
  words.length >= CHUNK_WORDS / 2 &&
  words.filter((word) => CLEARLY_ENGLISH.has(word.replace(/(?<![.,!?;:])[.,!?;:]+$/, ''))).length >=
    CLEAR_SHARE * words.length;

const isEnglish = (text: string): boolean => {
  const found = eld.detect(text);
  if (found.language === 'en') return found.isReliable();
  const scores = found.getScores();
  // A short English text with names in it is nearly as likely something else.
  return (scores.en ?? 0) > 0.9 * (scores[found.language] ?? 1);
};

// The library does not know Irish: its small words, and its letters behind which an h softens the first one.
const IRISH =
  /^(?:an|na|is|í|é|iad|agus|ag|ar|le|leis|do|don|go|sa|san|sin|seo|mo|bhur|ár|tá|níl|bhí|ní|ba|muid|sibh|siad|agat|agaibh|agam|orm|ort|air|aici|againn|dom|duit|dó|dúinn|libh|liom|leat|ó|faoi|gach|mar|nach|nár|bím|beidh|maith|míle|raibh|a|(?=[^áéíóú]*[áéíóú])\p{L}+|(?:bh|ch|dh|fh|gh|mh|ph|bhf|gc|nd|bp|dt|mb)[aeiouáéíóúlnr]\p{L}*)$/u;
const IRISH_SHARE = 0.6;
const CLEARLY_IRISH = /[áéíóú]|^(?:agus|bhur|raibh|míle|(?:bh|mh|dh|fh|gc|bp|dt)\p{L}+)$/u;
const isIrish = (words: readonly string[]): boolean => {
  const bare = words.map((word) => word.replace(/[^\p{L}]/gu, ''));
  const clear = bare.filter((word) => CLEARLY_IRISH.test(word)).length;
  return clear >= 2 && bare.filter((word) => IRISH.test(word)).length >= IRISH_SHARE * bare.length;
};

const ADDRESS = /[@/]|\.\w/;

// What is said in anger in Polish, Romanian, Portuguese, Spanish, Italian, German and French; among English words it is not seen.
const ABUSE =
  /(?<!\p{L})(?:kurw\p{L}*|(?:s|wy|o|roz)?pierd[oa]l\p{L}*|jeba[cćn]\p{L}*|(?:za|po|wy)jeb\p{L}+|chuj\p{L}*|dziwk\p{L}*|skurwysyn\p{L}*|debil(?:e|u|a|i|ki|em|ami|ów|om)?|curv(?:ă\p{L}*|a|o|ei|ele|elor)|pizd\p{L}+|muie|futu-(?:ți|ti|vă|va|te|i)(?: \p{L}+)?|dracului|caralho|foda-se|fod[ae]m?|puta(?:s|ria)?|merdas?|vaffanculo|stronz[oiae]|cazzo|arschl[oö]ch\p{L}*|scheiß\p{L}*|mierda|pendej\p{L}+|connard\p{L}*|salopes?|encul\p{L}+)(?!\p{L})/giu;

const abuse = (text: string): Finding[] =>
  passages(text, [ABUSE]).map((passage) => ({
    kind: 'profanity',
    effect: 'flag',
    message: 'Perhaps abuse in another language.',
    ...passage,
  }));

const notUnderstood = (text: string): Finding[] => {
  const message = 'Not in English, at least in part: the automatic review does not understand it.';
  const finding = [{ kind: 'language', effect: 'flag', message } as const];
  if (!ENGLISH_LETTERS.test(text) && (text.match(OTHER_LETTERS)?.length ?? 0) >= 4) return finding;
  const tokens = text.toLowerCase().split(/\s+/);
  const words = tokens.filter((token) => /\p{L}/u.test(token) && !ADDRESS.test(token));
  if (words.length < WORDS_MIN) return [];
  for (let from = 0; from < words.length; from += CHUNK_WORDS) {
    // A short rest is read together with what comes before it.
    const first = Math.max(0, Math.min(from, words.length - CHUNK_WORDS));
    const chunk = words.slice(first, first + CHUNK_WORDS);
    if (!isPlainlyEnglish(chunk) && (isIrish(chunk) || !isEnglish(chunk.join(' ')))) return finding;
  }
  return [];
};

/** Holds text that is even partly not in English, as the other rules know little else. */
export const language: Rule = ({ plain, source }) => {
  const text = FOREIGN_LETTER.test(source.text) ? source.text : plain;
  return [...notUnderstood(text), ...abuse(text)];
};
