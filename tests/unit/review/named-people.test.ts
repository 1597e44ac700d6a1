import { describe, expect, it } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';

const { review } = createReviewer();
const asked = (text: string) => review(text).result.namedPeople;

describe('the wording without names', () => {
  it.each([
    ['Nurse Mary Kehoe told my sister about the shop.', 'A nurse told my sister about the shop.'],
    ['It was kind. Dr Hanrahan rang us on the Sunday.', 'It was kind. A doctor rang us on the Sunday.'],
    ['The consultant Dr. Hanrahan never rang us back.', 'The consultant never rang us back.'],
    ['We met the lovely Nurse Kehoe on the ward.', 'We met the lovely nurse on the ward.'],
    ['She was seen by Oncologist Peter Walsh at noon.', 'She was seen by an oncologist at noon.'],
    ['It was Sister Bernadette Ryan who sat with him.', 'It was a nurse who sat with him.'],
    ['My neighbour Tom Byrne has cancer and no lift.', 'My neighbour has cancer and no lift.'],
    ['We know that my aunt Peggy Walsh has dementia now.', 'We know that my aunt has dementia now.'],
    ['Mary Kehoe, the ward manager, was rude to us.', 'The ward manager, was rude to us.'],
  ])('speaks of the role or the relation: %s', (text, wording) => {
    expect(asked(text)?.wording).toBe(wording);
    expect(asked(wording)).toBeUndefined();
  });

  it('leaves out a date of birth together with the name', () => {
    const text = 'My daughter Orla Byrne (born 12/03/2015) has leukaemia and is in the unit.';
    expect(asked(text)?.names).toEqual(['My daughter Orla Byrne', 'born 12/03/2015']);
    expect(asked(text)?.wording).toBe('My daughter ([date of birth removed]) has leukaemia and is in the unit.');
  });

  it('asks once for each name, and for nobody where nobody is named', () => {
    const twice = 'Nurse Mary Kehoe came. Then Nurse Mary Kehoe came again in the evening.';
    expect(asked(twice)?.names).toEqual(['Nurse Mary Kehoe']);
    expect(asked(twice)?.wording).toBe('A nurse came. Then a nurse came again in the evening.');
    expect(asked('The nurses on the ward in Wexford hospital were kind to my mother.')).toBeUndefined();
  });

  it('refuses nothing and lowers nothing', () => {
    const { result } = review('Nurse Mary Kehoe told my sister about the weekly shopping, which came every Friday.');
    expect([result.isAppropriate, result.confidenceScore]).toEqual([true, 0.95]);
    expect(result.suggestedChanges).toBeUndefined();
  });
});
