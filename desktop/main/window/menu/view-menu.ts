import type { MenuItemConstructorOptions } from 'electron';
import { type MenuActions, type MenuState, separator } from './menu-state.ts';

export const viewMenu = (actions: MenuActions, { isPackaged }: MenuState): MenuItemConstructorOptions => ({
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
