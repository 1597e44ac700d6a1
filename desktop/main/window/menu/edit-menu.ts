import type { MenuItemConstructorOptions } from 'electron';
import { separator } from './menu-state.ts';

/** As the role `editMenu`, but each entry has an id by which the title bar knows it. */
export const editMenu = (): MenuItemConstructorOptions => ({
  label: '&Edit',
  submenu: [
    ...(['undo', 'redo'] as const).map((role) => ({ id: role, role })),
    separator,
    ...(['cut', 'copy', 'paste'] as const).map((role) => ({ id: role, role })),
    separator,
    { id: 'selectAll', role: 'selectAll' },
  ],
});
