import { type Block, type Filling, finishBlock, type Inline, inlinesOf, plainText, type TextStyle } from './blocks.ts';
import { type HtmlPart, readHtml } from './parse-html.ts';
import { fillAddress } from './placeholders.ts';

type WordsBlock = Extract<Block, { inlines: Inline[] }>;

const blockTypes: Record<string, 'heading' | 'paragraph' | 'item'> = { p: 'paragraph', li: 'item', pre: 'paragraph' };
const styles: Record<string, TextStyle> = { strong: 'strong', em: 'em', code: 'code' };
const blockType = (name: string) => (/^h\d$/.test(name) ? 'heading' : blockTypes[name]);

class BlockReader {
  readonly blocks: Block[] = [];
  readonly #filling: Filling;
  #current: WordsBlock | null = null;
  #source = '';
  #style: TextStyle = 'plain';
  #link: { href: string; label: string } | null = null;
  #quotes = 0;
  readonly #lists: { next: number | null }[] = [];

  constructor(filling: Filling) {
    this.#filling = filling;
  }

  read(part: HtmlPart): void {
    if (part.type === 'open') this.#open(part.name, part.attributes);
    else if (part.type === 'close') this.#close(part.name);
    else if (this.#link) this.#link.label += plainText(part.text, this.#filling);
    else this.#add(inlinesOf(part.text, this.#style, this.#filling), part.text);
  }

  flush(): void {
    const block = this.#current && finishBlock(this.#current, this.#source, this.#filling);
    if (block) this.blocks.push(block);
    this.#current = null;
    this.#source = '';
  }

  #begin(type: 'heading' | 'paragraph' | 'item'): void {
    this.flush();
    const list = this.#lists.at(-1);
    const number = type === 'item' && list?.next ? list.next++ : null;
    const as = this.#quotes > 0 && type === 'paragraph' ? 'slip' : type;
    this.#current = { type: as, inlines: [], ...(number !== null && { number }) };
  }

  #add(inlines: Inline[], source: string): void {
    if (!this.#current && source.trim() === '') return;
    if (!this.#current) this.#begin('paragraph');
    this.#current?.inlines.push(...inlines);
    this.#source += source;
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    const type = blockType(name);
    const beginsItem = this.#current?.type === 'item' && this.#current.inlines.length === 0;
    if (type && !(name === 'p' && beginsItem)) this.#begin(type);
    else if (name === 'ul' || name === 'ol')
      this.#lists.push({ next: name === 'ol' ? Number(attributes.start ?? 1) : null });
    else if (name === 'blockquote') this.#quotes += 1;
    else if (name === 'br') this.#add([{ type: 'break' }], '\n');
    else if (name === 'img')
      this.#add([{ type: 'text', text: attributes.alt ?? '', style: this.#style }], attributes.alt ?? '');
    else if (name === 'a')
      this.#link = { href: fillAddress(attributes.href ?? '', (key) => this.#filling.values[key] ?? ''), label: '' };
    else if (name === 'hr') {
      this.flush();
      this.blocks.push({ type: 'rule' });
    } else this.#style = styles[name] ?? this.#style;
  }

  #close(name: string): void {
    if (name === 'a') this.#closeLink();
    else if (blockType(name)) this.flush();
    else if (name === 'ul' || name === 'ol') this.#lists.pop();
    else if (name === 'blockquote') this.#quotes -= 1;
    else if (styles[name]) this.#style = 'plain';
  }

  #closeLink(): void {
    if (!this.#link) return;
    const { href, label } = this.#link;
    this.#link = null;
    const isAbsolute = /^(https?:|mailto:|tel:)/i.test(href);
    this.#add(
      isAbsolute ? [{ type: 'link', href, label }] : [{ type: 'text', text: label, style: this.#style }],
      label,
    );
  }
}

/** Leaves out pictures, and addresses that are not absolute. */
export const readBlocks = (html: string, filling: Filling): Block[] => {
  const reader = new BlockReader(filling);
  for (const part of readHtml(html)) reader.read(part);
  reader.flush();
  return reader.blocks;
};
