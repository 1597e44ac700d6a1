import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type BoxKey, type OpenSection, sectionHref } from './setting-sections.ts';

interface BoxLinksProps {
  section: OpenSection;
  alone: BoxKey | undefined;
}

export const BoxLinks = ({ section, alone }: BoxLinksProps) => {
  const list = useRef<HTMLUListElement>(null);
  const { hash, state } = useLocation();
  const current = alone ?? hash.slice(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another box is another place in the row
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={section.label}>
      <ul ref={list}>
        {section.boxes.map(({ key, label }) => (
          <li key={key}>
            <Link
              to={sectionHref(section.key, key)}
              state={state}
              aria-current={key === current ? (alone ? 'page' : 'location') : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
