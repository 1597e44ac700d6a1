import type { KeyboardEvent } from 'react';
import type { Tone } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

interface Tab<Name extends string> {
  name: Name;
  label: string;
  icon?: IconName;
  /** Hidden while unknown. */
  count?: number | undefined;
  tone?: Tone;
}

interface TabsProps<Name extends string> {
  label: string;
  /** Id of the panel, and prefix of the tabs' ids. */
  id: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose(name: Name): void;
}

export const tabId = (id: string, name: string): string => `${id}-${name}`;

const stepOf: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export const Tabs = <Name extends string>({ label, id, tabs, chosen, onChoose }: TabsProps<Name>) => {
  const press = (event: KeyboardEvent, index: number) => {
    const next = tabs[stepOf[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    document.getElementById(tabId(id, next.name))?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {tabs.map(({ name, label: words, icon, count, tone }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(id, name)}
          aria-selected={chosen === name}
          aria-controls={id}
          tabIndex={chosen === name ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={(event) => press(event, index)}
        >
          {icon && <Icon name={icon} />}
          <span>{words}</span>
          {count !== undefined && (
            <span className={tone ? `badge tone-${tone}` : 'badge'}>{count.toLocaleString('en-IE')}</span>
          )}
        </button>
      ))}
    </div>
  );
};
