import {
  AFFECTIONATE,
  COPULAS,
  FILLERS,
  FIRST_PERSON,
  HARMLESS_TARGETS,
  ILLNESS_CONTEXT,
  PEOPLE,
  POINTERS,
  SECOND_PERSON,
  THIRD_PERSON,
} from './target-words.ts';
import type { Word } from './tokenise.ts';

const NEARBY_WORDS = 7;
const UNKNOWN_MAX = 2;

export interface InsultPosition {
  sentence: readonly Word[];
  first: number;
  last: number;
}

// "The man at the desk is ..."
const PREPOSITION = /^(?:at|in|on|from|behind|with|who)$/;
// A capital can belong to a name or just start the sentence: "Osteoporosis is a bitch".
const AILMENT = /(?:sis|tis|ia|oma|emia|pathy|ing|tion|ness|ment|ism|ure)$/;

type Target = 'person' | 'nobody' | 'unclear';

const isPerson = (word: Word | undefined): boolean =>
  word !== undefined && (PEOPLE.has(word.head) || THIRD_PERSON.has(word.head));

// "of a nurse", "of an illness", "nurse" or "illness" directly after the insult.
const targetAfter = ({ sentence, last }: InsultPosition): Target => {
  let at = last + 1;
  if (sentence[at]?.lower === 'of') {
    at += 1;
    while (/^(?:a|an|the|that|this|them|those)$/.test(sentence[at]?.lower ?? '')) at += 1;
  }
  const noun = sentence[at];
  if (!noun) return 'unclear';
  if (HARMLESS_TARGETS.has(noun.head)) return 'nobody';
  return PEOPLE.has(noun.head) ? 'person' : 'unclear';
};

// Goes back from the insult, past "is such a lazy ...", to its subject.
const targetBefore = ({ sentence, first }: InsultPosition): Target => {
  let unknown = 0;
  for (let at = first - 1; at >= 0 && at >= first - NEARBY_WORDS; at -= 1) {
    const word = sentence[at];
    if (!word) break;
    const next = sentence[at + 1]?.lower ?? '';
    const isSubject = COPULAS.has(next) || PREPOSITION.test(next) || word.lower.endsWith("'s");
    if (SECOND_PERSON.has(word.head)) return 'person';
    if (isPerson(word)) return unknown === 0 || isSubject ? 'person' : 'unclear';
    if (FIRST_PERSON.has(word.head)) return unknown === 0 ? 'nobody' : 'unclear';
    if (HARMLESS_TARGETS.has(word.head)) return 'nobody';
    if (/^(?:this|that|what|which)$/.test(word.head) && isSubject) return 'nobody';
    if (isSubject && word.isCapitalised && !AILMENT.test(word.head)) return 'person';
    if (!FILLERS.has(word.head)) unknown += 1;
    if (unknown > UNKNOWN_MAX) break;
  }
  return 'unclear';
};

export const isInsult = (at: InsultPosition, isPlural: boolean): boolean => {
  const { sentence, first, last } = at;
  const previous = sentence[first - 1]?.lower ?? '';
  if (previous === 'my' && /^(?:suck|lick|kiss)$/.test(sentence[first - 2]?.lower ?? '')) return true;
  if (AFFECTIONATE.has(previous) || previous === 'my' || previous === 'me') return targetAfter(at) === 'person';
  const after = targetAfter(at);
  if (after !== 'unclear') return after === 'person';
  const before = targetBefore(at);
  if (before !== 'unclear') return before === 'person';
  if (sentence.some((word) => ILLNESS_CONTEXT.has(word.head))) return false;
  const hasPointer = sentence.slice(Math.max(0, first - 2), first).some((word) => POINTERS.has(word.head));
  // "Liars is what ye are."
  const isWhat =
    /^(?:is|are|that's|thats)$/.test(sentence[last + 1]?.lower ?? '') && sentence[last + 2]?.lower === 'what';
  if (isWhat) return sentence.slice(last + 3, last + 6).some((word) => SECOND_PERSON.has(word.head) || isPerson(word));
  const follows = sentence.slice(last + 1, last + 5).some((word) => isPerson(word) || word.head === 'who');
  return (
    hasPointer ||
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
