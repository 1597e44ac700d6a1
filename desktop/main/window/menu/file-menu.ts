import type { MenuItemConstructorOptions } from 'electron';
import { mayOpen } from '#contract/pages/admin-screens.ts';
import { mayDo } from '#contract/roles.ts';
import { type MenuActions, type MenuState, separator } from './menu-state.ts';

const newThings = (actions: MenuActions, publishes: boolean): MenuItemConstructorOptions[] => [
  {
    id: 'new-post',
    label: 'New blog post',
    accelerator: 'CmdOrCtrl+N',
    enabled: publishes,
    click: () => actions.sendCommand({ do: 'open', path: '/admin/blogs/new' }),
  },
  {
    id: 'upload',
    label: 'Upload pictures…',
    accelerator: 'CmdOrCtrl+U',
    enabled: publishes,
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

export const fileMenu = (
  actions: MenuActions,
  { isMac, notices, role, isOffline }: MenuState,
): MenuItemConstructorOptions => ({
  label: '&File',
  submenu: [
    ...newThings(actions, role !== null && mayDo(role, 'publish')),
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
      enabled: role !== null,
      click: () => actions.sendCommand({ do: 'show-queue' }),
    },
    separator,
    ...takingOut(actions, role !== null),
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
      enabled: role !== null && mayOpen(role, '/admin/settings'),
      click: () => actions.sendCommand({ do: 'open', path: '/admin/settings' }),
    },
    { id: 'lock', label: 'Lock', accelerator: 'CmdOrCtrl+L', enabled: role !== null, click: actions.lock },
    { id: 'sign-out', label: 'Sign out', enabled: role !== null, click: () => actions.sendCommand({ do: 'sign-out' }) },
    isMac ? { role: 'close' } : { id: 'quit', role: 'quit', label: 'Quit' },
  ],
});
