import { describe, expect, it } from 'vitest';
import { csv } from '#api/core/csv.ts';

const rowsOf = (text: string) => text.replace('\uFEFF', '').split('\r\n');

describe('a table as CSV', () => {
  it('starts with a byte order mark, and ends every line with CR LF', () => {
    expect(csv(['Name', 'Count'], [['Áine', 2]])).toBe('\uFEFFName,Count\r\nÁine,2\r\n');
  });

  it('quotes what holds commas, quotes, line ends or spaces at the edges', () => {
    expect(csv(['A', 'B', 'C', 'D'], [['a,b', 'say "hello"', 'two\nlines', ' edge ']])).toContain(
      '"a,b","say ""hello""","two\nlines"," edge "',
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+353 87 000 0000', "'+353 87 000 0000"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['=HYPERLINK("http://x.example","x")', `"'=HYPERLINK(""http://x.example"",""x"")"`],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['1=1', '1=1'],
    ['\r=1', `"'\r=1"`],
    ['＝1', "'＝1"],
  ])('makes the cell %j harmless', (cell, expected) => {
    expect(csv(['A'], [[cell]])).toBe(`\uFEFFA\r\n${expected}\r\n`);
  });

  it('does not quote numbers, booleans and nulls', () => {
    expect(rowsOf(csv(['A', 'B', 'C'], [[-2.5, true, null]]))[1]).toBe('-2.5,true,');
  });

  it('escapes headings, too, and has only headings without rows', () => {
    expect(csv(['=A'], [])).toBe("\uFEFF'=A\r\n");
  });
});
