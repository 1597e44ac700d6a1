import { join } from 'node:path';
import { BrowserWindow, Menu, nativeTheme, screen } from 'electron';
import { APP_ORIGIN } from '../bridge.ts';
import { contextMenu } from './context-menu.ts';
import type { SmallFile } from './json-file.ts';
import type { Log } from './log.ts';
import { changeSettings, type Settings } from './settings.ts';
import { SMALLEST, visibleBounds } from './window-bounds.ts';

const PAPER = { light: '#f8f8f3', dark: '#0c1715' };

const offerContextMenu = ({ webContents }: BrowserWindow) => {
  webContents.on('context-menu', (_event, params) => {
    const template = contextMenu(params, {
      replace: (word) => webContents.replaceMisspelling(word),
      learn: (word) => webContents.session.addWordToSpellCheckerDictionary(word),
    });
    if (template.length > 0) Menu.buildFromTemplate(template).popup();
  });
};

/** A window whose page has crashed is loaded anew once; a second crash within the minute leaves it to the person. */
const recover = ({ webContents }: BrowserWindow, log: Log) => {
  let last = Number.NEGATIVE_INFINITY;
  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    log.write(`The interface ended: ${reason} (${exitCode}).`);
    const isFirst = performance.now() - last > 60_000;
    last = performance.now();
    if (reason !== 'clean-exit' && isFirst) webContents.reload();
  });
  webContents.on('preload-error', (_event, path, error) => log.write(`The preload failed: ${path}`, error));
};

const remember = (window: BrowserWindow, settings: SmallFile<Settings>) => {
  window.on('close', () =>
    changeSettings(settings, {
      window: { bounds: window.getNormalBounds(), maximized: window.isMaximized() },
    }),
  );
};

/** Opens the one window where it was last, and shows it when there is something to see. */
export const openWindow = (here: string, settings: SmallFile<Settings>, log: Log): BrowserWindow => {
  const saved = settings.read().window;
  const areas = screen.getAllDisplays().map(({ workArea }) => workArea);
  const window = new BrowserWindow({
    ...visibleBounds(saved?.bounds ?? null, areas),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: 'Charity Portal',
    backgroundColor: nativeTheme.shouldUseDarkColors ? PAPER.dark : PAPER.light,
    webPreferences: {
      // Own code, self-contained, and all it exposes is the bridge.
      preload: join(here, '../preload/index.cjs'), // eng-disable PRELOAD_JS_CHECK
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: true,
      disableBlinkFeatures: 'Auxclick',
    },
  });
  window.once('ready-to-show', () => {
    if (saved?.maximized) window.maximize();
    window.show();
  });
  offerContextMenu(window);
  recover(window, log);
  remember(window, settings);
  window.loadURL(`${APP_ORIGIN}/index.html`).catch((error: unknown) => log.write('The interface did not load.', error));
  return window;
};

/** Brings the window to the front. */
export const bringForward = (window: BrowserWindow): void => {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
};
