import { EventEmitter } from 'node:events';
import type { BrowserWindowConstructorOptions, Rectangle } from 'electron';
import { browser, NotInStandIn, needReady, Preventable, state, throwOnUnknown } from './state.ts';
import { WebContents } from './web-contents.ts';

const all = new Map<number, BrowserWindow>();
let focused: BrowserWindow | null = null;

/** What the app does when windows are created and closed. */
export const windowEvents = {
  created: (_contents: WebContents): void => {},
  allClosed: (): void => {},
};

/** What each window has to say of these to be safe, as Electron's security checklist lists them. */
const SAFE = {
  nodeIntegration: false,
  contextIsolation: true,
  sandbox: true,
  webSecurity: true,
  webviewTag: false,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  enableBlinkFeatures: '',
} satisfies Electron.WebPreferences;

const checkSafety = (preferences: Electron.WebPreferences) => {
  const asked = { ...SAFE, ...preferences };
  const unsafe = (Object.keys(SAFE) as (keyof typeof SAFE)[]).filter((name) => asked[name] !== SAFE[name]);
  if (unsafe.length > 0) throw new NotInStandIn(`unsafe window: ${unsafe.join(', ')}`);
};

/** A window: its page is Chromium's, its bounds and state are only recorded. */
export class BrowserWindow extends EventEmitter {
  readonly id: number;
  readonly webContents: WebContents;
  _isClosing = false;
  readonly _gone: Promise<void>;
  private tellGone: () => void = () => {};
  private tellStays: () => void = () => {};
  private isOver = false;
  private hasPainted = false;
  private isShown: boolean;
  private shape: 'normal' | 'minimized' | 'maximized' = 'normal';
  private bounds: Rectangle;

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super();
    needReady('BrowserWindow');
    const { x = 0, y = 0, width = 800, height = 600, show = true, webPreferences = {} } = options;
    checkSafety(webPreferences);
    this.setMaxListeners(0);
    this.bounds = { x, y, width, height };
    this.isShown = show;
    this._gone = new Promise((resolve) => {
      this.tellGone = resolve;
    });
    this.webContents = throwOnUnknown('webContents', new WebContents(webPreferences, { width, height }));
    this.id = this.webContents.id;
    this.webContents.on('did-finish-load', () => this.firstPaint());
    this.webContents._onStay = () => {
      this._isClosing = false;
      this.tellStays();
    };
    all.set(this.id, throwOnUnknown('BrowserWindow', this));
    this.webContents._attached.catch((error: Error) => {
      if (!state.isQuitting) throw error;
    });
    windowEvents.created(this.webContents);
  }

  static getAllWindows(): BrowserWindow[] {
    return [...all.values()];
  }
  static getFocusedWindow(): BrowserWindow | null {
    return focused;
  }
  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return all.get(contents.id) ?? null;
  }
  static _targetGone(targetId: string): void {
    for (const window of all.values()) if (window.webContents._targetId === targetId) window._finish();
  }

  private firstPaint(): void {
    if (!this.hasPainted) this.emit('ready-to-show');
    this.hasPainted = true;
  }
  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }
  /** Closes it as a person does: a listener may prevent it, and after it the page. */
  close(): void {
    if (this.isOver || this._isClosing) return;
    const event = new Preventable();
    this.emit('close', event);
    if (event.defaultPrevented) return;
    this._isClosing = true;
    this.webContents._close().catch(() => this._finish());
  }
  /** Resolves after `close` with whether it is gone. */
  _goes(): Promise<boolean> {
    const stays = new Promise<boolean>((resolve) => {
      this.tellStays = () => resolve(false);
    });
    return Promise.race([this._gone.then(() => true), stays]);
  }
  /** Closes it without asking its page. */
  destroy(): void {
    if (this.isOver || this._isClosing) return;
    this._isClosing = true;
    this.webContents._attached
      .then(() => browser().root.send('Target.closeTarget', { targetId: this.webContents._targetId }))
      .catch(() => this._finish());
  }
  _finish(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.webContents.emit('destroyed');
    all.delete(this.id);
    if (focused?.id === this.id) focused = null;
    this.emit('closed');
    this.tellGone();
    if (all.size === 0) windowEvents.allClosed();
  }
  isDestroyed(): boolean {
    return this.isOver;
  }
  show(): void {
    this.isShown = true;
    this.emit('show');
    this.focus();
  }
  hide(): void {
    this.isShown = false;
    if (focused?.id === this.id) focused = null;
  }
  isVisible(): boolean {
    return this.isShown;
  }
  focus(): void {
    focused = all.get(this.id) ?? null;
    this.emit('focus');
  }
  isFocused(): boolean {
    return focused?.id === this.id;
  }
  unmaximize(): void {
    this.shape = 'normal';
    this.emit('unmaximize');
  }
  minimize(): void {
    this.shape = 'minimized';
  }
  maximize(): void {
    this.shape = 'maximized';
    this.emit('maximize');
  }
  restore(): void {
    this.shape = 'normal';
  }
  isMinimized(): boolean {
    return this.shape === 'minimized';
  }
  isMaximized(): boolean {
    return this.shape === 'maximized';
  }
  getBounds(): Rectangle {
    return { ...this.bounds };
  }
  getNormalBounds(): Rectangle {
    return { ...this.bounds };
  }
  setBounds(bounds: Partial<Rectangle>): void {
    this.bounds = { ...this.bounds, ...bounds };
  }
}

/** Playwright looks pages up by their target. */
export const webContents = throwOnUnknown('webContents (module)', {
  fromDevToolsTargetId: (targetId: string) =>
    [...all.values()].find((window) => window.webContents._targetId === targetId)?.webContents,
});
