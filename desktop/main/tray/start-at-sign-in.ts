import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { App } from 'electron';

/** Given to a start by the system: the app waits in the tray. */
export const HIDDEN = '--hidden';

interface SignInDeps {
  app: Pick<App, 'getPath' | 'getLoginItemSettings' | 'setLoginItemSettings'>;
  platform: NodeJS.Platform;
  /** What starts the app; the file itself for an AppImage. */
  executable: string;
}

const quoted = (path: string) => `"${path.replaceAll(/["\\`$]/g, '\\$&')}"`;

const entryFor = (executable: string) =>
  `[Desktop Entry]\nType=Application\nName=Charity Portal\nExec=${quoted(executable)} ${HIDDEN}\nX-GNOME-Autostart-enabled=true\n`;

/** Whether the system starts the app when the person signs in to the computer, and how to choose that. */
export const createStartAtSignIn = ({ app, platform, executable }: SignInDeps) => {
  if (platform === 'linux') {
    const file = join(app.getPath('appData'), 'autostart', 'charity-portal.desktop');
    return {
      isOn: () => existsSync(file),
      set(on: boolean): void {
        if (!on) rmSync(file, { force: true });
        else {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, entryFor(executable));
        }
      },
    };
  }
  const options = { path: executable, args: [HIDDEN] };
  return {
    isOn: () => app.getLoginItemSettings(options).openAtLogin,
    set: (on: boolean): void => app.setLoginItemSettings({ ...options, openAtLogin: on }),
  };
};
