import { useEffect, useEffectEvent, useState } from 'react';
import { App } from '#site/admin/App.tsx';
import { ThemeProvider } from '#site/admin/account/theme/ThemeContext.tsx';
import { useSignOut } from '#site/admin/shell/layout/useSignOut.tsx';
import { OutboxProvider } from '#site/client/outbox/OutboxContext.tsx';
import { PlatformProvider } from '#site/client/PlatformContext.tsx';
import { createQueryClient } from '#site/client/query-client.ts';
import { classNames } from '#site/ui/class-names.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { serverStatus, unsentOf } from '../bridge/server-status.ts';
import type { ShellCommand } from '../bridge/shell-state.ts';
import type { Portal } from './create-portals.ts';
import { Downloads } from './Downloads.tsx';
import { createDesktopRouter, focusItem } from './desktop-router.ts';
import { LockScreen } from './lock/LockScreen.tsx';
import { useScreensAfterLock } from './lock/useScreensAfterLock.ts';
import { ProxyLoginDialog } from './ProxyLoginDialog.tsx';
import { QueueDialog } from './QueueDialog.tsx';
import { exportTable, uploadPictures } from './run-screen-command.ts';
import { ServerAddressScreen } from './ServerAddressScreen.tsx';
import { useShell } from './ShellContext.tsx';
import { ShellNotices } from './ShellNotices.tsx';
import { queueLabel, timeOf } from './shell-labels.ts';
import { TitleBar } from './title-bar/TitleBar.tsx';
import { UnreachableScreen } from './UnreachableScreen.tsx';
import { UpdateDialog } from './UpdateDialog.tsx';

const StatusBar = () => {
  const { bridge, state } = useShell();
  const others = state.servers.filter(({ url }) => url !== state.server?.url);
  if (!state.user) return null;
  return (
    <footer className="statusbar">
      <span>
        <Icon name={state.online ? 'cloud' : 'cloud-off'} />
        <span>{state.offlineSince ? 'Offline, by choice' : state.online ? 'Connected' : 'Offline'}</span>
      </span>
      {state.syncedAt && <span>{`Last synced ${timeOf(state.syncedAt, new Date())}`}</span>}
      <span>{queueLabel(unsentOf(state))}</span>
      <span className="statusbar__name">{state.server?.name}</span>
      {others.map((server) => (
        <button
          key={server.url}
          type="button"
          onClick={() => void bridge.chooseServer(server)}
        >{`${server.name}: ${serverStatus(server)}`}</button>
      ))}
      <span className="push">
        <Icon name={state.notices ? 'bell' : 'bell-off'} />
        <span>{state.notices ? 'Notices on' : 'Notices off'}</span>
      </span>
    </footer>
  );
};

interface ShellProps {
  portalOf: (server: string) => Portal;
}

const ServerWindow = ({ portal, server }: { portal: Portal; server: string | undefined }) => {
  const { platform, outbox } = portal;
  const { bridge, state } = useShell();
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => createDesktopRouter(sessionStorage, server ?? ''));
  const [isChoosing, setChoosing] = useState(false);
  const [isQueueOpen, setQueueOpen] = useState(false);
  const [isUpdateOpen, setUpdateOpen] = useState(false);
  const [later, setLater] = useState<ShellCommand | null>(null);
  const { signOut, question } = useSignOut(platform.session, outbox);
  const runCommand = useEffectEvent((command: ShellCommand) => {
    if (command.do === 'refresh') void queryClient.invalidateQueries();
    // A locked app goes where it was asked to go once it is open.
    if (state.lock.isLocked) {
      if (command.do === 'open') setLater(command);
      return;
    }
    if (command.do === 'choose-server') setChoosing(true);
    if (command.do === 'show-queue') setQueueOpen(true);
    if (command.do === 'show-update') setUpdateOpen(true);
    if (command.do === 'sign-out') signOut();
    if (command.do === 'upload') void uploadPictures(router);
    if (command.do === 'export') void exportTable(router);
    if (command.do === 'print') window.print();
    if (command.do === 'open') {
      setChoosing(false);
      void router.navigate(command.path);
      focusItem(command.path);
    }
  });
  useEffect(() => bridge.onCommand(runCommand), [bridge]);
  const { isLocked } = state.lock;
  const screens = useScreensAfterLock(isLocked, state.user !== null, queryClient);
  const runLater = useEffectEvent(() => {
    if (later) runCommand(later);
    setLater(null);
  });
  useEffect(() => {
    if (!isLocked) runLater();
  }, [isLocked]);

  const closeUpdate = () => {
    setUpdateOpen(false);
    if (state.update) void bridge.putUpdateAway(state.update.step);
  };
  const screen = () => {
    // The portal's App has a ThemeProvider of its own.
    if (!server || isChoosing) {
      return (
        <ThemeProvider>
          <ServerAddressScreen onClose={server ? () => setChoosing(false) : undefined} />
        </ThemeProvider>
      );
    }
    if (!state.online && !state.user) {
      return (
        <ThemeProvider>
          <UnreachableScreen onChange={() => setChoosing(true)} />
        </ThemeProvider>
      );
    }
    return <App key={screens} {...portal} queryClient={queryClient} router={router} />;
  };
  return (
    <div className={classNames('window', isLocked && 'window--locked')}>
      <div>
        <TitleBar />
        <ShellNotices onShowQueue={() => setQueueOpen(true)} onShowUpdate={() => setUpdateOpen(true)} />
      </div>
      <div className="window__screen">{screen()}</div>
      <div className="window__bars">
        <Downloads />
        <StatusBar />
      </div>
      <div className="over-lock">{state.proxyLogin && <ProxyLoginDialog question={state.proxyLogin} />}</div>
      {question}
      {isUpdateOpen && state.update && <UpdateDialog update={state.update} onClose={closeUpdate} />}
      {isLocked && (
        <PlatformProvider value={platform}>
          <LockScreen user={state.user} />
        </PlatformProvider>
      )}
      {isQueueOpen && (
        <QueueDialog onTakenBack={() => void queryClient.invalidateQueries()} onClose={() => setQueueOpen(false)} />
      )}
    </div>
  );
};

export const Shell = ({ portalOf }: ShellProps) => {
  const server = useShell().state.server?.url;
  const portal = portalOf(server ?? '');
  return (
    <OutboxProvider value={portal.outbox}>
      <ServerWindow key={server ?? ''} server={server} portal={portal} />
    </OutboxProvider>
  );
};
