import type { MenuItemConstructorOptions } from 'electron';
import type { ShellCommand } from '../../bridge.ts';

export interface MenuActions {
  sendCommand(command: ShellCommand): void;
  sync(): void;
  reload(): void;
  setNotices(on: boolean): void;
  openWebsite(): void;
  openLog(): void;
  about(): void;
}

interface MenuState {
  isMac: boolean;
  isPackaged: boolean;
  notices: boolean;
  isSignedIn: boolean;
}

const separator: MenuItemConstructorOptions = { type: 'separator' };

const screens = [
  ['Dashboard', '/admin'],
  ['Testimonials', '/admin/testimonials'],
  ['Pending donations', '/admin/donations/pending'],
  ['All donations', '/admin/donations'],
  ['Blogs', '/admin/blogs'],
  ['Media library', '/admin/media'],
  ['Analytics', '/admin/analytics'],
] as const;

const fileMenu = (actions: MenuActions, { isMac, notices, isSignedIn }: MenuState): MenuItemConstructorOptions => ({
  label: '&File',
  submenu: [
    { id: 'sync', label: 'Sync now', accelerator: 'CmdOrCtrl+R', click: actions.sync },
    {
      id: 'queue',
      label: 'Waiting decisions…',
      enabled: isSignedIn,
      click: () => actions.sendCommand({ do: 'show-queue' }),
    },
    separator,
    {
      id: 'notices',
      label: 'Tell me about new submissions',
      type: 'checkbox',
      checked: notices,
      click: (item) => actions.setNotices(item.checked),
    },
    { id: 'server', label: 'Server…', click: () => actions.sendCommand({ do: 'choose-server' }) },
    {
      id: 'settings',
      label: 'Settings',
      accelerator: 'CmdOrCtrl+,',
      enabled: isSignedIn,
      click: () => actions.sendCommand({ do: 'open', path: '/admin/settings' }),
    },
    separator,
    { id: 'sign-out', label: 'Sign out', enabled: isSignedIn, click: () => actions.sendCommand({ do: 'sign-out' }) },
    isMac ? { role: 'close' } : { role: 'quit' },
  ],
});

const viewMenu = (actions: MenuActions, { isPackaged }: MenuState): MenuItemConstructorOptions => ({
  label: '&View',
  submenu: [
    { id: 'reload', label: 'Reload', accelerator: 'CmdOrCtrl+Shift+R', click: actions.reload },
    separator,
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    // The plus sign without the shift key.
    { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false, acceleratorWorksWhenHidden: true },
    { role: 'zoomOut' },
    separator,
    { role: 'togglefullscreen' },
    ...(isPackaged ? [] : [{ role: 'toggleDevTools' as const }]),
  ],
});

const goMenu = (actions: MenuActions, { isSignedIn }: MenuState): MenuItemConstructorOptions => ({
  label: '&Go',
  submenu: screens.map(([label, path], index) => ({
    id: `go:${path}`,
    label,
    accelerator: `CmdOrCtrl+${index + 1}`,
    enabled: isSignedIn,
    click: () => actions.sendCommand({ do: 'open', path }),
  })),
});

const helpMenu = (actions: MenuActions, { isMac }: MenuState): MenuItemConstructorOptions => ({
  role: 'help',
  label: '&Help',
  submenu: [
    { id: 'website', label: 'View the website', click: actions.openWebsite },
    { id: 'log', label: 'Open the error log', click: actions.openLog },
    ...(isMac ? [] : [separator, { id: 'about', label: 'About Charity Portal', click: actions.about }]),
  ],
});

/** The application's menu, with each system's usual entries and shortcuts. */
export const menuTemplate = (actions: MenuActions, state: MenuState): MenuItemConstructorOptions[] => [
  ...(state.isMac ? [{ role: 'appMenu' as const }] : []),
  fileMenu(actions, state),
  { role: 'editMenu' },
  viewMenu(actions, state),
  goMenu(actions, state),
  ...(state.isMac ? [{ role: 'windowMenu' as const }] : []),
  helpMenu(actions, state),
];
