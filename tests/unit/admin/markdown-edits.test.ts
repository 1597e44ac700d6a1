import { describe, expect, it } from 'vitest';
import { applied, type MarkdownTool, markdownEdits, pictureEdit } from '#site/admin/publish/blogs/markdown-edits.ts';

/** Uses a tool on a text in which brackets mark what is selected, and shows the selection the same way. */
const use = (tool: MarkdownTool, marked: string): string => {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const text = marked.replace(/[⟦⟧]/g, '');
  const edit = markdownEdits[tool]({ text, start, end });
  const after = applied({ text }, edit);
  return `${after.slice(0, edit.start)}⟦${after.slice(edit.start, edit.end)}⟧${after.slice(edit.end)}`;
};

describe('the tools of the Markdown text', () => {
  it('make words bold and italic, and plain again', () => {
    expect(use('bold', 'a ⟦warm⟧ coat')).toBe('a **⟦warm⟧** coat');
    expect(use('bold', 'a **⟦warm⟧** coat')).toBe('a ⟦warm⟧ coat');
    expect(use('italic', 'a ⟦warm⟧ coat')).toBe('a *⟦warm⟧* coat');
    expect(use('italic', 'a *⟦warm⟧* coat')).toBe('a ⟦warm⟧ coat');
  });

  it('make bold words italic as well, instead of taking one star away', () => {
    expect(use('italic', '**⟦warm⟧**')).toBe('***⟦warm⟧***');
  });

  it('put a sample where nothing is selected', () => {
    expect(use('bold', 'a ⟦⟧coat')).toBe('a **⟦bold text⟧**coat');
  });

  it('make a link and select its address, to be typed over', () => {
    expect(use('link', 'see ⟦the shop⟧ today')).toBe('see [the shop](⟦https://⟧) today');
  });

  it('make headings of whole lines, and take them away', () => {
    expect(use('heading', 'one\nt⟦w⟧o\nthree')).toBe('one\n⟦## two⟧\nthree');
    expect(use('heading', '⟦## two⟧')).toBe('⟦two⟧');
    expect(use('subheading', '⟦## two⟧')).toBe('⟦### two⟧');
  });

  it('make lists of every touched line, and turn one kind into the other', () => {
    expect(use('bullets', 'o⟦ne\ntw⟧o')).toBe('⟦- one\n- two⟧');
    expect(use('numbers', '⟦- one\n- two⟧')).toBe('⟦1. one\n2. two⟧');
    expect(use('bullets', '⟦- one\n- two⟧')).toBe('⟦one\ntwo⟧');
    expect(use('quotation', '⟦tea⟧')).toBe('⟦> tea⟧');
  });

  it('put a picture in a paragraph of its own, with words that stay words', () => {
    const put = (marked: string, alt = 'A red car') => {
      const end = marked.indexOf('|');
      const text = marked.replace('|', '');
      return applied({ text }, pictureEdit('/api/media/x/1x1.webp', alt)({ text, start: end, end }));
    };
    const picture = '![A red car](/api/media/x/1x1.webp)';
    expect(put('|')).toBe(picture);
    expect(put('one|')).toBe(`one\n\n${picture}`);
    expect(put('one\n\n|two')).toBe(`one\n\n${picture}\n\ntwo`);
    expect(put('one|\n\ntwo')).toBe(`one\n\n${picture}\n\ntwo`);
    expect(put('|', ' a [b](c)\\\nd ')).toBe('![a \\[b\\](c)\\\\ d](/api/media/x/1x1.webp)');
  });
});
