import { describe, expect, it } from 'vitest';
import {
  DELIMITERS_MAX,
  INDENT_MAX,
  LINES_MAX,
  markdownProblem,
  NESTING_MAX,
  RUN_MAX,
} from '#contract/text/markdown.ts';
import { hostileMarkdown } from '../../support/hostile-markdown.ts';
import { countProcessorTime } from '../../support/processor-time.ts';

const lines = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

const FORM = lines(80, (at) => `Name ${at}: ${'_'.repeat(60)}  Phone: ${'_'.repeat(40)}`);
const TABLE = ['| Day | Driver |', '|-----|--------|', ...Array(120).fill('| ______ | ____________ |')].join('\n');

describe('an honest text has no problem', () => {
  it.each([
    ['lists in quotes in lists', '- a\n  > - b\n  >   1. c\n  >      > d\n  >      > - e\n  >        - f'],
    ['an email that was quoted eight times', `${'> '.repeat(8)}Dear all,\n${'>'.repeat(8)} see below`],
    ['a form to fill in', FORM],
    ['a table of underscores', TABLE],
    ['addresses with underscores', lines(200, (at) => `See https://files.example/a_b_c_${at}/the_list_of_all.pdf`)],
    ['words with underscores', 'The snake_case_words of a_form_field. '.repeat(400)],
    ['rows of stars between parts', lines(60, () => `\nA part.\n\n${'*'.repeat(80)}\n`)],
    ['spaced stars', lines(40, () => `\n${'* '.repeat(40)}\n`)],
    ['spaced hyphens', '- - - - - - - - - - - - - - - - - - - - - - - - - - - - - -'],
    ['a line of underscores as wide as a page', '_'.repeat(RUN_MAX)],
    ['a list of five hundred links', lines(500, (at) => `- **Shop ${at}**: [where it is](/about/our-shops#${at})`)],
    ['a poem that is set in', lines(60, (at) => `${' '.repeat(8 * (at % 5))}and the river _goes_ on`)],
    ['a text that is centred with spaces', `${' '.repeat(120)}The end`],
    ['a price list', lines(300, (at) => `Chair ${at} & table ... < €${at}  [sold]`)],
    ['a hundred pictures', lines(100, () => '![Our shop](/api/media/AAAAAAAAAAAAAAAAAAAAAA/800x600.webp)\n')],
    ['numbers that begin a line', lines(300, (at) => `${at}. The ${at}th place`)],
    ['an empty line of many spaces', `a\n${' '.repeat(5000)}\nb`],
    ['smileys and emoji', '>:-) <3 *hug* 😀 '.repeat(100)],
  ])('%s', (_, text) => {
    expect(markdownProblem(text)).toBeNull();
  });
});

describe('a text that would take long', () => {
  it.each([
    ['quotes', '>'.repeat(NESTING_MAX), '>'.repeat(NESTING_MAX + 1)],
    ['quotes with spaces', '> '.repeat(NESTING_MAX), '> '.repeat(NESTING_MAX + 1)],
    ['lists', '- '.repeat(NESTING_MAX), '- '.repeat(NESTING_MAX + 1)],
    ['numbered lists', '1. '.repeat(NESTING_MAX), '1) '.repeat(NESTING_MAX + 1)],
    ['both', '> - '.repeat(NESTING_MAX / 2), '> - '.repeat(NESTING_MAX / 2 + 1)],
  ])('may nest %s as deep as the limit', (_, fits, tooDeep) => {
    expect(markdownProblem(`a\n${fits}a`)).toBeNull();
    expect(markdownProblem(`a\n${tooDeep}a`)).toBe(
      'Line 2 begins with too many quotes or lists inside each other. At most 20 are possible.',
    );
  });

  it('may begin no further to the right than the limit', () => {
    expect(markdownProblem(`${' '.repeat(INDENT_MAX)}a`)).toBeNull();
    expect(markdownProblem(`${' '.repeat(INDENT_MAX + 1)}a`)).toContain('Line 1 begins too far to the right');
    expect(markdownProblem(`${'\t'.repeat(INDENT_MAX / 4 + 1)}a`)).toContain('too far to the right');
    expect(markdownProblem(`>${' '.repeat(INDENT_MAX + 1)}a`)).toContain('too far to the right');
  });

  it('may repeat a delimiter as often as the limit', () => {
    for (const delimiter of ['*', '_', '`']) {
      expect(markdownProblem(`a ${delimiter.repeat(RUN_MAX)}`)).toBeNull();
      expect(markdownProblem(`a\r\nb ${delimiter.repeat(RUN_MAX + 1)}`)).toContain('Line 2 has the same character');
    }
  });

  it('may have as many delimiters in a paragraph as the limit, counted anew after an empty line', () => {
    const most = '_a'.repeat(DELIMITERS_MAX);
    expect(markdownProblem(`${most}\n \n${most}\n\n${most}`)).toBeNull();
    expect(markdownProblem(`${most}\n_a`)).toContain('The paragraph up to line 2 has too many characters');
  });

  it('may have as many lines as the limit, empty ones aside', () => {
    expect(markdownProblem('a\n\n \n'.repeat(LINES_MAX))).toBeNull();
    expect(markdownProblem('a\n'.repeat(LINES_MAX + 1))).toContain('more than 5000 lines');
  });

  // A busy machine takes the processor away, and the clock goes on: only what the process itself computes is counted.
  it('is looked at in linear time, whatever it consists of', () => {
    const took = (text: string) => {
      const taken = countProcessorTime();
      markdownProblem(text);
      return taken();
    };
    // Taken in turns, so that what else the process does (compiling, collecting) meets all three alike.
    const leastOf = (texts: readonly string[]) => {
      const rounds = Array.from({ length: 5 }, () => texts.map(took));
      return texts.map((_, at) => Math.min(...rounds.map((times) => times[at] ?? Number.POSITIVE_INFINITY)));
    };
    const texts = [...Object.entries(hostileMarkdown), ['hyphens', '- '.repeat(50_000).concat('x')] as const];
    for (const [name, text] of texts) {
      const [whole = 0, half = 0, eighth = 0] = leastOf([1, 2, 8].map((part) => text.slice(0, text.length / part)));
      expect(whole, name).toBeLessThan(8 * half + 10);
      // Quadratic time would be 64 times as long.
      expect(whole, name).toBeLessThan(24 * eighth + 10);
    }
  });
});
