import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { type MouseEvent, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { readDashboard } from '#contract/dashboard/calls.ts';
import type { User } from '#contract/people/people.ts';
import type { Role } from '#contract/roles.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { preferencesQuery } from '../../../client/preferences.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { StaffAvatar } from '../../../ui/StaffAvatar.tsx';
import { useModal } from '../../../ui/useModal.ts';
import { WayBack } from '../../charity/launch/WayBack.tsx';
import { MailBanner } from '../../charity/mail/MailBanner.tsx';
import { LeaveProvider } from '../forms/LeaveProvider.tsx';
import { HelpProvider } from '../help/HelpProvider.tsx';
import { useConcernNotices } from '../live/useConcernNotices.ts';
import { type ShownLiveState, useLive } from '../live/useLive.ts';
import { NewVersionBand } from '../new-version/NewVersionBand.tsx';
import { useNewVersion } from '../new-version/NewVersionContext.tsx';
import { OutboxBand } from '../offline/OutboxBand.tsx';
import { Palette } from '../palette/Palette.tsx';
import { usePaletteKeys } from '../palette/usePaletteKeys.ts';
import { ScreenTitleContext } from './Screen.tsx';
import { Sidebar } from './Sidebar.tsx';
import { onlyDrives, tabsFor, waitingIn } from './sections.ts';
import { ToastPlaceContext } from './ToastPlaceContext.ts';
import { useRouteFocus } from './useRouteFocus.ts';
import { useWide } from './useWide.ts';
import { WaitingCount } from './WaitingCount.tsx';

const Tabbar = ({ role, onMore }: { role: Role; onMore: () => void }) => {
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

const MenuPanel = ({ user, live, onClose }: { user: User; live: ShownLiveState; onClose: () => void }) => {
  const dialog = useModal();
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname !== opened.current) onClose();
  }, [pathname, onClose]);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const chosen = (event: MouseEvent) => {
    if (event.target === dialog.current || (event.target instanceof Element && event.target.closest('a, .side__help')))
      onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Esc, the cross, and the links themselves
    <dialog ref={dialog} className="overlay overlay--menu" aria-label="Menu" onCancel={cancel} onClick={chosen}>
      <div className="side side--panel">
        <button className="side__close" type="button" aria-label="Close the menu" onClick={onClose}>
          <Icon name="x" />
        </button>
        <Sidebar user={user} live={live} />
      </div>
    </dialog>
  );
};

export const AdminLayout = () => {
  const user = useUser();
  // Lists wait for it.
  usePrefetchQuery(preferencesQuery(usePlatform()));
  const main = useRouteFocus();
  const live = useLive(useNewVersion().check);
  useConcernNotices();
  const [title, setTitle] = useState('');
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const [toastPlace, setToastPlace] = useState<HTMLElement | null>(null);
  const [finding, setFinding] = useState(false);
  const find = useCallback(() => setFinding(true), []);
  usePaletteKeys(find);
  const hasSidebar = useWide('64rem');
  if (!user) return null;
  // Where no card is: in the sidebar, else in a row between the content and the tabs.
  const toasts = <div className="toasts" role="status" ref={setToastPlace} />;
  return (
    <HelpProvider>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <div className="admin">
        <aside className="side">
          <Sidebar user={user} live={live} onFind={find}>
            {hasSidebar && toasts}
          </Sidebar>
        </aside>
        <div className="col-main">
          <header className="topbar">
            <button type="button" aria-label="Open the menu" aria-haspopup="dialog" onClick={openMenu}>
              <Icon name="menu" />
            </button>
            <b>{title}</b>
            <button className="topfind" type="button" aria-label="Find anything" aria-haspopup="dialog" onClick={find}>
              <Icon name="search" />
            </button>
            <StaffAvatar name={user.name} pictureUrl={user.pictureUrl} />
          </header>
          <OutboxBand live={live} />
          <NewVersionBand />
          <MailBanner />
          <main className="work" id="main" tabIndex={-1} ref={main}>
            <ScreenTitleContext value={setTitle}>
              <ToastPlaceContext value={toastPlace}>
                <LeaveProvider>
                  <WayBack />
                  <Outlet />
                </LeaveProvider>
              </ToastPlaceContext>
            </ScreenTitleContext>
          </main>
          {!hasSidebar && toasts}
          <Tabbar role={user.role} onMore={openMenu} />
        </div>
        {finding && <Palette user={user} onClose={() => setFinding(false)} />}
        {menuOpen && <MenuPanel user={user} live={live} onClose={closeMenu} />}
      </div>
    </HelpProvider>
  );
};
