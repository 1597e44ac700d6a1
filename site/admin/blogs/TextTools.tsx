import { type KeyboardEvent, useRef, useState } from 'react';
import type { IconDrawing } from '../../ui/Icon.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Bold } from '../../ui/icons/Bold.tsx';
import { Heading2 } from '../../ui/icons/Heading2.tsx';
import { Heading3 } from '../../ui/icons/Heading3.tsx';
import { ImagePlus } from '../../ui/icons/ImagePlus.tsx';
import { Italic } from '../../ui/icons/Italic.tsx';
import { Link } from '../../ui/icons/Link.tsx';
import { List } from '../../ui/icons/List.tsx';
import { ListOrdered } from '../../ui/icons/ListOrdered.tsx';
import { TextQuote } from '../../ui/icons/TextQuote.tsx';
import type { MarkdownTool } from './markdown-edits.ts';

interface Tool {
  tool: MarkdownTool | 'picture';
  label: string;
  icon: IconDrawing;
  key?: string;
}

const tools: readonly Tool[] = [
  { tool: 'heading', label: 'Heading', icon: Heading2 },
  { tool: 'subheading', label: 'Sub-heading', icon: Heading3 },
  { tool: 'bold', label: 'Bold', icon: Bold, key: 'B' },
  { tool: 'italic', label: 'Italic', icon: Italic, key: 'I' },
  { tool: 'link', label: 'Link', icon: Link, key: 'K' },
  { tool: 'bullets', label: 'Bullets', icon: List },
  { tool: 'numbers', label: 'Numbers', icon: ListOrdered },
  { tool: 'quotation', label: 'Quotation', icon: TextQuote },
  { tool: 'picture', label: 'Picture', icon: ImagePlus },
];

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

interface TextToolsProps {
  disabled: boolean;
  /** The id of the text. */
  controls: string;
  onUse(tool: Tool['tool']): void;
}

/** One stop of the Tab key; the arrow keys go from tool to tool. */
export const TextTools = ({ disabled, controls, onUse }: TextToolsProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const go = (index: number) => {
    const next = (index + tools.length) % tools.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const to = step === undefined ? { Home: 0, End: tools.length - 1 }[event.key] : current + step;
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <div
      className="tools"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      tabIndex={-1}
      ref={bar}
      onKeyDown={press}
    >
      {tools.map(({ tool, label, icon, key }, index) => (
        <button
          key={tool}
          type="button"
          aria-label={label}
          title={key ? `${label} (Ctrl ${key})` : label}
          aria-keyshortcuts={key && `Control+${key}`}
          aria-disabled={disabled || undefined}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => !disabled && onUse(tool)}
        >
          <Icon of={icon} />
        </button>
      ))}
    </div>
  );
};
