import { app, Menu, nativeImage, Tray } from 'electron';
import { unsentOf } from '../../bridge/server-status.ts';
import type { ShellState } from '../../bridge/shell-state.ts';
import type { OpenShell, StartDeps } from '../open-shell.ts';
import { changeSettings } from '../settings.ts';
import icon from './icon.png?inline';
import waitingIcon from './icon-waiting.png?inline';
import { createStartAtSignIn } from './start-at-sign-in.ts';
import { hasWork, type TrayActions, type TrayState, trayMenu, trayTip } from './tray-menu.ts';

const connectionOf = ({ user, online, offlineSince }: ShellState): TrayState['connection'] => {
  if (!user) return 'signed-out';
  if (offlineSince) return 'by-choice';
  return online ? 'connected' : 'offline';
};

const tomorrow = (now: Date): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);

/** Keep a reference: a tray icon that is garbage-collected disappears. */
export const createTray = ({ settings, mainWindow }: StartDeps, shell: () => OpenShell) => {
  const tray = new Tray(nativeImage.createFromDataURL(icon));
  const executable = process.env.APPIMAGE ?? process.execPath;
  const startAtSignIn = app.isPackaged
    ? createStartAtSignIn({ app, platform: process.platform, executable })
    : { isOn: () => null, set: () => {} };
  let last = '';
  const actions: TrayActions = {
    open: (path, server) => (path ? void mainWindow.open(path, server) : mainWindow.show()),
    workOffline: (on) => shell().workOffline(on),
    setQuiet: (on) => set({ quietUntil: on ? tomorrow(new Date()).toISOString() : null }),
    setCloseToTray: (on) => set({ closeToTray: on }),
    setStartsAtSignIn(on) {
      startAtSignIn.set(on);
      update();
    },
    quit: () => app.quit(),
  };
  const set = (change: Parameters<typeof changeSettings>[1]) => {
    changeSettings(settings, change);
    update();
  };
  const stateOf = (state: ShellState): TrayState => ({
    name: state.server?.name ?? 'Charity Portal',
    connection: connectionOf(state),
    unsent: unsentOf(state),
    counts: state.counts,
    others: state.servers.filter(({ url }) => url !== state.server?.url),
    closeToTray: settings.read().closeToTray,
    startsAtSignIn: startAtSignIn.isOn(),
    isQuiet: (settings.read().quietUntil ?? '') > new Date().toISOString(),
  });
  function update(): void {
    const state = stateOf(shell().state());
    const key = JSON.stringify(state);
    if (key === last) return;
    last = key;
    tray.setImage(nativeImage.createFromDataURL(hasWork(state) ? waitingIcon : icon));
    tray.setToolTip(trayTip(state));
    tray.setContextMenu(Menu.buildFromTemplate(trayMenu(actions, state)));
  }
  tray.on('click', () => mainWindow.show());
  update();
  return { update };
};
