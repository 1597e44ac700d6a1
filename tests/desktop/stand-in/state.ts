import { EventEmitter } from 'node:events';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cdp } from './cdp.ts';

/** The command line's switches, as Chromium reads them. */
export const switches = new Map<string, string>();

interface Package {
  name?: string;
  productName?: string;
  version?: string;
  main?: string;
}

/** State that the parts of the stand-in share. */
export const state = {
  browser: undefined as Cdp | undefined,
  /** A test may say so; an app that was packed with the executable is. */
  isPackaged: process.env.STANDIN_PACKAGED === '1',
  isReady: false,
  isQuitting: false,
  appPath: process.cwd(),
  executable: process.argv[1] ?? '',
  pageRuntime: '',
  package: {} as Package,
  /** Makes the names of injected globals unguessable for the page. */
  nonce: Math.random().toString(36).slice(2),
};

/** Thrown by everything that the stand-in does not have, instead of being undefined. */
export class NotInStandIn extends Error {
  override name = 'NotInStandIn';
  constructor(what: string) {
    super(`The stand-in has no ${what}: add it, or run this test on real Electron.`);
  }
}

/** Properties that JavaScript and the test runner read from any object. */
const ALWAYS_READ = new Set(['then', 'toJSON', '__esModule', 'default', 'prototype', 'constructor', 'inspect']);

/** The same object, on which an unknown name throws. */
export const throwOnUnknown = <T extends object>(name: string, target: T): T =>
  new Proxy(target, {
    get(object, key, receiver) {
      if (typeof key === 'symbol' || key in object || ALWAYS_READ.has(key) || key.startsWith('_')) {
        return Reflect.get(object, key, receiver);
      }
      throw new NotInStandIn(`${name}.${key}`);
    },
  });

/** The first argument of Electron's events. */
export class Preventable {
  defaultPrevented = false;
  constructor(properties: object = {}) {
    Object.assign(this, properties);
  }
  preventDefault(): void {
    this.defaultPrevented = true;
  }
}

/** The app's own `quit`, for parts that the app is made of. */
export const quitting = { quit: (): void => {} };
export const quitApp = (): void => quitting.quit();

export const emitter = (): EventEmitter => new EventEmitter().setMaxListeners(0);

export const needReady = (what: string): void => {
  if (!state.isReady) throw new Error(`${what} cannot be used before the app is ready`);
};

export const appName = (): string => state.package.productName ?? state.package.name ?? 'Electron';

/** The running browser. @throws Error before it was launched */
export const browser = (): Cdp => {
  if (!state.browser) throw new Error('The browser was not launched yet.');
  return state.browser;
};

/** Set by the app in place of the system's own. */
export const chosenPaths = new Map<string, string>();

export const pathFor = (name: string): string => {
  const appData = process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config');
  const userData = switches.get('user-data-dir') || join(appData, appName());
  const paths: Record<string, string> = { home: homedir(), appData, userData, sessionData: userData, temp: tmpdir() };
  paths.downloads = join(homedir(), 'Downloads');
  const path = chosenPaths.get(name) ?? paths[name];
  if (!path) throw new NotInStandIn(`app.getPath('${name}')`);
  return path;
};
