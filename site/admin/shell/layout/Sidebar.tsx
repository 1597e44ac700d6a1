import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { readDashboard } from '#contract/dashboard/calls.ts';
import type { User } from '#contract/people/people.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { settingsQuery } from '../../../client/settings-query.ts';
import type { Elements } from '../../../ui/elements.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useHasTools } from '../../account/preferences/useTools.ts';
import type { ShownLiveState } from '../live/useLive.ts';
import { confirmKeys } from '../shortcuts/confirm-keys.ts';
import { KeyHint } from '../shortcuts/KeyHint.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Logo } from './Logo.tsx';
import { isIn, type Section, shownGroups, waitingIn } from './sections.ts';
import { WaitingCount } from './WaitingCount.tsx';

const paletteKeys = () => `${confirmKeys()[0]} K`;

const SectionLink = ({ section, count }: { section: Section; count: number }) => {
  const { pathname } = useLocation();
  return (
    <Link to={section.to} aria-current={isIn(section, pathname) ? 'page' : undefined}>
      <Icon name={section.icon} />
      <span>{section.label}</span>
      <WaitingCount count={count} />
    </Link>
  );
};

interface SidebarProps {
  user: User;
  live: ShownLiveState;
  /** Omitted while something else is open. */
  onFind?: () => void;
  children?: Elements;
}

export const Sidebar = ({ user, live, onFind, children }: SidebarProps) => {
  const platform = usePlatform();
  const { data: counts } = useQuery(queryOf(platform, readDashboard, {}));
  const { data: settings } = useQuery(settingsQuery(platform));
  const groups = shownGroups(user.role, { counts, hasTools: useHasTools() });
  return (
    <div className="side__in">
      <Logo href="/admin" name={settings?.organisation.name} />
      {onFind && (
        <button className="find" type="button" aria-keyshortcuts="Control+K /" aria-haspopup="dialog" onClick={onFind}>
          <Icon name="search" />
          <span>Find anything</span>
          <KeyHint>{paletteKeys()}</KeyHint>
        </button>
      )}
      <nav aria-label="Admin">
        {groups.map(({ heading, sections }) => (
          <div key={sections[0]?.to}>
            {heading && <h2>{heading}</h2>}
            <ul>
              {sections.map((section) => (
                <li key={section.to}>
                  <SectionLink section={section} count={waitingIn(section, counts)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {children}
      <div className="side__foot">
        <AccountMenu user={user} live={live} />
      </div>
    </div>
  );
};
