import { describe, expect, it } from 'vitest';
import { csv } from '#api/core/csv.ts';
import { countProcessorTime } from '../../support/processor-time.ts';

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
    ['+353 87 000 0000 after 6', "'+353 87 000 0000 after 6"],
    ['+1-2', "'+1-2"],
    ['+353-87-A1', "'+353-87-A1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['=HYPERLINK("http://x.example","x")', `"'=HYPERLINK(""http://x.example"",""x"")"`],
    ['\t=1', `"'\t=1"`],
    [' =1', "' =1"],
    ['1=1', '1=1'],
    ['\r=1', `"'\r=1"`],
    ['＝1', "'＝1"],
  ])('makes the cell %j harmless', (cell, expected) => {
    expect(csv(['A'], [[cell]])).toBe(`\uFEFFA\r\n${expected}\r\n`);
  });

  it.each([
    ['a zero-width space', '\u200B=1+1'],
    ['several invisible characters', '\u200B\u2060\uFEFF\u00AD\u200E=1+1'],
    ['a mark that turns the writing direction', '\u202E=1+1'],
    ['a variation selector', '\uFE0F=1+1'],
    ['a Hangul filler', '\u3164@SUM(A1)'],
    ['an empty Braille pattern', '\u2800-2+3'],
    ['a no-break space', '\u00A0+1'],
    ['an ideographic space', '\u3000=1'],
    ['a tag character', '\u{E0041}=1'],
    ['a control character', '\u0001=1'],
    ['nothing, but a pipe', '|calc.exe!A0'],
    ['invisible characters, and a pipe', '\u200B|calc'],
    ['nothing, but a full-width plus', '＋1'],
    ['nothing, but a full-width minus', '－1'],
    ['nothing, but a full-width at', '＠SUM(A1)'],
    ['a zero-width space, and a full-width equals sign', '\u200B＝1'],
    ['nothing, but a small equals sign', '﹦1'],
    ['nothing, but a real minus', '−1+2'],
  ])('makes a formula harmless that has %s before it', (_, cell) => {
    expect(csv(['A'], [[cell]])).toContain(`'${cell}`);
  });

  it.each([
    ['0871234567', '087 123 4567'],
    ['+353871234567', '+353 87 123 4567'],
    ['00353871234567', '00353 87 123 4567'],
    ['353871234567', '353 87 123 4567'],
    ['+447911123456', '+44 79 1112 3456'],
    ['012345678', '01 234 5678'],
    ['051123456', '051 12 3456'],
    ['051 123 456', '051 12 3456'],
    ['(051) 123456', '051 12 3456'],
    ['(0871234567)', '087 123 4567'],
    ['087.1234567', '087 123 4567'],
    ['086/1234567', '086 123 4567'],
    ['+353-87-1234567', '+353 87 123 4567'],
    ['087–123–4567', '087 123 4567'],
    [' 0871234567\u00A0', '087 123 4567'],
    ['0871234567/0867654321', '087 123 4567/086 765 4321'],
    ['(01) 2345678 / (087) 1234567', '01 234 5678 / 087 123 4567'],
    ['01 2345678/9', '01 234 5678/9'],
    ['051 123456/123457', '051 12 3456/123457'],
    ['+353 87 1234567 / +353 86 7654321', '+353 87 123 4567 / +353 86 765 4321'],
    ['+353871234567/+353867654321', '+353 87 123 4567/+353 86 765 4321'],
  ])('writes the telephone numbers %j in groups, so that no spreadsheet calculates with them', (phone, cell) => {
    expect(rowsOf(csv(['A'], [[{ phone }]]))[1]).toBe(cell);
    expect(cell.replace(/[^+\d]/g, '')).toBe(phone.replace(/[^+\d]/g, ''));
  });

  it.each(['087 123 4567', '+353 87 123 4567', '+353 (0)87 123 4567', '087 1234567', '+44 20 7946 0018'])(
    'leaves the telephone number %j as it was typed',
    (phone) => {
      expect(rowsOf(csv(['A'], [[{ phone }]]))[1]).toBe(phone);
    },
  );

  it.each([
    '112',
    '1800 123 456',
    '087 123 4567 (after 6pm)',
    '051 123456-8',
    '051 12345-12346',
    '0871234567 0867654321',
    '2345678/2345679',
  ])('takes %j for no telephone number alone', (phone) => {
    expect(rowsOf(csv(['A'], [[{ phone }]]))[1]).toBe(phone);
  });

  it.each([
    '+353 87 1234567 after 6',
    '+353 87 1234567 / A1',
    '+353 87 1234567 / cmd|calc',
    '+353 87 1234567 & 1.5',
    '+1/0871234567',
    '+1-2',
    '=1+1',
  ])('makes %j harmless where a telephone number was asked for', (phone) => {
    expect(rowsOf(csv(['A'], [[{ phone }]]))[1]).toBe(`'${phone}`);
  });

  it.each(['09.00-17.00', '0871234567/0867654321', '0871234567', '2026-11-21 14:05', '2026-11-21', '0', 'D-MX1DB0'])(
    'leaves the text %j as it is, whatever a telephone number looks like',
    (text) => {
      expect(rowsOf(csv(['A'], [[text]]))[1]).toBe(text);
    },
  );

  it('takes no longer for a cell of a hundred thousand invisible characters than for one of letters', () => {
    const once = (cell: string) => {
      const taken = countProcessorTime();
      csv(['A'], [[cell]]);
      return taken();
    };
    // The least of a few: the first is compiled while it runs, and any may meet a garbage collection.
    const took = (cell: string) => Math.min(...Array.from({ length: 5 }, () => once(cell)));
    expect(took('\u200B'.repeat(100_000))).toBeLessThan(20 * took('a'.repeat(100_000)) + 20);
  });

  it.each(['Máire’s chair', '👩‍👩‍👧 a family', '🇮🇪', 'a = b', '½ a set', 'ﬁrst', '*****', '#1', "'quoted'"])(
    'leaves the honest text %j as it is',
    (cell) => {
      expect(csv(['A'], [[cell]])).toBe(`\uFEFFA\r\n${cell}\r\n`);
    },
  );

  it('quotes semicolons, which separate cells where commas separate decimals', () => {
    expect(rowsOf(csv(['A'], [['a;=1']]))[1]).toBe('"a;=1"');
  });

  it('does not quote numbers, booleans and nulls', () => {
    expect(rowsOf(csv(['A', 'B', 'C'], [[-2.5, true, null]]))[1]).toBe('-2.5,true,');
  });

  it('escapes headings, too, and has only headings without rows', () => {
    expect(csv(['=A'], [])).toBe("\uFEFF'=A\r\n");
  });
});
