import type { MenuItemConstructorOptions } from 'electron';
import { FIRST_SCREEN, mayOpenScreen, screenLabels } from '#contract/pages/admin-screens.ts';
import { type MenuActions, type MenuState, separator } from './menu-state.ts';

type Screen = keyof typeof screenLabels;

/** In the order of their keys, which people know by heart. */
const screens: readonly Screen[] = [
  '',
  'testimonials',
  'donations/pending',
  'donations',
  'blogs',
  'media',
  'analytics',
  'messages',
  'runs',
];
const seldomUsed: readonly Screen[] = ['content', 'privacy', 'quarantine'];

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
  const entryOf = (screen: Screen, accelerator?: string) => {
    const path = screen === '' ? FIRST_SCREEN : `/admin/${screen}`;
    const isForThem = state.role !== null && mayOpenScreen(state.role, screen);
    return {
      id: `go:${path}`,
      label: screenLabels[screen],
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
