import { app, Menu, shell as system } from 'electron';
import type { ShellCommand } from '../../bridge.ts';
import type { Shell } from '../shell.ts';
import type { MainWindow } from './main-window.ts';
import { menuTemplate } from './menu-template.ts';

/** Sets the application's menu according to the shell's state. */
export const setAppMenu = (shell: Shell, mainWindow: MainWindow, logPath: string): void => {
  const { server, notices, user } = shell.state();
  const actions = {
    sendCommand(command: ShellCommand) {
      mainWindow.show();
      mainWindow.sendCommand(command);
    },
    sync: () => void shell.sync(),
    reload: mainWindow.reload,
    setNotices: shell.setNotices,
    openWebsite: () => server && void shell.openAllowedUrl(server.url),
    openLog: () => void system.openPath(logPath),
    about: () => app.showAboutPanel(),
  };
  const state = {
    isMac: process.platform === 'darwin',
    isPackaged: app.isPackaged,
    notices,
    isSignedIn: user !== null,
  };
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(actions, state)));
};
