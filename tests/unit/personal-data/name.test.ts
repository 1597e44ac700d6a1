import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isSameName, nameForm, personName } from '#contract/personal-data/name.ts';

describe('one name', () => {
  it.each([
    ["Mary O'Brien", 'Mary O’Brien'],
    ["Mary O'Brien", 'Mary Oʼ Brien'],
    ["Mary O'Brien", 'Mary O‘Brien'],
    ["Mary O'Brien", 'Mary O`Brien'],
    ["Mary O'Brien", 'Mary O´Brien'],
    ["Mary O'Brien", 'Mary O′Brien'],
    ["Mary O'Brien", 'Mary O＇Brien'],
    ["Mary O'Brien", 'Mary OBrien'],
    ["Mary O'Brien", 'Mary O Brien'],
    ["Mary O'Brien", 'MARY O’BRIEN'],
    ["Mary O'Brien", '  mary   o brien '],
    ["Mary O'Brien", 'Mary\u00a0O’Brien'],
    ["Mary O'Brien", 'Mary O\u200b’Brien'],
    ["Mary O'Brien", 'Mary Ó Brien'],
    ['Ó Briain', 'O Briain'],
    ['Ó Briain', 'O\u0301 Briain'],
    ['Ó Briain', 'ó briain'],
    ['Ó Briain', 'OBriain'],
    ["D'Arcy", 'D’Arcy'],
    ["D'Arcy", 'DArcy'],
    ["D'Arcy", 'd arcy'],
    ['Mary-Kate', 'Mary Kate'],
    ['Mary-Kate', 'Marykate'],
    ['Mary-Kate', 'Mary‐Kate'],
    ['Mary-Kate', 'Mary–Kate'],
    ['Mary-Kate', 'Mary\u00adKate'],
    ['Seán', 'Sean'],
    ['Seán', 'Sea\u0301n'],
    ['Sinéad Ní Dhomhnaill', 'Sinead Ni Dhomhnaill'],
    ['Zoë', 'Zoe'],
    ['Łukasz Wójcik', 'Lukasz Wojcik'],
    ['Søren', 'Soren'],
    ['Đorđe', 'Dorde'],
    ['İbrahim Yıldız', 'Ibrahim Yildiz'],
    ['ＭＡＲＹ', 'Mary'],
    ['ﬁona', 'Fiona'],
    ['Андрій', 'АНДРІЙ'],
    ['Γιώργος', 'ΓΙΩΡΓΟΣ'],
    ['Mac Mahon', 'MacMahon'],
    ['مُحَمَّد', 'محمد'],
    ['Mary Byrne', 'Mary\tByrne'],
  ])('is written %j and %j', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it.each([
    ["O'Brien", 'Briain'],
    ["O'Brien", "O'Briens"],
    ["O'Brien", 'Ó Briain'],
    ["O'Brien", 'O/Brien'],
    ['MacMahon', 'McMahon'],
    ['Mary Byrne', 'Mary Burne'],
    ['Mary Byrne', 'Byrne Mary'],
    ['Mary Byrne', 'Mary'],
    ['Seán', 'Shaun'],
    ['Ann', 'Anne'],
    ['Жанна', 'Шанна'],
    ['किरण', 'करण'],
    ['さくら', 'サクラ'],
    ['한국', '한극'],
    ['Mary', ''],
    ['Mary 1', 'Mary 2'],
  ])('is not both %j and %j', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });

  it('is compared as one word', () => {
    expect(nameForm('Máire-Áine O’Brien')).toBe('maireaineobrien');
  });
});

describe('a name that is typed', () => {
  const schema = personName('Name is required', 20);
  it.each([
    [' Mary O’Brien ', 'Mary O’Brien'],
    ['Mary\u200b O’Brien', 'Mary O’Brien'],
    ['\u202eMary\u202c', 'Mary'],
    ['Ma\u00adry', 'Mary'],
    ['Mary\u0007', 'Mary'],
    ['Mary\nByrne', 'Mary Byrne'],
    ['\ufeffMary', 'Mary'],
    ['Sea\u0301n', 'Seán'],
    ['Łukasz', 'Łukasz'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['李小龍', '李小龍'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(z.parse(schema, typed)).toBe(stored);
  });

  it.each([
    ['', 'Name is required'],
    [' \u200b\u0007 ', 'Name is required'],
    ['x'.repeat(21), 'Please use at most 20 characters'],
    [undefined, 'Name is required'],
  ])('%j is refused: %s', (typed, message) => {
    expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(message);
  });
});
