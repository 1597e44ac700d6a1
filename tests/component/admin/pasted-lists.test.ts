import type { Node } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { pastedSlice } from '#site/admin/publish/blogs/rich/transfer.ts';

/** A list as an indented outline; other blocks as their text. */
const outline = (node: Node, depth = 0): string[] => {
  const lines: string[] = [];
  node.forEach((block) => {
    if (!/_list$/.test(block.type.name)) lines.push(`${'  '.repeat(depth)}${block.textContent.trim()}`);
    else listLines(block, depth, lines);
  });
  return lines;
};
const listLines = (list: Node, depth: number, lines: string[]) =>
  list.forEach((item, _, at) => {
    const sign = list.type.name === 'bullet_list' ? '-' : `${Number(list.attrs.start) + at}.`;
    const [first = '', ...rest] = outline(item, depth + 1);
    lines.push(`${'  '.repeat(depth)}${sign} ${first.trim()}`, ...rest);
  });
const pasted = (html: string) => {
  const lines: string[] = [];
  pastedSlice(html).content.forEach(
    (block) => void lines.push(...outline(block.type.schema.node('doc', null, [block]))),
  );
  return lines;
};

const word = (level: number, list: string, sign: string, text: string, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
lang=EN-IE style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-IE>${text}<o:p></o:p></span></p>\n\n`;

const page = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-IE><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const web = (level: number, text: string) =>
  `<div class="ListContainerWrapper SCXW1 BCX0" style="margin: 0px;"><ul class="BulletListStyle1 SCXW1" role="list" style="margin: 0px; font-family: verdana;"><li aria-setsize="-1" data-leveltext="·" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph SCXW1" style="margin: 0px;"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></ul></div>`;

const samples: readonly (readonly [what: string, html: string, lines: readonly string[]])[] = [
  [
    'bullets of Word, nested, between paragraphs',
    page(
      `<p class=MsoNormal><span lang=EN-IE>We take:<o:p></o:p></span></p>${word(1, 'l0', '·', 'Chairs', 'First')}${word(2, 'l0', 'o', 'of <b>wood</b>')}${word(3, 'l0', '§', 'old')}${word(1, 'l0', '·', 'Tables', 'Last')}<p class=MsoNormal>Thank you.</p>`,
    ),
    ['We take:', '- Chairs', '  - of wood', '    - old', '- Tables', 'Thank you.'],
  ],
  [
    'numbers of Word with letters below, from where they begin',
    page(
      `${word(1, 'l1', '3.', 'Ring us', 'First')}${word(2, 'l1', 'a.', 'by day')}${word(2, 'l1', 'b.', 'by night')}${word(1, 'l1', '4.', 'Wait', 'Last')}`,
    ),
    ['3. Ring us', '  1. by day', '  2. by night', '4. Wait'],
  ],
  [
    'numbers below bullets, and another list that follows at once',
    page(
      `${word(1, 'l0', '·', 'Shops')}${word(2, 'l2', '1.', 'Clane')}${word(2, 'l2', '2.', 'Wexford')}${word(1, 'l3', '1)', 'First')}`,
    ),
    ['- Shops', '  1. Clane', '  2. Wexford', '1. First'],
  ],
  [
    'one item alone, and a level that is skipped',
    page(
      `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Alone</p>${word(3, 'l0', '§', 'deep')}`,
    ),
    ['- Alone', '  - deep'],
  ],
  [
    'Word as a mail program hands it on, without its own styles',
    `<p class="MsoListParagraph" style="margin-left:36.0pt;text-indent:-18.0pt"><span style="font-family:Symbol">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span>One</p><p class="MsoListParagraph" style="margin-left:72.0pt;text-indent:-18.0pt"><span style="font-family:&quot;Courier New&quot;">o<span>&nbsp;&nbsp; </span></span>Inner</p><p class="MsoListParagraph" style="margin-left:1.27cm">2.&nbsp;&nbsp;Two</p>`,
    ['- One', '  - Inner', '2. Two'],
  ],
  ['paragraphs with a bullet that say nothing else', '<p>·&nbsp;&nbsp;&nbsp;One</p><p>•\tTwo</p>', ['- One', '- Two']],
  [
    'Word for the web, which wraps every item',
    `${web(1, 'One')}${web(2, 'Inner')}${web(1, 'Two')}`,
    ['- One', '  - Inner', '- Two'],
  ],
  [
    'LibreOffice Writer',
    '<p style="margin-bottom: 0cm">Before</p><ul>\n<li><p style="margin-bottom: 0cm">One</p>\n<ul><li><p>Inner</p></li></ul></li>\n<li><p>Two</p></li></ul><ol start="4"><li><p>Four</p></li></ol>',
    ['Before', '- One', '  - Inner', '- Two', '4. Four'],
  ],
  [
    'Google Docs, whose inner list stands beside its item',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">One</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>Inner</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul></b>',
    ['- One', '  - Inner', '- Two'],
  ],
  [
    'nothing that only looks like one',
    '<p>· a dot and one space</p><p>o Sullivan</p><p>1. January</p><p>- a dash</p><p class="MsoNormal">A. Byrne</p>',
    ['· a dot and one space', 'o Sullivan', '1. January', '- a dash', 'A. Byrne'],
  ],
];

test.each(samples)('%s: lists stay lists', (_, html, lines) => {
  expect(pasted(html)).toEqual(lines);
});
