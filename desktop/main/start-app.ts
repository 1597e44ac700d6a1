import { join } from 'node:path';
import { app, powerMonitor, protocol, session, shell as system } from 'electron';
import { APP_SCHEME } from '../bridge/addresses.ts';
import { downloadFolder } from './downloads/download-folder.ts';
import { followDownloads } from './downloads/follow-downloads.ts';
import { createLiveStreams } from './live-streams.ts';
import { createNetwork, type OpenShell, openShell, type StartDeps, setTimer } from './open-shell.ts';
import { type Opening, openWithRetry } from './open-with-retry.ts';
import { handleProtocol } from './protocol-handler.ts';
import { registerIpc } from './register-ipc.ts';
import { CONTENT_SECURITY_POLICY } from './security/content-security-policy.ts';
import { hardenSession } from './security/window-security.ts';
import { problemResponse } from './server/api-responses.ts';
import { createTray } from './tray/create-tray.ts';
import { HIDDEN } from './tray/start-at-sign-in.ts';
import { openUpdates } from './updates/open-updates.ts';
import { createAppMenu } from './window/app-menu.ts';
import { applyTheme } from './window/system-theme.ts';

/** Vite's inline preamble and its web socket need more than the built files, and its client sets HTML from texts. */
const DEVELOPMENT_POLICY = CONTENT_SECURITY_POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws://127.0.0.1:*")
  .replace(/; require-trusted-types-for .*/, '');

const createDevServer = (isPackaged: boolean, address: string | undefined) => {
  if (isPackaged || !address) return undefined;
  return async (path: string): Promise<Response> => {
    const response = await fetch(new URL(path, address));
    const headers = new Headers(response.headers);
    headers.set('content-security-policy', DEVELOPMENT_POLICY);
    if (!headers.get('content-type')?.includes('html'))
      return new Response(response.body, { status: response.status, headers });
    headers.delete('content-length');
    const page = (await response.text()).replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '');
    return new Response(page, { status: response.status, headers });
  };
};

const registerProtocol = ({ mainFolder, mainWindow, log }: StartDeps, ready: Opening<OpenShell>) => {
  const streams = createLiveStreams({ setTimer });
  mainWindow.whenPageUnloads(streams.endAll);
  const deps = {
    folder: join(mainFolder, '../renderer'),
    logPath: log.path,
    proxyApi: async (request: Request) => streams.handle(request, (await ready.get()).handle),
    devServer: createDevServer(app.isPackaged, process.env.ELECTRON_RENDERER_URL),
  };
  protocol.handle(APP_SCHEME, (request) =>
    handleProtocol(deps, request).catch((error: unknown) => {
      log.write('A request of the interface failed.', error);
      return problemResponse(500, 'internal', 'Something went wrong in the app. The error log says more.');
    }),
  );
};

const followSystem = ({ mainWindow, log }: StartDeps, ready: Opening<OpenShell>) => {
  const withShell = (work: (shell: OpenShell) => Promise<unknown>) => () =>
    void ready
      .get()
      .then(work)
      .catch((error: unknown) => log.write('What the system asked for failed.', error));
  const save = withShell((shell) => shell.save());
  // Windows tells the window, the others tell this; then there are seconds left.
  mainWindow.whenSessionEnds(save);
  powerMonitor.on('shutdown', save);
  powerMonitor.on(
    'resume',
    withShell(({ sync }) => sync()),
  );
  app.on('activate', mainWindow.show);
};

export const startApp = (deps: StartDeps): Opening<OpenShell> => {
  const { mainWindow } = deps;
  performance.mark('portal:ready');
  hardenSession(session.defaultSession);
  // There is no dictionary of Irish English; macOS chooses by itself and ignores this.
  session.defaultSession.setSpellCheckerLanguages(['en-GB']);
  applyTheme(deps.settings);
  const network = createNetwork(deps);
  const updates = openUpdates(deps);
  let setMenu = () => {};
  let tray: ReturnType<typeof createTray> | null = null;
  const ready = openWithRetry(async () => {
    const shell = await openShell(deps, network.fetch, () => setMenu());
    const syncNow = () => {
      network.askAgain();
      void shell.sync();
    };
    const updateMenu = createAppMenu({ ...deps, shell, syncNow, updates });
    tray = createTray(deps, () => shell);
    setMenu = () => {
      updateMenu();
      tray?.update();
    };
    setMenu();
    return shell;
  });
  registerProtocol(deps, ready);
  const downloads = followDownloads({
    ...{ session: session.defaultSession, appState: deps.appState },
    folder: () => downloadFolder(deps.settings),
    showInFolder: (path) => system.showItemInFolder(path),
  });
  registerIpc({ ...deps, network, downloads, updates }, ready);
  // The system starts the app with the person's session, to wait in the tray.
  if (process.argv.includes(HIDDEN)) mainWindow.loadHidden();
  else mainWindow.show();
  performance.measure('portal:opening', 'portal:ready');
  followSystem(deps, ready);
  app.setAboutPanelOptions({ applicationName: 'Charity Portal', applicationVersion: app.getVersion() });
  return ready;
};
