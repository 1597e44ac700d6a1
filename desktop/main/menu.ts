import type { MenuItemConstructorOptions } from 'electron';
import type { ShellCommand } from '../bridge.ts';

export interface MenuActions {
  command(command: ShellCommand): void;
  sync(): void;
  reload(): void;
  setNotices(on: boolean): void;
  openWebsite(): void;
  openLog(): void;
  about(): void;
}

interface MenuLook {
  isMac: boolean;
  isPackaged: boolean;
  notices: boolean;
  isSignedIn: boolean;
}

const separator: MenuItemConstructorOptions = { type: 'separator' };

const places = [
  ['Dashboard', '/admin'],
  ['Testimonials', '/admin/testimonials'],
  ['Pending donations', '/admin/donations/pending'],
  ['All donations', '/admin/donations'],
  ['Blogs', '/admin/blogs'],
  ['Media library', '/admin/media'],
  ['Analytics', '/admin/analytics'],
] as const;

const fileMenu = (actions: MenuActions, { isMac, notices, isSignedIn }: MenuLook): MenuItemConstructorOptions => ({
  label: '&File',
  submenu: [
    { id: 'sync', label: 'Sync now', accelerator: 'CmdOrCtrl+R', click: actions.sync },
    {
      id: 'queue',
      label: 'Waiting decisions…',
      enabled: isSignedIn,
      click: () => actions.command({ do: 'show-queue' }),
    },
    separator,
    {
      id: 'notices',
      label: 'Tell me about new submissions',
      type: 'checkbox',
      checked: notices,
      click: (item) => actions.setNotices(item.checked),
    },
    { id: 'server', label: 'Server…', click: () => actions.command({ do: 'choose-server' }) },
    {
      id: 'settings',
      label: 'Settings',
      accelerator: 'CmdOrCtrl+,',
      enabled: isSignedIn,
      click: () => actions.command({ do: 'open', path: '/admin/settings' }),
    },
    separator,
    { id: 'sign-out', label: 'Sign out', enabled: isSignedIn, click: () => actions.command({ do: 'sign-out' }) },
    isMac ? { role: 'close' } : { role: 'quit' },
  ],
});

const viewMenu = (actions: MenuActions, { isPackaged }: MenuLook): MenuItemConstructorOptions => ({
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

const goMenu = (actions: MenuActions, { isSignedIn }: MenuLook): MenuItemConstructorOptions => ({
  label: '&Go',
  submenu: places.map(([label, path], index) => ({
    id: `go:${path}`,
    label,
    accelerator: `CmdOrCtrl+${index + 1}`,
    enabled: isSignedIn,
    click: () => actions.command({ do: 'open', path }),
  })),
});

const helpMenu = (actions: MenuActions, { isMac }: MenuLook): MenuItemConstructorOptions => ({
  role: 'help',
  label: '&Help',
  submenu: [
    { id: 'website', label: 'View the website', click: actions.openWebsite },
    { id: 'log', label: 'Open the error log', click: actions.openLog },
    ...(isMac ? [] : [separator, { id: 'about', label: 'About Charity Portal', click: actions.about }]),
  ],
});

/** The application's menu, with the keys that each system's people expect. */
export const menuTemplate = (actions: MenuActions, look: MenuLook): MenuItemConstructorOptions[] => [
  ...(look.isMac ? [{ role: 'appMenu' as const }] : []),
  fileMenu(actions, look),
  { role: 'editMenu' },
  viewMenu(actions, look),
  goMenu(actions, look),
  ...(look.isMac ? [{ role: 'windowMenu' as const }] : []),
  helpMenu(actions, look),
];
