import { app, Menu, shell as system } from 'electron';
import type { Front } from './front.ts';
import { menuTemplate } from './menu.ts';
import type { Shell } from './shell.ts';

/** Sets the application's menu for the state that the shell is in. */
export const setAppMenu = (shell: Shell, front: Front, logPath: string): void => {
  const { server, notices, user } = shell.state();
  const actions = {
    command(command: Parameters<Front['command']>[0]) {
      front.show();
      front.command(command);
    },
    sync: () => void shell.sync(),
    reload: front.reload,
    setNotices: shell.setNotices,
    openWebsite: () => server && void shell.openOutside(server.url),
    openLog: () => void system.openPath(logPath),
    about: () => app.showAboutPanel(),
  };
  const look = {
    isMac: process.platform === 'darwin',
    isPackaged: app.isPackaged,
    notices,
    isSignedIn: user !== null,
  };
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(actions, look)));
};
