import type { MenuItemConstructorOptions } from 'electron';
import { mayOpen } from '#contract/pages/admin-screens.ts';
import { type MenuActions, type MenuState, separator } from './menu-state.ts';

interface Screen {
  label: string;
  path: string;
}

const screens: readonly Screen[] = [
  { label: 'Today', path: '/admin' },
  { label: 'Testimonials', path: '/admin/testimonials' },
  { label: 'Pending donations', path: '/admin/donations/pending' },
  { label: 'All donations', path: '/admin/donations' },
  { label: 'Blogs', path: '/admin/blogs' },
  { label: 'Media library', path: '/admin/media' },
  { label: 'Analytics', path: '/admin/analytics' },
  { label: 'Messages', path: '/admin/messages' },
  { label: 'Runs', path: '/admin/runs' },
];
const seldomUsed: readonly Screen[] = [
  { label: 'Texts', path: '/admin/content' },
  { label: 'Privacy', path: '/admin/privacy' },
  { label: 'Held back', path: '/admin/quarantine' },
];

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

export const goMenu = (actions: MenuActions, state: MenuState): MenuItemConstructorOptions => {
  const entryOf = ({ label, path }: Screen, accelerator?: string) => {
    const isForThem = state.role !== null && mayOpen(state.role, path);
    return {
      id: `go:${path}`,
      label,
      ...(accelerator && { accelerator }),
      // The key of an entry that is only hidden would still work on macOS.
      enabled: isForThem,
      visible: state.role === null || isForThem,
      click: () => actions.sendCommand({ do: 'open', path }),
    };
  };
  return {
    label: '&Go',
    submenu: [
      ...screens.map((screen, index) => entryOf(screen, `CmdOrCtrl+${index + 1}`)),
      separator,
      ...seldomUsed.map((screen) => entryOf(screen)),
      ...serverEntries(actions, state),
    ],
  };
};
