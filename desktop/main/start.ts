import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { app, ipcMain, net, powerMonitor, protocol, safeStorage, session, shell as system } from 'electron';
import { APP_SCHEME } from '../bridge.ts';
import { setAppMenu } from './app-menu.ts';
import { showCount } from './badge.ts';
import { registerCalls } from './calls.ts';
import { developmentServer } from './development.ts';
import type { Front } from './front.ts';
import type { SmallFile } from './json-file.ts';
import type { Log } from './log.ts';
import { showNote } from './notes.ts';
import { problem } from './problem.ts';
import { hardenSession } from './safety.ts';
import { answerScheme } from './scheme.ts';
import type { Settings } from './settings.ts';
import { createShell, type Shell } from './shell.ts';
import { startUpdates } from './updates.ts';
import { createVault } from './vault.ts';

export interface StartDeps {
  here: string;
  settings: SmallFile<Settings>;
  log: Log;
  front: Front;
}

const later = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

const openShell = async ({ settings, log, front }: StartDeps, onChange: () => void): Promise<Shell> => {
  const vault = await createVault(safeStorage, process.platform === 'linux', settings.read().keepWeakly);
  return createShell({
    ...{ version: app.getVersion(), settings, vault, log, later, newKey: randomUUID },
    folder: join(app.getPath('userData'), 'servers'),
    fetch: (input, init) => net.fetch(input instanceof URL ? input.href : input, init),
    now: () => new Date(),
    push(state) {
      front.tell(state);
      onChange();
    },
    command: front.command,
    show: (note) => showNote(note, (path) => void front.open(path)),
    setCount: (count) => showCount(app, front.window(), count),
    // The address has passed the list of exact origins.
    openInBrowser: (url) => system.openExternal(url), // eng-disable OPEN_EXTERNAL_JS_CHECK
  });
};

const serveScheme = ({ here, log }: StartDeps, ready: Promise<Shell>) => {
  const deps = {
    folder: join(here, '../renderer'),
    answerApi: async (call: Request) => (await ready).answer(call),
    serveDevelopment: developmentServer(app.isPackaged, process.env.ELECTRON_RENDERER_URL),
  };
  protocol.handle(APP_SCHEME, (request) =>
    answerScheme(deps, request).catch((error: unknown) => {
      log.write('A call of the interface failed.', error);
      return problem(500, 'internal', 'Something went wrong in the app. The error log says more.');
    }),
  );
};

const answerCalls = ({ front, log }: StartDeps, ready: Promise<Shell>) =>
  registerCalls(
    ipcMain,
    {
      async start() {
        const shell = await ready;
        const path = await front.listen();
        return { state: shell.state(), path };
      },
      'server:use': async (server) => (await ready).useServer(server),
      'server:remove': async (url) => void (await (await ready).removeServer(url)),
      sync: async () => void (await (await ready).sync()),
      'queue:take-back': async (key) => void (await (await ready).forgetDecision(key)),
      'queue:put-away': async (key) => void (await (await ready).forgetDecision(key)),
      notices: async (on) => void (await ready).setNotices(on),
      'vault:keep-weakly': async () => void (await (await ready).keepWeakly()),
      'open-outside': async (url) => (await ready).openOutside(url),
      'sign-in': async (provider) => (await ready).signInWith(provider),
    },
    log.write,
  );

/** Brings everything up once Electron is ready; the window opens at once, while the shell reads what was kept. */
export const startApp = (deps: StartDeps): Promise<Shell> => {
  const { front, log } = deps;
  performance.mark('portal:ready');
  hardenSession(session.defaultSession);
  // The nearest to Irish English that there are words for; macOS has its own way and ignores this.
  session.defaultSession.setSpellCheckerLanguages(['en-GB']);
  const setMenu = () => void ready.then((shell) => setAppMenu(shell, front, log.path));
  const ready = openShell(deps, () => setMenu());
  serveScheme(deps, ready);
  answerCalls(deps, ready);
  front.show();
  performance.measure('portal:opening', 'portal:ready');
  ready.then(setMenu, (error: unknown) => log.write('The app could not start.', error));
  powerMonitor.on('resume', () => void ready.then(({ sync }) => sync()));
  app.on('activate', front.show);
  app.setAboutPanelOptions({ applicationName: 'Charity Portal', applicationVersion: app.getVersion() });
  startUpdates(app, log);
  return ready;
};
