import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

export interface TextTool<Name extends string> {
  tool: Name;
  label: string;
  icon: IconName;
  /** Shortcut in `aria-keyshortcuts` syntax. */
  keys?: string;
  words?: string;
  apart?: boolean;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

const hintOf = ({ label, keys }: { label: string; keys?: string }) =>
  keys ? `${label} (${keys.replace('Control', 'Ctrl').replaceAll('+', ' ')})` : label;

interface TextToolsProps<Name extends string> {
  tools: readonly TextTool<Name>[];
  disabled: boolean;
  controls: string;
  /** Tells if a tool is on at the caret; undefined for one that cannot be on. */
  on?: (tool: Name) => boolean | undefined;
  onUse(tool: Name): void;
}

/** Has a single tab stop; the arrow keys move between the tools. */
export const TextTools = <Name extends string>({ tools, disabled, controls, on, onUse }: TextToolsProps<Name>) => {
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
      {tools.map((tool, index) => (
        <button
          key={tool.tool}
          type="button"
          className={tool.words ? 'tools__words push' : tool.apart ? 'tools__apart' : undefined}
          aria-label={tool.label}
          title={hintOf(tool)}
          aria-keyshortcuts={tool.keys}
          aria-pressed={on?.(tool.tool)}
          aria-disabled={disabled || undefined}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => !disabled && onUse(tool.tool)}
        >
          <Icon name={tool.icon} />
          {tool.words && <span>{tool.words}</span>}
        </button>
      ))}
    </div>
  );
};
