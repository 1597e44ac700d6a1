import { type Finding, merged, type Rule } from '../finding.ts';
import { withoutAccents } from '../latin1.ts';
import { inOriginal } from '../mapped-text.ts';
import { matches } from '../matches.ts';
import type { Passage } from '../passage.ts';
import { ATTEMPTS } from './attempts.ts';
import { clueSearch } from './clue-search.ts';
import { DESPAIR } from './despair.ts';
import { FAREWELLS } from './farewells.ts';
import { FEARS } from './fears.ts';
import { HARM } from './harm.ts';
import { HURTING_ONESELF } from './hurting-oneself.ts';
import { LEAVING } from './leaving.ts';
import { LIFE } from './life-and-death.ts';
import { MISTYPED } from './mistyped.ts';
import { OTHER_LANGUAGES } from './other-languages.ts';
import { OTHERS } from './other-people.ts';
import { isDenied, isLongPast } from './past-or-denied.ts';
import type { Sign } from './pattern-parts.ts';
import { SUICIDE } from './suicide.ts';
import { THOUGHTS } from './thoughts.ts';
import { TURNS_OF_PHRASE } from './turns-of-phrase.ts';
import { VIOLENCE } from './violence.ts';
import { GRAVE_SIGNS, STRAIN } from './weak-signs.ts';
import { WISHES } from './wishes.ts';

const STRONG: readonly Sign[] = [
  ...WISHES,
  ...LIFE,
  ...THOUGHTS,
  ...HARM,
  ...HURTING_ONESELF,
  ...SUICIDE,
  ...ATTEMPTS,
  ...LEAVING,
  ...MISTYPED,
  ...DESPAIR,
  ...FAREWELLS,
  ...OTHERS,
  ...FEARS,
  ...VIOLENCE,
  ...TURNS_OF_PHRASE,
  ...OTHER_LANGUAGES,
];
const WEAK_ENOUGH = 2;

const signsBy = new Map<string, Sign[]>();
for (const sign of [...STRONG, ...GRAVE_SIGNS, ...STRAIN])
  for (const clue of sign.clues) signsBy.set(clue, [...(signsBy.get(clue) ?? []), sign]);
const cluesIn = clueSearch([...signsBy.keys()]);

const found = (spoken: string, possible: ReadonlySet<Sign>, sign: Sign): Passage[] => {
  if (!possible.has(sign)) return [];
  return matches(spoken, sign.pattern)
    .map(({ 0: match, index }) => ({
      start: index + match.length - match.trimStart().length,
      end: index + match.trimEnd().length,
    }))
    .filter(({ start, end }) => end > start);
};

const foundOf = (spoken: string, possible: ReadonlySet<Sign>, signs: readonly Sign[]): Passage[][] =>
  signs.map((sign) => found(spoken, possible, sign)).filter((passages) => passages.length > 0);

/** Flags authors who may be in danger now, for a quick answer; never refuses. */
export const crisis: Rule = ({ spoken }) => {
  const text = withoutAccents(spoken.text);
  const possible = new Set([...cluesIn(text)].flatMap((clue) => signsBy.get(clue) ?? []));
  const strong = STRONG.flatMap((sign) => found(text, possible, sign)).filter(
    (passage) => !isLongPast(text, passage) && !isDenied(text, passage),
  );
  // On a bad day many say one of them; who says two means more by it.
  const grave = foundOf(text, possible, GRAVE_SIGNS);
  const weak = grave.length > 0 ? [...grave, ...foundOf(text, possible, STRAIN)] : [];
  const heard = [...strong, ...(weak.length >= WEAK_ENOUGH ? weak.flat() : [])];
  return merged(heard).map(
    (passage): Finding => ({
      kind: 'crisis',
      effect: 'flag',
      message: 'The writer, or somebody near, may need help now.',
      ...inOriginal(spoken, passage),
    }),
  );
};
