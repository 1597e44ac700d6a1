import {
  COPULAS,
  FILLERS,
  FIRST_PERSON,
  FOND,
  PEOPLE,
  POINTERS,
  SECOND_PERSON,
  STRUGGLE,
  THINGS,
  THIRD_PERSON,
} from './people-and-things.ts';
import type { Word } from './tokenise.ts';

const REACH = 7;
const UNKNOWN_MAX = 2;

/** The words of a sentence, and the positions of the insult. */
export interface InsultAt {
  sentence: readonly Word[];
  first: number;
  last: number;
}

// "The man at the desk is ..."
const BESIDE = /^(?:at|in|on|from|behind|with|who)$/;
// A capital can belong to a name or just start the sentence: "Osteoporosis is a bitch".
const AILMENT = /(?:sis|tis|ia|oma|emia|pathy|ing|tion|ness|ment|ism|ure)$/;

type Aim = 'person' | 'nobody' | 'unclear';

const isPerson = (word: Word | undefined): boolean =>
  word !== undefined && (PEOPLE.has(word.head) || THIRD_PERSON.has(word.head));

// "of a nurse", "of an illness", "nurse" or "illness" directly after the insult.
const aimBehind = ({ sentence, last }: InsultAt): Aim => {
  let at = last + 1;
  if (sentence[at]?.lower === 'of') {
    at += 1;
    while (/^(?:a|an|the|that|this|them|those)$/.test(sentence[at]?.lower ?? '')) at += 1;
  }
  const noun = sentence[at];
  if (!noun) return 'unclear';
  if (THINGS.has(noun.head)) return 'nobody';
  return PEOPLE.has(noun.head) ? 'person' : 'unclear';
};

// Goes back from the insult, past "is such a lazy ...", to its subject.
const aimBefore = ({ sentence, first }: InsultAt): Aim => {
  let unknown = 0;
  for (let at = first - 1; at >= 0 && at >= first - REACH; at -= 1) {
    const word = sentence[at];
    if (!word) break;
    const next = sentence[at + 1]?.lower ?? '';
    const isSubject = COPULAS.has(next) || BESIDE.test(next) || word.lower.endsWith("'s");
    if (SECOND_PERSON.has(word.head)) return 'person';
    if (isPerson(word)) return unknown === 0 || isSubject ? 'person' : 'unclear';
    if (FIRST_PERSON.has(word.head)) return unknown === 0 ? 'nobody' : 'unclear';
    if (THINGS.has(word.head)) return 'nobody';
    if (/^(?:this|that|what|which)$/.test(word.head) && isSubject) return 'nobody';
    if (isSubject && word.isCapitalised && !AILMENT.test(word.head)) return 'person';
    if (!FILLERS.has(word.head)) unknown += 1;
    if (unknown > UNKNOWN_MAX) break;
  }
  return 'unclear';
};

/** True if an insulting noun ("bitch", "wankers") is aimed at a person, not at an illness, a thing or oneself. */
export const isInsult = (at: InsultAt, isPlural: boolean): boolean => {
  const { sentence, first, last } = at;
  const previous = sentence[first - 1]?.lower ?? '';
  if (previous === 'my' && /^(?:suck|lick|kiss)$/.test(sentence[first - 2]?.lower ?? '')) return true;
  if (FOND.has(previous) || previous === 'my' || previous === 'me') return aimBehind(at) === 'person';
  const behind = aimBehind(at);
  if (behind !== 'unclear') return behind === 'person';
  const before = aimBefore(at);
  if (before !== 'unclear') return before === 'person';
  if (sentence.some((word) => STRUGGLE.has(word.head))) return false;
  const pointsAt = sentence.slice(Math.max(0, first - 2), first).some((word) => POINTERS.has(word.head));
  const follows = sentence.slice(last + 1, last + 5).some((word) => isPerson(word) || word.head === 'who');
  return (
    pointsAt ||
    isPlural ||
    follows ||
    /\bwhat an?$/.test(
      sentence
        .slice(Math.max(0, first - 2), first)
        .map((word) => word.lower)
        .join(' '),
    )
  );
};
