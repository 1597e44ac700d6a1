import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { eircodeForm, eircodesIn, optionalEircode, shownEircode } from '#contract/personal-data/eircode.ts';

describe('one Eircode', () => {
  it.each([
    'A65 F4E2',
    'A65F4E2',
    'a65 f4e2',
    'a65f4e2',
    'A65  F4E2',
    'A65\u00a0F4E2',
    'A65\u202fF4E2',
    'A65\u2009F4E2',
    'A65\u3000F4E2',
    'A65\tF4E2',
    'A65\u200bF4E2',
    '\ufeffA65 F4E2',
    ' A65 F4E2 ',
    'A 65 F4E2',
    'A65 F4 E2',
    'A65-F4E2',
    'A65–F4E2',
    'A65\u00adF4E2',
    'Ａ６５ Ｆ４Ｅ２',
  ])('is %j', (typed) => {
    expect([eircodeForm(typed), shownEircode(typed)]).toEqual(['A65F4E2', 'A65 F4E2']);
  });

  it.each([
    ['Y34 VX2O', 'Y34 VX20'],
    ['Y34 VXO0', 'Y34 VX00'],
    ['R1O CH1I', 'R10 CH11'],
    ['RIO CHII', 'R10 CH11'],
    ['DO2 AF3O', 'D02 AF30'],
    ['dO2 afi0', 'D02 AF10'],
    ['D6W XY00', 'D6W XY00'],
    ['d6w xyOO', 'D6W XY00'],
    ['T12 W8Oi', 'T12 W801'],
    ['R93\u00a0AOIO', 'R93 A010'],
  ])('typed as %j is %j', (typed, shown) => {
    expect([shownEircode(typed), eircodeForm(shown)]).toEqual([shown, eircodeForm(typed)]);
  });

  it.each([
    'A65 F4E',
    'A65 F4E22',
    'B65 F4E2',
    'O65 F4E2',
    'I65 F4E2',
    'AA5 F4E2',
    'A6X F4E2',
    'A65 F4B2',
    'A65 F4L2',
    'A65 F4S2',
    'A65 F4Z2',
    'A65.F4E2',
    'A65/F4E2',
    'A65 F4E2 or so',
    'A65F4E2, Carlow',
    'No Eircode',
    '12345',
    '-',
    '',
  ])('is not %j, which stays as it is typed', (typed) => {
    expect([eircodeForm(typed), shownEircode(typed)]).toEqual([null, typed]);
  });

  it.each([
    ['A65 F4E2', 'A65 F4E3'],
    ['A65 F4E2', 'A66 F4E2'],
    ['A65 F4E2', 'C65 F4E2'],
    ['D06 F4E2', 'D6W F4E2'],
  ])('is not the same as another: %j, %j', (one, other) => {
    expect(eircodeForm(one)).not.toBe(eircodeForm(other));
  });

  it('is found within an address, and nothing else is', () => {
    expect(eircodesIn('7 Mill Lane, Clane, W91\u00a0PX5O; before that R93 a0i0.')).toEqual(['W91PX50', 'R93A010']);
    expect(eircodesIn('An oak table, 120 x 80, of A4 paper and A65F4E2B')).toEqual([]);
  });

  it('is stored as it is shown; it may be left out, and what is none is refused with an example', () => {
    for (const [typed, stored] of [
      ['a65\u00a0f4eO', 'A65 F4E0'],
      ['', ''],
      [' \u200b ', ''],
      [null, ''],
      [undefined, ''],
    ])
      expect(z.parse(optionalEircode, typed)).toBe(stored);
    expect(optionalEircode.safeParse('A65').error?.issues[0]?.message).toBe(
      'Please write an Eircode like Y34 VX20, or leave it empty',
    );
  });
});
