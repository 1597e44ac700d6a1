import { join } from 'node:path';
import { BrowserWindow, Menu, nativeTheme, screen } from 'electron';
import { APP_ORIGIN } from '#contract/desktop/desktop-shell.ts';
import type { Log } from '../log.ts';
import { changeSettings, type Settings } from '../settings.ts';
import type { JsonFile } from '../storage/json-file.ts';
import { contextMenuTemplate } from './context-menu.ts';
import { MIN_SIZE, visibleBounds } from './window-bounds.ts';
import { titleBarOptions } from './window-controls.ts';

const BACKGROUND = { light: '#f8f8f3', dark: '#0c1715' };

const addContextMenu = ({ webContents }: BrowserWindow) => {
  webContents.on('context-menu', (_event, params) => {
    const template = contextMenuTemplate(params, {
      replace: (word) => webContents.replaceMisspelling(word),
      learn: (word) => webContents.session.addWordToSpellCheckerDictionary(word),
    });
    if (template.length > 0) Menu.buildFromTemplate(template).popup();
  });
};

const reloadAfterCrash = ({ webContents }: BrowserWindow, log: Log) => {
  let last = Number.NEGATIVE_INFINITY;
  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    log.write(`The renderer process ended: ${reason} (exit code ${exitCode}).`);
    const isRare = performance.now() - last > 60_000;
    last = performance.now();
    if (reason !== 'clean-exit' && isRare) webContents.reload();
  });
  webContents.on('preload-error', (_event, path, error) => log.write(`The preload script failed: ${path}`, error));
};

const saveBoundsOnClose = (window: BrowserWindow, settings: JsonFile<Settings>) => {
  window.on('close', () =>
    changeSettings(settings, {
      window: { bounds: window.getNormalBounds(), maximized: window.isMaximized() },
    }),
  );
};

interface WindowDeps {
  mainFolder: string;
  settings: JsonFile<Settings>;
  log: Log;
}

export const createWindow = ({ mainFolder, settings, log }: WindowDeps, isHidden: boolean): BrowserWindow => {
  const saved = settings.read().window;
  const workAreas = screen.getAllDisplays().map(({ workArea }) => workArea);
  const window = new BrowserWindow({
    ...visibleBounds(saved?.bounds ?? null, workAreas),
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    show: false,
    title: 'Charity Portal',
    ...titleBarOptions(process.platform),
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: {
      // The app's own script; it exposes the bridge and nothing else.
      preload: join(mainFolder, '../preload/index.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: true,
      disableBlinkFeatures: 'Auxclick',
    },
  });
  const maximize = () => {
    if (saved?.maximized) window.maximize();
  };
  if (isHidden) window.once('show', maximize);
  else
    window.once('ready-to-show', () => {
      maximize();
      window.show();
    });
  addContextMenu(window);
  reloadAfterCrash(window, log);
  saveBoundsOnClose(window, settings);
  window.loadURL(`${APP_ORIGIN}/index.html`).catch((error: unknown) => log.write('The interface did not load.', error));
  return window;
};

export const focusWindow = (window: BrowserWindow): void => {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
};
