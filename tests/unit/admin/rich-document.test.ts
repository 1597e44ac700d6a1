import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#api/markdown/render-markdown.ts';
import { openMarkdown, type RichDocument } from '#site/admin/publish/blogs/rich/rich-document.ts';
import { meaningOf } from '#site/admin/publish/blogs/rich/same-meaning.ts';
import { schema } from '#site/admin/publish/blogs/rich/schema.ts';

const PICTURE = '/api/media/AAAAAAAAAAAAAAAAAAAAAA/640x480.webp';

const open = (markdown: string): RichDocument => {
  const opened = openMarkdown(markdown);
  if (!opened) throw new Error('The field cannot show it.');
  return opened;
};
/** Every block as if somebody had changed it: nothing is taken from what stood there. */
const rewritten = (markdown: string): string => {
  const { doc, write } = open(markdown);
  return write(
    schema
      .nodeFromJSON(doc.toJSON())
      .copy(schema.nodeFromJSON(doc.toJSON()).content.addToEnd(schema.nodes.paragraph.create())),
  );
};
/** HTML without the differences that no browser shows. */
const shown = (markdown: string) =>
  (renderMarkdown(markdown) ?? '').replace(/\s+/g, ' ').replace(/ (?=<\/p>|<\/li>)|(?<=<p>|<li>) /g, '');

const texts: Record<string, string> = {
  'headings of every level': '# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six',
  'a heading by underlining': 'One\n===\n\nTwo\n---',
  'bold, italic and both': '**bold** *italic* ***both*** __bold__ _italic_ **bold *both* bold** *it **both** it*',
  'marks inside words': 'un*believ*able **Foo.**bar *a*b*c*',
  'links of every kind':
    '[a](https://a.example) [b](/donations "Give") <https://c.example> [mail](mailto:a@b.example) [call](tel:+353)',
  'links by reference': 'See [the van][van] and [van].\n\n[van]: https://van.example "The van"',
  'a link around a picture': `[![A van](${PICTURE})](https://a.example)`,
  'bold words in a link': '[a **bold** link](https://a.example) and **a [link](/x) in bold**',
  'an address that is no link for visitors': '[a](javascript:alert(1))',
  pictures: `![A van](${PICTURE} "Title")\n\n![](${PICTURE})\n\n![Elsewhere](https://a.example/x.png)`,
  'a picture by reference': `![A van][van]\n\n[van]: ${PICTURE}`,
  'a tight list': '- one\n- two\n  - inner\n- three',
  'a loose list': '- one\n\n- two\n\n  more\n\n- three',
  'numbers from four': '4. four\n5. five',
  'two lists after each other': '- a\n- b\n\n* c\n* d\n\n- e',
  'two numbered lists after each other': '1. a\n2. b\n\n1) c\n2) d',
  'lists with other things in them': '- > quoted\n- ```js\n  code\n  ```\n- ## heading\n-\n- last',
  quotations: '> one\n> two\n>\n> > inner\n> - list',
  code: 'A `code` word, ``with ` tick``.\n\n```js title\nconst a = 1;\n\n  b();\n```\n\n    by indentation\n\nafter',
  'an unclosed fence': 'before\n\n```\ncode\n\n# no heading',
  lines: 'a\n\n---\n\nb\n\n***\n\nc',
  'line breaks': 'one  \ntwo\\\nthree\nfour',
  'HTML, which visitors see as text': '<div class="x">\n  Hi\n</div>\n\nA <b>word</b> & &amp; &lt;x&gt; <!-- no -->',
  'an unclosed comment': 'before\n\n<!-- open\n\nafter',
  'signs that mean something': '\\* no list\n\n1\\. no number\n\n\\# no heading\n\n2 * 3 * 4 _ 5 [x] ![y] `z\n\n+ plus',
  'signs at the start of a line': 'a\n\\- b\n\\> c\n\n\\---',
  'spaces and entities': '&nbsp;a&nbsp;b\n\nÉire – “so” … 🎉',
  'what a table would be elsewhere': '| a | b |\n|---|---|\n| 1 | 2 |',
  'an empty text': '',
};

describe('a text that is opened', () => {
  it.each(Object.entries(texts))('and not changed stays to the letter: %s', (_, markdown) => {
    const { doc, write } = open(markdown);
    expect(write(doc)).toBe(markdown);
  });

  it.each(Object.entries(texts))('says the same when every block is written anew: %s', (_, markdown) => {
    expect(shown(rewritten(markdown))).toBe(shown(markdown));
  });
});

it('bold and italic words are written without the spaces at their edges, which Markdown has no place for', () => {
  const { strong, em } = schema.marks;
  const words = [schema.text('Come ', [strong.create()]), schema.text('on'), schema.text(' Friday', [em.create()])];
  expect(open('').write(schema.node('doc', null, schema.node('paragraph', null, words)))).toBe('**Come** on *Friday*');
});

it.each([
  ['other words', 'The van', 'The car'],
  ['words more', 'The van', 'The van goes'],
  ['another address', '[van](/a)', '[van](/b)'],
])('texts with %s do not mean the same', (_, one, other) => {
  const meaning = (markdown: string) => meaningOf(fromMarkdown(markdown), new Map());
  expect(meaning(one)).not.toBe(meaning(other));
});
