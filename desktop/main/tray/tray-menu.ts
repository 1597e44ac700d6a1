import type { MenuItemConstructorOptions } from 'electron';
import { serverStatus } from '../../bridge/server-status.ts';
import type { ServerStatus } from '../../bridge/shell-state.ts';
import type { PendingCounts } from '../notifications/new-submissions.ts';

export interface TrayState {
  name: string;
  connection: 'connected' | 'offline' | 'by-choice' | 'signed-out';
  unsent: number;
  counts: PendingCounts;
  others: readonly ServerStatus[];
  closeToTray: boolean;
  /** Null where the system cannot start the app, as in development. */
  startsAtSignIn: boolean | null;
  isQuiet: boolean;
}

export interface TrayActions {
  open(path?: string, server?: string): void;
  workOffline(on: boolean): void;
  setQuiet(on: boolean): void;
  setCloseToTray(on: boolean): void;
  setStartsAtSignIn(on: boolean): void;
  quit(): void;
}

const connections = {
  connected: 'Connected',
  offline: 'Offline',
  'by-choice': 'Offline by choice',
  'signed-out': 'Nobody is signed in',
} as const;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const trayStatus = ({ connection, unsent }: Pick<TrayState, 'connection' | 'unsent'>): string =>
  connections[connection] + (unsent > 0 ? ` · ${unsent} not sent` : '');

const waitingHere = ({ counts }: TrayState) => counts.donations + counts.testimonials;

export const hasWork = (state: TrayState): boolean =>
  waitingHere(state) + state.unsent > 0 || state.others.some(({ waiting, unsent }) => waiting + unsent > 0);

export const trayTip = (state: TrayState): string =>
  [
    `${state.name}: ${waitingHere(state)} waiting. ${trayStatus(state)}`,
    ...state.others.map((server) => `${server.name}: ${serverStatus(server)}`),
  ].join('\n');

/** A single ampersand would mark the next letter as a key. */
const asLabel = (name: string) => name.replaceAll('&', '&&');

const choice = (
  id: string,
  label: string,
  checked: boolean,
  click: (on: boolean) => void,
): MenuItemConstructorOptions => ({ id, label, type: 'checkbox', checked, click: () => click(!checked) });

export const trayMenu = (actions: TrayActions, state: TrayState): MenuItemConstructorOptions[] => {
  const { counts, startsAtSignIn } = state;
  return [
    { label: asLabel(state.name), enabled: false },
    { id: 'status', label: trayStatus(state), enabled: false },
    { type: 'separator' },
    { id: 'open', label: 'Open', click: () => actions.open() },
    ...(state.connection === 'signed-out'
      ? []
      : [
          {
            id: 'donations',
            label: counted(counts.donations, 'pending donation', 'pending donations'),
            click: () => actions.open('/admin/donations/pending'),
          },
          {
            id: 'testimonials',
            label: counted(counts.testimonials, 'testimonial', 'testimonials'),
            click: () => actions.open('/admin/testimonials'),
          },
          {
            id: 'messages',
            label: counted(counts.messages, 'message', 'messages'),
            click: () => actions.open('/admin/messages'),
          },
        ]),
    ...state.others.map((server) => ({
      id: `server:${server.url}`,
      label: `${asLabel(server.name)}: ${serverStatus(server)}`,
      click: () => actions.open('/admin', server.url),
    })),
    { type: 'separator' },
    choice('work-offline', 'Work offline', state.connection === 'by-choice', actions.workOffline),
    choice('quiet', 'Quiet until tomorrow', state.isQuiet, actions.setQuiet),
    { type: 'separator' },
    choice('close-to-tray', 'Stay here when the window is closed', state.closeToTray, actions.setCloseToTray),
    ...(startsAtSignIn === null
      ? []
      : [choice('sign-in', 'Start when I sign in to this computer', startsAtSignIn, actions.setStartsAtSignIn)]),
    { type: 'separator' },
    { id: 'quit', label: 'Quit', click: actions.quit },
  ];
};
