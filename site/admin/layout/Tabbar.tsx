import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { readDashboard } from '#contract/dashboard/calls.ts';
import type { Role } from '#contract/roles.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { onlyDrives, tabsFor, waitingIn } from './sections.ts';
import { WaitingCount } from './WaitingCount.tsx';

export const Tabbar = ({ role, onMore }: { role: Role; onMore: () => void }) => {
  const { data: counts } = useQuery(queryOf(usePlatform(), readDashboard, {}));
  const { pathname } = useLocation();
  return (
    <nav className="tabbar" aria-label="Sections">
      <ul>
        {tabsFor(role).map((section) => (
          <li key={section.to}>
            <Link to={section.to} aria-current={section.to === pathname ? 'page' : undefined}>
              <Icon name={section.icon} />
              <span>{section.label}</span>
              <WaitingCount count={waitingIn(section, counts)} />
            </Link>
          </li>
        ))}
        {!onlyDrives(role) && (
          <li>
            <button type="button" aria-haspopup="dialog" onClick={onMore}>
              <Icon name="ellipsis" />
              More
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
};
