// In place of Electron's executable: the main process runs here in Node, windows are pages of a real Chromium.
// Started as Playwright starts Electron: -r LOADER --inspect=0 --remote-debugging-port=0 APP [arguments]
import { existsSync, readFileSync, statSync } from 'node:fs';
import inspector from 'node:inspector';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app, becomeReady } from './app.ts';
import { BrowserWindow, webContents } from './browser-window.ts';
import { net } from './intercept-requests.ts';
import { ipcMain } from './ipc-main.ts';
import { launchBrowser } from './launch-browser.ts';
import { Menu, MenuItem } from './menu.ts';
import { provideElectron } from './module-hooks.ts';
import { packedApp, resourcesFolder } from './packaged.ts';
import { protocol } from './protocol.ts';
import { safeStorage } from './safe-storage.ts';
import { session } from './session.ts';
import { state, switches, throwOnUnknown } from './state.ts';
import * as systemModules from './system-modules.ts';

declare const __PAGE_RUNTIME__: string;
state.pageRuntime = __PAGE_RUNTIME__;

const api = {
  ...{ app, BrowserWindow, ipcMain, Menu, MenuItem, net, protocol, safeStorage, session, webContents },
  ...systemModules,
};

/** Parses the command line: modules to require first, Chromium's switches, and the app. */
const parseCommandLine = (args: readonly string[]): { required: string[]; entry: string } => {
  const required: string[] = [];
  let entry: string | undefined;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const [, name, value = ''] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? [];
    if (arg === '-r') {
      index += 1;
      required.push(args[index] ?? '');
    } else if (name) switches.set(name, value);
    else entry ??= arg;
  }
  const packed = entry ? null : packedApp(state.executable);
  if (packed) app.isPackaged = true;
  entry ??= packed ?? undefined;
  if (entry) return { required, entry };
  process.stderr.write('usage: electron FOLDER-OF-THE-APP\n');
  process.exit(1);
};

/** The app's main file; its package says which. */
const mainOf = (entry: string): string => {
  const path = resolve(entry);
  if (!existsSync(path) || !statSync(path).isDirectory()) {
    state.appPath = dirname(path);
    return path;
  }
  state.appPath = path;
  state.package = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  return resolve(path, state.package.main ?? 'index.js');
};

const fail = (message: string, error: unknown): never => {
  process.stderr.write(`${message}\n${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
};

const [, executable = '', ...args] = process.argv;
state.executable = executable;
process.argv = [executable, ...args];
const { required, entry } = parseCommandLine(args);
const version = { enumerable: true, configurable: true };
Object.defineProperty(process.versions, 'electron', { ...version, value: '0.0.0-stand-in' });
Object.defineProperty(process.versions, 'chrome', { ...version, value: '0.0.0.0' });
Object.assign(process, { type: 'browser', resourcesPath: resourcesFolder(executable) });
if (!app.isPackaged) Object.assign(process, { defaultApp: true });
provideElectron(throwOnUnknown('electron', api), Object.keys(api));
const main = mainOf(entry);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.quit());
if (switches.has('inspect')) inspector.open(Number(switches.get('inspect') || 0), '127.0.0.1');
const require = createRequire(pathToFileURL(executable).href);
for (const file of required) require(file);
process.title = 'electron (stand-in)';

const run = async () => {
  await import(pathToFileURL(main).href).catch((error) => fail('App threw an error during load', error));
  // A second instance needs no browser.
  if (state.isQuitting) return;
  await launchBrowser();
  if (!state.isQuitting) becomeReady();
};
run().catch((error) => fail('The stand-in failed', error));
