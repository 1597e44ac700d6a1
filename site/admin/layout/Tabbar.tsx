import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { readDashboard } from '#contract/dashboard/calls.ts';
import { mayDo, type Role } from '#contract/roles.ts';
import { readToday } from '#contract/today/calls.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Section, tabsFor, waitingIn } from './sections.ts';
import { WaitingCount } from './WaitingCount.tsx';

/** The run of today, or else the next one, of who drives and decides nothing. */
const useOwnRun = (role: Role): Section[] => {
  const onlyDrives = mayDo(role, 'drive') && !mayDo(role, 'decide');
  const { data } = useQuery({ ...queryOf(usePlatform(), readToday, {}), enabled: onlyDrives });
  const next = data?.nextRun && `/admin/runs/${data.nextRun.id}`;
  const to = data?.entries.find(({ kind }) => kind === 'run')?.url ?? next;
  return onlyDrives && to ? [{ to, label: 'My run', icon: 'navigation' }] : [];
};

/** The sections that are used most, at the bottom of a small screen; the rest behind More. */
export const Tabbar = ({ role, onMore }: { role: Role; onMore: () => void }) => {
  const { data: counts } = useQuery(queryOf(usePlatform(), readDashboard, {}));
  const { pathname } = useLocation();
  const tabs = [...useOwnRun(role), ...tabsFor(role)];
  return (
    <nav className="tabbar" aria-label="Sections">
      <ul>
        {tabs.map((section) => (
          <li key={section.to}>
            <Link to={section.to} aria-current={section.to === pathname ? 'page' : undefined}>
              <Icon name={section.icon} />
              <span>{section.label}</span>
              <WaitingCount count={waitingIn(section, counts)} />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onMore}>
            <Icon name="ellipsis" />
            More
          </button>
        </li>
      </ul>
    </nav>
  );
};
