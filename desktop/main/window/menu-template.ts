import type { MenuItemConstructorOptions } from 'electron';
import type { ServerStatus, ShellCommand } from '../../bridge/shell-state.ts';

export interface MenuActions {
  sendCommand(command: ShellCommand): void;
  sync(): void;
  reload(): void;
  setNotices(on: boolean): void;
  workOffline(on: boolean): void;
  /** Makes another server the current one. */
  openServer(url: string): void;
  openWebsite(): void;
  checkForUpdates(): void;
  openLog(): void;
  lock(): void;
  saveDiagnostics(): void;
  about(): void;
}

interface MenuState {
  isMac: boolean;
  isPackaged: boolean;
  /** False where the app is not updated from a feed. */
  mayUpdate: boolean;
  notices: boolean;
  isSignedIn: boolean;
  /** Somebody chose to work offline. */
  isOffline: boolean;
  /** Those of this computer, and which of them is shown. */
  servers: readonly ServerStatus[];
  server: string | null;
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

const newThings = (actions: MenuActions, isSignedIn: boolean): MenuItemConstructorOptions[] => [
  {
    id: 'new-post',
    label: 'New blog post',
    accelerator: 'CmdOrCtrl+N',
    enabled: isSignedIn,
    click: () => actions.sendCommand({ do: 'open', path: '/admin/blogs/new' }),
  },
  {
    id: 'upload',
    label: 'Upload pictures…',
    accelerator: 'CmdOrCtrl+U',
    enabled: isSignedIn,
    click: () => actions.sendCommand({ do: 'upload' }),
  },
];

const takingOut = (actions: MenuActions, isSignedIn: boolean): MenuItemConstructorOptions[] => [
  {
    id: 'export',
    label: 'Export…',
    accelerator: 'CmdOrCtrl+E',
    enabled: isSignedIn,
    click: () => actions.sendCommand({ do: 'export' }),
  },
  { id: 'print', label: 'Print…', accelerator: 'CmdOrCtrl+P', click: () => actions.sendCommand({ do: 'print' }) },
];

const fileMenu = (
  actions: MenuActions,
  { isMac, notices, isSignedIn, isOffline }: MenuState,
): MenuItemConstructorOptions => ({
  label: '&File',
  submenu: [
    ...newThings(actions, isSignedIn),
    separator,
    { id: 'sync', label: 'Sync now', accelerator: 'CmdOrCtrl+R', enabled: !isOffline, click: actions.sync },
    {
      id: 'work-offline',
      label: 'Work offline',
      type: 'checkbox',
      accelerator: 'CmdOrCtrl+Shift+O',
      checked: isOffline,
      click: () => actions.workOffline(!isOffline),
    },
    {
      id: 'queue',
      label: 'Waiting decisions…',
      enabled: isSignedIn,
      click: () => actions.sendCommand({ do: 'show-queue' }),
    },
    separator,
    ...takingOut(actions, isSignedIn),
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
    { id: 'lock', label: 'Lock', accelerator: 'CmdOrCtrl+L', enabled: isSignedIn, click: actions.lock },
    { id: 'sign-out', label: 'Sign out', enabled: isSignedIn, click: () => actions.sendCommand({ do: 'sign-out' }) },
    isMac ? { role: 'close' } : { id: 'quit', role: 'quit', label: 'Quit' },
  ],
});

/** As the role `editMenu` has it, each entry with an id by which the title bar knows it. */
const editMenu = (): MenuItemConstructorOptions => ({
  label: '&Edit',
  submenu: [
    ...(['undo', 'redo'] as const).map((role) => ({ id: role, role })),
    separator,
    ...(['cut', 'copy', 'paste'] as const).map((role) => ({ id: role, role })),
    separator,
    { id: 'selectAll', role: 'selectAll' },
  ],
});

const viewMenu = (actions: MenuActions, { isPackaged }: MenuState): MenuItemConstructorOptions => ({
  label: '&View',
  submenu: [
    { id: 'reload', label: 'Reload', accelerator: 'CmdOrCtrl+Shift+R', click: actions.reload },
    separator,
    { id: 'resetZoom', role: 'resetZoom' },
    { id: 'zoomIn', role: 'zoomIn' },
    // The plus sign without the shift key.
    { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false, acceleratorWorksWhenHidden: true },
    { id: 'zoomOut', role: 'zoomOut' },
    separator,
    { id: 'togglefullscreen', role: 'togglefullscreen' },
    ...(isPackaged ? [] : [{ id: 'toggleDevTools', role: 'toggleDevTools' as const }]),
  ],
});

/** Where there are several servers, each with what waits on it. */
const serverEntries = (actions: MenuActions, { servers, server }: MenuState): MenuItemConstructorOptions[] =>
  servers.length < 2
    ? []
    : [
        separator,
        ...servers.map(({ name, url, waiting }, index) => ({
          id: `server:${index}`,
          type: 'radio' as const,
          // An ampersand would mark the next letter as a key.
          label: name.replaceAll('&', '&&') + (waiting > 0 ? ` (${waiting})` : ''),
          checked: url === server,
          click: () => actions.openServer(url),
        })),
      ];

const goMenu = (actions: MenuActions, state: MenuState): MenuItemConstructorOptions => ({
  label: '&Go',
  submenu: [
    ...screens.map(([label, path], index) => ({
      id: `go:${path}`,
      label,
      accelerator: `CmdOrCtrl+${index + 1}`,
      enabled: state.isSignedIn,
      click: () => actions.sendCommand({ do: 'open', path }),
    })),
    ...serverEntries(actions, state),
  ],
});

const helpMenu = (actions: MenuActions, { isMac, mayUpdate }: MenuState): MenuItemConstructorOptions => ({
  role: 'help',
  label: '&Help',
  submenu: [
    { id: 'website', label: 'View the website', click: actions.openWebsite },
    ...(mayUpdate ? [{ id: 'update', label: 'Check for updates…', click: actions.checkForUpdates }] : []),
    { id: 'log', label: 'Open the error log', click: actions.openLog },
    { id: 'diagnostics', label: 'Save diagnostics…', click: actions.saveDiagnostics },
    ...(isMac ? [] : [separator, { id: 'about', label: 'About Charity Portal', click: actions.about }]),
  ],
});

/** The application's menu, with each system's usual entries and shortcuts. */
export const menuTemplate = (actions: MenuActions, state: MenuState): MenuItemConstructorOptions[] => [
  ...(state.isMac ? [{ role: 'appMenu' as const }] : []),
  fileMenu(actions, state),
  state.isMac ? { role: 'editMenu' } : editMenu(),
  viewMenu(actions, state),
  goMenu(actions, state),
  ...(state.isMac ? [{ role: 'windowMenu' as const }] : []),
  helpMenu(actions, state),
];
