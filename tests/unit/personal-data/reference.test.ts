import { describe, expect, it } from 'vitest';
import { isSameReference, referenceForm } from '#contract/personal-data/reference.ts';

describe('one reference', () => {
  it.each([
    'D-MX1DB0',
    'd-mx1db0',
    'D-MX1DBO',
    'D-MXIDB0',
    'D-MXLDBO',
    'd-mxldbo',
    'D-mxidbo',
    'DMX1DB0',
    'DMX1DBO',
    'D MX1DB0',
    'D MX1 DB0',
    'D - MX1DB0',
    'D–MX1DB0',
    'D—MX1DB0',
    'D‐MX1DB0',
    'D‑MX1DB0',
    'D−MX1DB0',
    'D－MX1DB0',
    'D-MX1DB0.',
    'D-MX1DB0,',
    'D-MX1DBO?',
    ' D-MX1DB0 ',
    'D-\u200bMX1DB0',
    'D-MX1\u00adDB0',
    '\u202aD-MX1DB0\u202c',
    'Ｄ－ＭＸ１ＤＢ０',
  ])('is %j', (typed) => {
    expect([referenceForm(typed), isSameReference(typed, 'D-MX1DB0')]).toEqual(['D-MX1DB0', true]);
  });

  it.each(['MX1DB0', 'mx1dbo', 'MXIDBO', 'MX1 DB0', 'MX1DB0.', 'MXLDB0'])('is %j, without its prefix', (typed) => {
    expect([isSameReference(typed, 'D-MX1DB0'), isSameReference('M-MX1DB0', typed)]).toEqual([true, true]);
    expect(isSameReference('H-MX1DB0', typed)).toBe(true);
  });

  it.each([
    ['D-MX1DB0', 'M-MX1DB0'],
    ['H-MX1DB0', 'M-MX1DB0'],
    ['D-MX1DB0', 'D-MX1DB1'],
    ['D-MX1DB0', 'D-MX1DBQ'],
    ['D-MX1DB0', 'D-NX1DB0'],
    ['D-MX1DB0', 'MX1DB1'],
    ['D-VX1DB0', 'D-WX1DB0'],
    ['D-5X1DB0', 'D-SX1DB0'],
    ['D-2X1DB0', 'D-ZX1DB0'],
    ['D-8X1DB0', 'D-BX1DB0'],
    ['D-D1DB00', 'D-1DB00D'],
  ])('is not another: %j, %j', (one, other) => {
    expect([isSameReference(one, other), isSameReference(other, one)]).toEqual([false, false]);
  });

  it.each([
    '',
    'D-',
    'D-MX1DB',
    'D-MX1DB00',
    'X-MX1DB0',
    'D--MX1DB0',
    'D-MX1UB0',
    'D/MX1DB0',
    '.MX1DB0',
    'Mary Byrne',
    '2026-11-28',
    '086 555 4321',
  ])('is not %j', (typed) => {
    expect([referenceForm(typed), isSameReference(typed, typed)]).toEqual([null, false]);
  });
});
