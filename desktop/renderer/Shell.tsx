import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { App } from '#site/admin/App.tsx';
import { ThemeProvider } from '#site/admin/theme/ThemeContext.tsx';
import type { Platform } from '#site/client/platform.ts';
import type { ShellCommand } from '../bridge.ts';
import { type DesktopRouter, focusItem } from './desktop-router.ts';
import { QueueDialog } from './QueueDialog.tsx';
import { ServerAddressScreen } from './ServerAddressScreen.tsx';
import { useShell } from './ShellContext.tsx';
import { ShellNotices } from './ShellNotices.tsx';
import { StatusBar } from './StatusBar.tsx';
import { UnreachableScreen } from './UnreachableScreen.tsx';

interface ShellProps {
  platform: Platform;
  queryClient: QueryClient;
  router: DesktopRouter;
}

/** The window: the shell's banners, the portal's screens, and the status bar. */
export const Shell = ({ platform, queryClient, router }: ShellProps) => {
  const { bridge, state } = useShell();
  const [isChoosing, setChoosing] = useState(false);
  const [isQueueOpen, setQueueOpen] = useState(false);
  const runCommand = useEffectEvent((command: ShellCommand) => {
    if (command.do === 'refresh') void queryClient.invalidateQueries();
    if (command.do === 'choose-server') setChoosing(true);
    if (command.do === 'show-queue') setQueueOpen(true);
    if (command.do === 'sign-out') void platform.session.signOut();
    if (command.do === 'open') {
      setChoosing(false);
      void router.navigate(command.path);
      focusItem(command.path);
    }
  });
  useEffect(() => bridge.onCommand(runCommand), [bridge]);

  const server = state.server?.url;
  useEffect(() => {
    if (server) setChoosing(false);
    queryClient.clear();
  }, [server, queryClient]);

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
    return <App platform={platform} queryClient={queryClient} router={router} />;
  };
  return (
    <div className="window">
      <div>
        <ShellNotices onShowQueue={() => setQueueOpen(true)} />
      </div>
      <div className="window__screen">{screen()}</div>
      <StatusBar />
      {isQueueOpen && <QueueDialog onClose={() => setQueueOpen(false)} />}
    </div>
  );
};
