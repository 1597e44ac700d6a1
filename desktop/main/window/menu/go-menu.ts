import type { MenuItemConstructorOptions } from 'electron';
import { type MenuActions, type MenuState, separator } from './menu-state.ts';

const screens = [
  ['Dashboard', '/admin'],
  ['Testimonials', '/admin/testimonials'],
  ['Pending donations', '/admin/donations/pending'],
  ['All donations', '/admin/donations'],
  ['Blogs', '/admin/blogs'],
  ['Media library', '/admin/media'],
  ['Analytics', '/admin/analytics'],
] as const;

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

/** The screens of the portal, and the servers. */
export const goMenu = (actions: MenuActions, state: MenuState): MenuItemConstructorOptions => ({
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
