import { type Clause, clauseOf, surroundings } from './clauses.ts';
import { findSwearWords, isCompound, type SwearWord } from './find-swear-words.ts';
import type { Finding, Rule } from './finding.ts';
import { isInsult } from './is-insult.ts';
import { isReportedSpeech } from './reported-speech.ts';
import { INSULTS, NAMES, OTHER_MEANINGS, SLURS, STRONG_SWEAR_WORDS } from './swear-kinds.ts';
import { PEOPLE, RUDE_NAMES, SECOND_PERSON } from './target-words.ts';
import type { TokenisedText } from './tokenise.ts';

const AFTER = 25;
/** Enough to refuse the text anyway; harmless swear words do not count. */
const REFUSALS_MAX = 100;

const lower = ({ words }: Clause, at: number): string => words[at]?.lower ?? '';

const isCommandAt = (clause: Clause, bare: boolean): boolean => {
  const next = lower(clause, clause.last + 1);
  const afterNext = clause.words[clause.last + 2];
  if (/^(?:you|u|yous|youse|ye|yis|yourself|yourselves|your|yer)$/.test(next)) return bare;
  if (/^(?:off|him|her|them)$/.test(next)) return bare;
  if (next === 'up' && lower(clause, clause.first - 2) === 'shut') return true;
  if (/^(?:the|that|this|those|these|all)$/.test(next)) {
    if (bare && afterNext && PEOPLE.has(afterNext.head)) return true;
  }
  // "who the fuck do you think you are"
  return bare && /^(?:do|are|did|is)$/.test(next) && SECOND_PERSON.has(afterNext?.head ?? '');
};

const findRudeName = (clause: Clause): number | undefined =>
  [1, 2, 3].find((step) => RUDE_NAMES.has(clause.words[clause.last + step]?.head ?? ''));

const isAimedVulgarity = (clause: Clause, { root, ending }: SwearWord): boolean => {
  const before = clause.words.slice(Math.max(0, clause.first - 2), clause.first).map((word) => word.lower);
  const previous = before.at(-1) ?? '';
  const asNoun = { sentence: clause.words, first: clause.first, last: clause.last };
  if (/^s?(?:you|off)$/.test(ending)) return true;
  if (isCompound(ending) || /^(?:er|ard)s?$/.test(ending) || root === 'wank')
    return ending !== '' && ending !== 'ing' && isInsult(asNoun, ending.endsWith('s'));
  if (root === 'arse' || root === 'ass')
    return /^(?:my|your|yer)$/.test(previous) && /^(?:kiss|lick|up)$/.test(before[0] ?? '');
  if (root === 'piss') return ending === '' && lower(clause, clause.last + 1) === 'off';
  if (root === 'bollocks')
    return SECOND_PERSON.has(previous) || (/^(?:a|right|old|big|little)$/.test(previous) && isInsult(asNoun, false));
  if (root === 'shit') {
    if (before.join(' ') === 'piece of' || /^(?:little|lying|lazy)$/.test(previous))
      return isInsult(asNoun, ending === 's');
    return (
      SECOND_PERSON.has(previous) ||
      (SECOND_PERSON.has(before[0] ?? '') && /^(?:are|re)$/.test(previous)) ||
      previous === "you're"
    );
  }
  if (root !== 'fuck') return false;
  if (ending === '' && SECOND_PERSON.has(previous) && clause.words[clause.last + 1] === undefined) return true;
  if (/^(?:in|ing|n|ng)$/.test(ending) && PEOPLE.has(clause.words[clause.last + 1]?.head ?? '')) return true;
  return isCommandAt(clause, ending === '');
};

const isName = (reading: TokenisedText, { root, ending, start, end }: SwearWord, clause: Clause): boolean => {
  if (isCompound(ending)) return false;
  const written = reading.plain.slice(start, end);
  const asInsult =
    SECOND_PERSON.has(lower(clause, clause.first - 1).split("'", 1)[0] ?? '') ||
    /^an?$/.test(lower(clause, clause.first - 1));
  return NAMES.has(root) && /^\p{Lu}\p{Ll}/u.test(written) && !asInsult;
};

const moved = (finding: Finding, by: number): Finding => ({
  ...finding,
  start: (finding.start ?? 0) + by,
  end: (finding.end ?? 0) + by,
});

const REPORTED_ABUSE = 'Abusive words that somebody else said.';

const abuse = (plain: string, start: number, end: number): Finding =>
  isReportedSpeech(plain, { start, end })
    ? { kind: 'profanity', effect: 'flag', message: REPORTED_ABUSE, start, end }
    : { kind: 'profanity', effect: 'refuse', message: 'Abusive words.', start, end };

const assess = (reading: TokenisedText, swear: SwearWord): Finding | undefined => {
  const { plain } = reading;
  const { root, start, end } = swear;
  const around = plain.slice(Math.max(0, start - 12), end + AFTER);
  const clause = clauseOf(reading, swear);
  if (OTHER_MEANINGS.test(around) || isName(reading, swear, clause)) return undefined;
  if (/^feck|^bitch(?:ed|ing|in|y)$/i.test(plain.slice(start, end))) return undefined;
  if (swear.isAimed || SLURS.has(root)) return abuse(plain, start, end);
  const isPlural = /s$/.test(plain.slice(start, end));
  const at = { sentence: clause.words, first: clause.first, last: clause.last };
  if (INSULTS.has(root) ? isInsult(at, isPlural) : isAimedVulgarity(clause, swear)) return abuse(plain, start, end);
  const step = findRudeName(clause);
  const name = step === undefined ? undefined : clause.words[clause.last + step];
  if (step !== undefined && name && isInsult({ ...at, last: clause.last + step }, name.lower.endsWith('s'))) {
    return abuse(plain, start, name.end);
  }
  if (!STRONG_SWEAR_WORDS.has(root)) return undefined;
  // "She called me a ..." turns on the writer, whom nobody else insults here: staff read whose words they are.
  const message =
    INSULTS.has(root) && isReportedSpeech(plain, { start, end }) ? REPORTED_ABUSE : 'Swearing that is aimed at nobody.';
  return { kind: 'profanity', effect: 'flag', message, start, end };
};

/** Refuses abuse of people and slurs; flags swearing at an illness or a bad year. */
export const judgeSwearWords: Rule = (reading) => {
  const findings: Finding[] = [];
  // A text of one word over and over is judged once.
  const judged = new Map<string, Finding | null>();
  let refusals = 0;
  for (const swear of findSwearWords(reading)) {
    // Where it stands counts, too: the same sentence may swear at an illness and then at somebody.
    const around = surroundings(reading, swear);
    const known = judged.get(around);
    if (known === null) continue;
    const finding = known ? moved(known, swear.start) : assess(reading, swear);
    if (!known) judged.set(around, finding ? moved(finding, -swear.start) : null);
    if (finding) findings.push(finding);
    if (finding?.effect === 'refuse') refusals += 1;
    if (refusals >= REFUSALS_MAX) break;
  }
  return findings;
};
