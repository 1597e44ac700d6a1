import { Clock, List } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../ui/Icon.tsx';

export type TabName = 'pending' | 'all';

export const PANEL_ID = 'testimonials-panel';
export const tabId = (name: TabName) => `tab-${name}`;

interface TestimonialTabsProps {
  tab: TabName;
  counts: Record<TabName, number | undefined>;
  onChoose(tab: TabName): void;
}

const tabs = [
  { name: 'pending', label: 'Pending Review', icon: Clock, tone: 'badge tone-wait' },
  { name: 'all', label: 'All Testimonials', icon: List, tone: 'badge' },
] as const;

/** Pending Review and All Testimonials; the arrow keys go from one to the other. */
export const TestimonialTabs = ({ tab, counts, onChoose }: TestimonialTabsProps) => {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = tab === 'pending' ? 'all' : 'pending';
    onChoose(other);
    document.getElementById(tabId(other))?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label="Testimonials">
      {tabs.map(({ name, label, icon, tone }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-selected={tab === name}
          aria-controls={PANEL_ID}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={press}
        >
          <Icon of={icon} />
          {label}
          {counts[name] !== undefined && <span className={tone}>{counts[name]?.toLocaleString('en-IE')}</span>}
        </button>
      ))}
    </div>
  );
};
