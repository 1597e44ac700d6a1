import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { App } from 'electron';

export const HIDDEN = '--hidden';

interface SignInDeps {
  app: Pick<App, 'getPath' | 'getLoginItemSettings' | 'setLoginItemSettings'>;
  platform: NodeJS.Platform;
  executable: string;
}

const quoted = (path: string) => `"${path.replaceAll(/["\\`$]/g, '\\$&')}"`;

const entryFor = (executable: string) =>
  `[Desktop Entry]\nType=Application\nName=Charity Portal\nExec=${quoted(executable)} ${HIDDEN}\nX-GNOME-Autostart-enabled=true\n`;

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
