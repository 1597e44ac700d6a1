import type { MarkdownTool } from './markdown-edits.ts';
import type { RichCommand } from './rich/tools.ts';
import type { TextTool } from './TextTools.tsx';

const switchTool = { tool: 'markdown', label: 'Write Markdown', words: 'Markdown', icon: 'hash' } as const;

const heading = { tool: 'heading', label: 'Heading', icon: 'heading-2' } as const;
const subheading = { tool: 'subheading', label: 'Sub-heading', icon: 'heading-3' } as const;
const bold = { tool: 'bold', label: 'Bold', icon: 'bold', keys: 'Control+B' } as const;
const italic = { tool: 'italic', label: 'Italic', icon: 'italic', keys: 'Control+I' } as const;
const link = { tool: 'link', label: 'Link', icon: 'link', keys: 'Control+K' } as const;
const bullets = { tool: 'bullets', label: 'Bullets', icon: 'list' } as const;
const numbers = { tool: 'numbers', label: 'Numbers', icon: 'list-ordered' } as const;
const quotation = { tool: 'quotation', label: 'Quotation', icon: 'text-quote' } as const;
const picture = { tool: 'picture', label: 'Picture', icon: 'image-plus' } as const;

export const markdownTools: readonly TextTool<MarkdownTool | 'picture' | 'markdown'>[] = [
  ...[heading, subheading, bold, italic, link, bullets, numbers, quotation, picture],
  switchTool,
];

export const richTools: readonly TextTool<RichCommand | 'link' | 'picture' | 'markdown'>[] = [
  { tool: 'undo', label: 'Undo', icon: 'undo-2', keys: 'Control+Z' },
  { tool: 'redo', label: 'Redo', icon: 'redo-2', keys: 'Control+Shift+Z' },
  { ...heading, apart: true, keys: 'Control+Alt+2' },
  { ...subheading, keys: 'Control+Alt+3' },
  { ...bold, apart: true },
  italic,
  link,
  { ...bullets, apart: true, keys: 'Control+Shift+8' },
  { ...numbers, keys: 'Control+Shift+7' },
  { ...quotation, keys: 'Control+Shift+9' },
  { ...picture, apart: true },
  { tool: 'line', label: 'Line', icon: 'minus' },
  { tool: 'code', label: 'Code', icon: 'code', keys: 'Control+E' },
  switchTool,
];
