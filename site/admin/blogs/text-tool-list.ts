import { Bold } from '../../ui/icons/Bold.tsx';
import { Code } from '../../ui/icons/Code.tsx';
import { Hash } from '../../ui/icons/Hash.tsx';
import { Heading2 } from '../../ui/icons/Heading2.tsx';
import { Heading3 } from '../../ui/icons/Heading3.tsx';
import { ImagePlus } from '../../ui/icons/ImagePlus.tsx';
import { Italic } from '../../ui/icons/Italic.tsx';
import { Link } from '../../ui/icons/Link.tsx';
import { List } from '../../ui/icons/List.tsx';
import { ListOrdered } from '../../ui/icons/ListOrdered.tsx';
import { Minus } from '../../ui/icons/Minus.tsx';
import { Redo2 } from '../../ui/icons/Redo2.tsx';
import { TextQuote } from '../../ui/icons/TextQuote.tsx';
import { Undo2 } from '../../ui/icons/Undo2.tsx';
import type { MarkdownTool } from './markdown-edits.ts';
import type { RichCommand } from './rich/tools.ts';
import type { TextTool } from './TextTools.tsx';

/** Goes from one way of writing to the other. */
const switchTool = { tool: 'markdown', label: 'Write Markdown', words: 'Markdown', icon: Hash } as const;

const heading = { tool: 'heading', label: 'Heading', icon: Heading2 } as const;
const subheading = { tool: 'subheading', label: 'Sub-heading', icon: Heading3 } as const;
const bold = { tool: 'bold', label: 'Bold', icon: Bold, keys: 'Control+B' } as const;
const italic = { tool: 'italic', label: 'Italic', icon: Italic, keys: 'Control+I' } as const;
const link = { tool: 'link', label: 'Link', icon: Link, keys: 'Control+K' } as const;
const bullets = { tool: 'bullets', label: 'Bullets', icon: List } as const;
const numbers = { tool: 'numbers', label: 'Numbers', icon: ListOrdered } as const;
const quotation = { tool: 'quotation', label: 'Quotation', icon: TextQuote } as const;
const picture = { tool: 'picture', label: 'Picture', icon: ImagePlus } as const;

/** The tools of a text that is written as Markdown. */
export const markdownTools: readonly TextTool<MarkdownTool | 'picture' | 'markdown'>[] = [
  ...[heading, subheading, bold, italic, link, bullets, numbers, quotation, picture],
  switchTool,
];

/** The tools of a text that is written as it will look. */
export const richTools: readonly TextTool<RichCommand | 'link' | 'picture' | 'markdown'>[] = [
  { tool: 'undo', label: 'Undo', icon: Undo2, keys: 'Control+Z' },
  { tool: 'redo', label: 'Redo', icon: Redo2, keys: 'Control+Shift+Z' },
  { ...heading, apart: true, keys: 'Control+Alt+2' },
  { ...subheading, keys: 'Control+Alt+3' },
  { ...bold, apart: true },
  italic,
  link,
  { ...bullets, apart: true, keys: 'Control+Shift+8' },
  { ...numbers, keys: 'Control+Shift+7' },
  { ...quotation, keys: 'Control+Shift+9' },
  { ...picture, apart: true },
  { tool: 'line', label: 'Line', icon: Minus },
  { tool: 'code', label: 'Code', icon: Code, keys: 'Control+E' },
  switchTool,
];
