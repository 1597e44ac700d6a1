import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '#site/ui/Icon.tsx';
import type { MenuEntry } from '../../bridge/shell-state.ts';

const Entry = ({ entry, onChoose }: { entry: MenuEntry; onChoose: (id: string) => void }) => {
  if (entry.kind === 'separator') return <hr className="sep" />;
  const role =
    entry.kind === 'normal'
      ? ({ role: 'menuitem' } as const)
      : ({ role: `menuitem${entry.kind}`, 'aria-checked': entry.checked } as const);
  return (
    <button
      type="button"
      {...role}
      aria-disabled={!entry.enabled}
      tabIndex={-1}
      onMouseEnter={(event) => event.currentTarget.focus()}
      onClick={() => entry.enabled && onChoose(entry.id)}
    >
      <span className="tickmark">
        {entry.checked && <Icon name="check" />}
        <span>{entry.label}</span>
      </span>
      {entry.keys && <kbd>{entry.keys}</kbd>}
    </button>
  );
};

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

interface MenuListProps {
  label: string;
  entries: readonly MenuEntry[];
  onChoose(id: string): void;
}

export const MenuList = ({ label, entries, onChoose }: MenuListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  useEffect(() => list.current?.querySelector<HTMLElement>('button')?.focus(), []);
  const move = (event: KeyboardEvent) => {
    const all = items();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const later = [...all.slice(index + 1), ...all.slice(0, index + 1)];
    const next = step
      ? all[step(index, all.length)]
      : later.find(({ textContent }) => textContent.toLowerCase().startsWith(event.key.toLowerCase()));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div ref={list} className="menu" role="menu" tabIndex={-1} aria-label={label} onKeyDown={move}>
      {entries.map((entry, index) => (
        <Entry key={entry.id || index} entry={entry} onChoose={onChoose} />
      ))}
    </div>
  );
};
