import type { MenuItemConstructorOptions } from 'electron';
import { editMenu } from './menu/edit-menu.ts';
import { fileMenu } from './menu/file-menu.ts';
import { goMenu } from './menu/go-menu.ts';
import { helpMenu } from './menu/help-menu.ts';
import type { MenuActions, MenuState } from './menu/menu-state.ts';
import { viewMenu } from './menu/view-menu.ts';

export const menuTemplate = (actions: MenuActions, state: MenuState): MenuItemConstructorOptions[] => [
  ...(state.isMac ? [{ role: 'appMenu' as const }] : []),
  fileMenu(actions, state),
  state.isMac ? { role: 'editMenu' } : editMenu(),
  viewMenu(actions, state),
  goMenu(actions, state),
  ...(state.isMac ? [{ role: 'windowMenu' as const }] : []),
  helpMenu(actions, state),
];
