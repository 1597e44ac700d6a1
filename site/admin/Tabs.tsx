import type { KeyboardEvent } from 'react';

interface Tab<Name extends string> {
  name: Name;
  label: string;
  count?: number | undefined;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  current: Name;
  /** The id of what the tabs show. */
  panel: string;
  onChoose(name: Name): void;
}

export const tabId = (panel: string, name: string): string => `${panel}-tab-${name}`;

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs above a list; the arrow keys go from one to the next. */
export const Tabs = <Name extends string>({ label, tabs, current, panel, onChoose }: TabsProps<Name>) => {
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === current);
    const next = tabs[(at + (steps[event.key] ?? 0) + tabs.length) % tabs.length];
    if (!steps[event.key] || !next) return;
    event.preventDefault();
    onChoose(next.name);
    document.getElementById(tabId(panel, next.name))?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={tabId(panel, tab.name)}
          aria-selected={tab.name === current}
          aria-controls={panel}
          tabIndex={tab.name === current ? 0 : -1}
          onClick={() => onChoose(tab.name)}
          onKeyDown={press}
        >
          {tab.label}
          {tab.count !== undefined && <span className="badge">{tab.count.toLocaleString('en-IE')}</span>}
        </button>
      ))}
    </div>
  );
};
