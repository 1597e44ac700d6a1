import { expect, it } from 'vitest';
import { mentionsIn } from '#api/comments/mentions.ts';

const person = (id: string, name: string) => ({ id, name, role: 'Volunteer' }) as const;
const team = [
  person('n', 'Niamh Furlong'),
  person('o', 'Niamh Ó Briain'),
  person('s', 'Seán Roche'),
  person('a', 'Ann'),
];
const named = (text: string) => mentionsIn(text, team).map(({ personId, as }) => `${personId}:${as}`);

it('a mention names somebody by the whole name, or by the first where one alone has it', () => {
  expect(named('@Niamh Furlong, will you? And @seán.')).toEqual(['n:Niamh Furlong', 's:seán']);
});

it('a mention names everybody who has the name where it is not clear who is meant', () => {
  expect(named('Thanks @niamh')).toEqual(['n:niamh', 'o:niamh']);
});

it('a mention names nobody within an email address or a longer word, and each person once', () => {
  expect(named('Write to x@ann.example, @anna, @Ann and @ann')).toEqual(['a:Ann']);
});
