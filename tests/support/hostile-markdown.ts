import { BODY_MAX } from '#contract/blogs/blogs.ts';

const fill = (part: string, length = BODY_MAX) => part.repeat(Math.floor(length / part.length));
const upTo = (line: (number: number) => string) => {
  let text = '';
  for (let number = 0; text.length < BODY_MAX; number += 1) text += line(number);
  return text.slice(0, BODY_MAX);
};

const backticks = upTo((number) => `${'`'.repeat(number + 1)} `);

/** Within all limits, but it takes seconds. */
export const SLOWEST = `${fill('a\n===\n', 14_940)}\n${backticks.slice(0, 85_000)}`;

/** Texts of the allowed length that Markdown parsers take long for, or run out of stack or memory with. */
export const hostileMarkdown: Readonly<Record<string, string>> = {
  'underscores in a word': fill('_a'),
  'opening underscores': fill(' _a'),
  'opening and closing stars': fill('*a **a '),
  'closing stars': fill('a* '),
  'stars and underscores': fill('*_'),
  'stars in words': fill('**a*'),
  'stars around emoji': fill('*😀*'),
  'one row of stars': fill('*'),
  'paragraphs of stars': upTo(() => `${fill('*a ', 5000)}\n\n`),
  'list items of stars': upTo(() => `- ${fill('*a **a ', 10_000)}\n`),
  quotes: fill('>'),
  'quotes of 20 lines each': upTo(() => `${'> '.repeat(20)}a\n`),
  'a lazy quote': `> a\n${fill('a\n', BODY_MAX - 4)}`,
  'lists in a line': fill('- '),
  'numbered lists in a line': fill('1. '),
  'a list that grows inwards': upTo((number) => `${'  '.repeat(number)}- a\n`),
  'a list with tabs': upTo((number) => `${'\t'.repeat(number % 40)}- a\n`),
  'a list of one letter each': fill('- a\n'),
  'a loose list': fill('- a\n\n'),
  'opening brackets': fill('['),
  'opening and closing brackets': `${'['.repeat(BODY_MAX / 2)}${']'.repeat(BODY_MAX / 2)}`,
  'pictures that do not end': fill('!['),
  'ends of links': fill(']('),
  'links in links': fill('[a]('),
  'pictures in pictures': fill('![a](<'),
  'many links': fill('[a](b)'),
  'backticks of rising length': backticks,
  'headings and backticks': SLOWEST,
  'backticks of rising length in paragraphs': upTo((number) => `${'`'.repeat((number % 60) + 1)} a\n\n`),
  comments: fill('<!--'),
  'comments in paragraphs': fill('a <!--\n\n'),
  tags: fill('<a '),
  instructions: fill('<?'),
  declarations: fill('<!A'),
  'raw text': fill('<![CDATA['),
  'blocks of markup': fill('<div>\n\n'),
  ampersands: fill('&'),
  'numbered characters': fill('&#0;'),
  'named characters': fill('&CounterClockwiseContourIntegral;'),
  backslashes: fill('\\*'),
  definitions: upTo((number) => `[a${number}]: /u\n`),
  'one definition again and again': fill('[a]: /u\n'),
  'definitions without an end': fill('[a]: /u "\n'),
  'references to a long address': `[a]: /${fill('u', BODY_MAX / 2)}\n\n${fill('[a]', BODY_MAX / 2 - 10)}`,
  'references to nothing': fill('[a][b]'),
  'underlined headings': fill('a\n===\n'),
  'unfinished underlined headings': fill('a\n=\n'),
  'as many underlined headings as lines are allowed': fill('a\n===\n', 15_000),
  'as many list items as lines are allowed': fill('- *a*\n', 30_000),
  headings: fill('# a\n'),
  'thematic breaks': fill('***\n'),
  'paragraphs of one letter': fill('a\n\n'),
  'line breaks': fill('a  \n'),
  fences: fill('```\n'),
  addresses: fill('<http://a.b>'),
  tabs: fill('a\t'),
  spaces: `a${fill(' ', BODY_MAX - 2)}b`,
  'less-than signs': fill('<'),
  'pictures of ours': fill('![](/api/media/AAAAAAAAAAAAAAAAAAAAAA/1600x1200.webp)'),
};
