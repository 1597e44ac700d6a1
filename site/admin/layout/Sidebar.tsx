import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { NavLink } from 'react-router-dom';
import type { Dashboard } from '#contract/audit/audit.ts';
import { readDashboard } from '#contract/dashboard/calls.ts';
import type { User } from '#contract/people/people.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { settingsQuery } from '../../client/settings-query.ts';
import { Icon } from '../../ui/Icon.tsx';
import { HelpContext } from '../help/HelpContext.ts';
import { LiveMark } from '../live/LiveMark.tsx';
import type { ShownLiveState } from '../live/useLive.ts';
import { confirmKeys } from '../shortcuts/confirm-keys.ts';
import { KeyHint } from '../shortcuts/KeyHint.tsx';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Logo } from './Logo.tsx';
import { type Section, sectionsFor, waitingIn } from './sections.ts';
import { WaitingCount } from './WaitingCount.tsx';

/** The keys that open the palette, as this system writes them. */
const paletteKeys = () => `${confirmKeys()[0]} K`;

const SectionLink = ({ section, count }: { section: Section; count: number }) => (
  <NavLink to={section.to} end={!section.deep}>
    <Icon name={section.icon} />
    <span>{section.label}</span>
    <WaitingCount count={count} />
  </NavLink>
);

/** The groups with what there is to do in them now. */
const shownGroups = (role: User['role'], counts: Dashboard | undefined) =>
  sectionsFor(role)
    .map(({ heading, sections }) => ({
      heading,
      sections: sections.filter((section) => !section.onlyWhileWaiting || waitingIn(section, counts) > 0),
    }))
    .filter(({ sections }) => sections.length > 0);

interface SidebarProps {
  user: User;
  live: ShownLiveState;
  /** Opens the palette; left out where something else is open already. */
  onFind?: () => void;
}

/** Every section of the portal, the theme, and who is signed in. */
export const Sidebar = ({ user, live, onFind }: SidebarProps) => {
  const platform = usePlatform();
  const help = use(HelpContext);
  const { data: counts } = useQuery(queryOf(platform, readDashboard, {}));
  const { data: settings } = useQuery(settingsQuery(platform));
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
        {shownGroups(user.role, counts).map(({ heading, sections }) => (
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
        <ul className="side__out">
          <li>
            <button className="side__help" type="button" aria-haspopup="dialog" onClick={help.open}>
              <Icon name="life-buoy" />
              Help
            </button>
          </li>
          {platform.kind === 'web' && (
            <li>
              <a href="/">
                <Icon name="external-link" />
                View the website
              </a>
            </li>
          )}
        </ul>
      </nav>
      <div className="side__foot">
        <LiveMark state={live} />
        <ThemeSwitch />
        <AccountMenu user={user} />
      </div>
    </div>
  );
};
