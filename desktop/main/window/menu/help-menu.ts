import type { MenuItemConstructorOptions } from 'electron';
import { type MenuActions, type MenuState, separator } from './menu-state.ts';

export const helpMenu = (actions: MenuActions, { isMac, mayUpdate }: MenuState): MenuItemConstructorOptions => ({
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
