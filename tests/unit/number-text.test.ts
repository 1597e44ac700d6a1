import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decimalOf, euroOf, wholeOf } from '#contract/text/number-text.ts';

const NONE = Number.NaN;

it.each([
  ['50', 50],
  [' 50 ', 50],
  ['1,50', 1.5],
  ['1.50', 1.5],
  ['1,5', 1.5],
  ['50.', 50],
  ['.50', 0.5],
  ['€ 50', 50],
  ['€50.25', 50.25],
  ['50 €', 50],
  ['20 euro', 20],
  ['EUR 20', 20],
  ['1,500', 1500],
  ['1,234.50', 1234.5],
  ['1 234.50', 1234.5],
  ['1,234,567', 1_234_567],
  ['0', 0],
  ['0,50', 0.5],
  ['0,500', NONE],
  ['012,500', NONE],
  ['', NONE],
  ['€', NONE],
  ['.', NONE],
  ['-5', NONE],
  ['1e3', NONE],
  ['0x10', NONE],
  ['1.500', NONE],
  ['1.234,50', NONE],
  ['1,50,', NONE],
  ['12,3456', NONE],
  ['fifty', NONE],
  ['20-30', NONE],
  ['Infinity', NONE],
])('an amount written as "%s" is %s', (text, amount) => expect(euroOf(text)).toBe(amount));

it.each([
  ['300', 300],
  ['1,500', 1500],
  ['-3', -3],
  ['', NONE],
  ['1.5', NONE],
  ['1,5', NONE],
  ['0,500', NONE],
  ['2.000', NONE],
  ['1e3', NONE],
  ['3 vans', NONE],
])('a whole number written as "%s" is %s', (text, number) => expect(wholeOf(text)).toBe(number));

it.each([
  ['52.336', 52.336],
  ['52,336', 52.336],
  ['-6.475', -6.475],
  ['−6.475', -6.475],
  ['52', 52],
  ['52.', 52],
  ['', NONE],
  ['-', NONE],
  ['52.3.3', NONE],
  ['52 N', NONE],
])('a number written as "%s" is %s', (text, number) => expect(decimalOf(text)).toBe(number));

it('no field is of the type that a wheel over it changes', () => {
  const sources = ['site', 'desktop'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|html)$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(sources.length).toBeGreaterThan(500);
  const field =
    /<(?!XAxis|YAxis)[A-Za-z]\w*\s(?:[^<>]|=>)*?\btype=(?:["']number["']|\{\s*["']number["']\s*\})|type: 'number'/;
  expect(sources.filter((file) => field.test(readFileSync(file, 'utf8')))).toEqual([]);
});
