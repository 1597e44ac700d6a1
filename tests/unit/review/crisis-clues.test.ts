import { describe, expect, it } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { ATTEMPTS } from '#api/review/crisis/attempts.ts';
import { DESPAIR } from '#api/review/crisis/despair.ts';
import { FAREWELLS } from '#api/review/crisis/farewells.ts';
import { FEARS } from '#api/review/crisis/fears.ts';
import { HARM } from '#api/review/crisis/harm.ts';
import { HURTING_ONESELF } from '#api/review/crisis/hurting-oneself.ts';
import { LEAVING } from '#api/review/crisis/leaving.ts';
import { LIFE } from '#api/review/crisis/life-and-death.ts';
import { MISTYPED } from '#api/review/crisis/mistyped.ts';
import { OTHER_LANGUAGES } from '#api/review/crisis/other-languages.ts';
import { OTHERS } from '#api/review/crisis/other-people.ts';
import { SUICIDE } from '#api/review/crisis/suicide.ts';
import { THOUGHTS } from '#api/review/crisis/thoughts.ts';
import { TURNS_OF_PHRASE } from '#api/review/crisis/turns-of-phrase.ts';
import { VIOLENCE } from '#api/review/crisis/violence.ts';
import { GRAVE_SIGNS, STRAIN } from '#api/review/crisis/weak-signs.ts';
import { WISHES } from '#api/review/crisis/wishes.ts';
import { tokenise } from '#api/review/tokenise.ts';
import { inDistress } from './cases.ts';
import { textsUnder } from './labelled-texts.ts';

const { review } = createReviewer();
const signs = [
  ATTEMPTS,
  DESPAIR,
  FAREWELLS,
  FEARS,
  HARM,
  HURTING_ONESELF,
  LEAVING,
  LIFE,
  MISTYPED,
  OTHER_LANGUAGES,
  OTHERS,
  SUICIDE,
  THOUGHTS,
  TURNS_OF_PHRASE,
  VIOLENCE,
  GRAVE_SIGNS,
  STRAIN,
  WISHES,
].flat();
const sentences = [
  ...['first', 'second', 'third'].flatMap((set) => textsUnder(`sentences/${set}.txt`, 'crisis')),
  ...['first', 'unseen'].flatMap((set) => textsUnder(`classes/${set}.txt`, 'danger, caught')),
];

describe('a sign is searched for only where one of its clues stands', () => {
  it('which every text that it finds has', () => {
    const hidden = [...inDistress, ...sentences].flatMap((text) => {
      const spoken = tokenise(text).spoken.text;
      return signs
        .filter(({ clues, pattern }) => spoken.search(pattern) !== -1 && !clues.some((clue) => spoken.includes(clue)))
        .map(({ clues }) => `${clues.join()}: ${spoken}`);
    });
    expect(hidden).toEqual([]);
  });

  it.each([
    "I don't care if I live.",
    'I just want to vanish forever.',
    'I keep wishing and praying a car would hit me. I pray a lorry would kill me.',
    'Why was I born?',
    "I wouldn't mind dying.",
    'I am going to blow my head off.',
    'There is no escape from this. I feel hopeless.',
    'I have no desire to live.',
    'I dream of my own death.',
    'This is my goodbye letter.',
    "If it wasn't for my kids I'd be dead.",
    'I might do something drastic.',
    'I hit myself every night.',
    'No one would bat an eye if I died.',
  ])('and these do: %s', (text) => {
    expect(review(text).stored.urgent).toBe(true);
  });
});
