import { EventEmitter } from 'node:events';
import type { HandlerDetails, WebPreferences, WindowOpenHandlerResponse } from 'electron';
import type { Session } from './cdp.ts';
import { takeOverDownloads } from './downloads.ts';
import { createFrames, type Frames } from './frames.ts';
import { interceptNetwork } from './intercept-requests.ts';
import { createPageIpc, type PageIpc } from './page-ipc.ts';
import { BINDING, pageScripts, readPreload, WORLD } from './preload-script.ts';
import { fromWire, toWire } from './protocol.ts';
import { session } from './session.ts';
import { browser, NotInStandIn, Preventable } from './state.ts';
import { encode } from './structured-clone.ts';
import { nativeTheme, themeFollowers } from './system-modules.ts';
import { answerUnload } from './unload.ts';

export interface Size {
  width: number;
  height: number;
}
interface Context {
  context: { id: number; name: string; auxData?: { frameId: string } };
}

let lastId = 0;

/** The URL of a request in the app's terms: with its path, without its fragment. */
const asRequested = (wireUrl: string): string => fromWire(Object.assign(new URL(wireUrl), { hash: '' }).href);

/** A page of Chromium behind the interface of Electron's webContents. */
export class WebContents extends EventEmitter {
  readonly id: number;
  readonly session = session.defaultSession;
  _targetId = '';
  _page: Session | undefined;
  readonly _attached: Promise<void>;
  private readonly preferences: WebPreferences;
  private frames: Frames = createFrames('');
  private ipc: PageIpc | undefined;
  private onOpen: ((details: HandlerDetails) => WindowOpenHandlerResponse) | undefined;
  /** The URL that the app itself loads: every other navigation was started by the page. */
  private asked: string | undefined;
  /** The page stays although it was to be closed or reloaded. */
  _onStay = (): void => {};
  zoomLevel = 0;
  private wireUrl = 'about:blank';
  private loaded: (() => void) | undefined;

  constructor(preferences: WebPreferences, size: Size) {
    super();
    this.setMaxListeners(0);
    lastId += 1;
    this.id = lastId;
    this.preferences = preferences;
    this._attached = this.attach(size);
  }

  private async attach(size: Size): Promise<void> {
    const { root } = browser();
    const created = { url: 'about:blank', newWindow: true, ...size };
    const { targetId } = await root.send<{ targetId: string }>('Target.createTarget', created);
    const { sessionId } = await root.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    this._targetId = targetId;
    const page = browser().session(sessionId);
    this._page = page;
    const { frameTree } = await page.send<{ frameTree: { frame: { id: string } } }>('Page.getFrameTree');
    this.frames = createFrames(frameTree.frame.id);
    this.ipc = createPageIpc(page, this, (context) => this.frames.ofContext(context));
    this.watchNavigation(page);
    this.watchContexts(page);
    this.followTheme(page);
    answerUnload(page, this, () => {
      this.asked = undefined;
      this._onStay();
    });
    await Promise.all([
      page.send('Page.enable'),
      page.send('Runtime.enable'),
      page.send('Runtime.addBinding', { name: BINDING, executionContextName: WORLD }),
      ...pageScripts(this.preload()).map((script) => page.send('Page.addScriptToEvaluateOnNewDocument', script)),
    ]);
    interceptNetwork(page, {
      mainFrameId: () => this.frames.main.id,
      documentUrl: () => this.wireUrl,
      mayNavigate: (url, isRedirect) => this.mayNavigate(url, isRedirect),
    });
  }

  private preload(): string {
    const read = readPreload(this.preferences.preload);
    if ('code' in read) return read.code;
    process.stderr.write(`Unable to load preload script: ${String(read.error)}\n`);
    this.emit('preload-error', new Preventable(), this.preferences.preload, read.error);
    return '';
  }

  private watchNavigation(page: Session): void {
    page.on<{ frame: { id: string; parentId?: string; url: string } }>('Page.frameNavigated', ({ frame }) => {
      const { id, parentId, url } = frame;
      const navigated = this.frames.navigated(id, parentId, url);
      if (navigated !== this.frames.main) return;
      this.wireUrl = url;
      if (url !== 'about:blank') this.emit('did-navigate', new Preventable(), navigated.url, 200, 'OK');
    });
    page.on<{ frameId: string; url: string }>('Page.navigatedWithinDocument', ({ frameId, url }) =>
      this.frames.movedWithin(frameId, url),
    );
    page.on<{ frameId: string; url: string; disposition: string }>('Page.frameRequestedNavigation', (asked) => {
      if (asked.frameId !== this.frames.main.id || asked.disposition !== 'currentTab') return;
      // mailto: and the like never become a request, at which other navigations are checked.
      if (!/^https?:/.test(asked.url)) this.announce('will-navigate', fromWire(asked.url));
    });
    page.on('Page.loadEventFired', () => {
      if (this.wireUrl === 'about:blank') return;
      void takeOverDownloads(browser());
      this.emit('did-finish-load');
      this.loaded?.();
    });
    page.on<{ url: string; windowName: string }>('Page.windowOpen', (asked) => this.windowOpen(asked.url));
  }

  private watchContexts(page: Session): void {
    page.on<Context>('Runtime.executionContextCreated', ({ context: { id, name, auxData } }) => {
      if (!auxData) return;
      this.frames.addContext(id, auxData.frameId);
      if (name === WORLD && auxData.frameId === this.frames.main.id) this.ipc?.addPreloadContext(id);
    });
    page.on<{ executionContextId: number }>('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      this.frames.removeContext(executionContextId);
      this.ipc?.removePreloadContext(executionContextId);
    });
  }

  private announce(name: 'will-navigate' | 'will-redirect', url: string): boolean {
    const event = new Preventable({ url, isMainFrame: true, isSameDocument: false });
    this.emit(name, event, url, false, true);
    return !event.defaultPrevented;
  }

  private mayNavigate(url: string, isRedirect: boolean): boolean {
    if (isRedirect) return this.announce('will-redirect', url);
    const isByApp = this.asked === url;
    this.asked = undefined;
    return isByApp || this.announce('will-navigate', url);
  }

  private windowOpen(wireUrl: string): void {
    const details = { url: fromWire(wireUrl), frameName: '', features: '', disposition: 'new-window' };
    const answer = this.onOpen?.(details as HandlerDetails) ?? { action: 'allow' };
    if (answer.action !== 'deny') throw new NotInStandIn('second window');
  }

  send(channel: string, ...words: unknown[]): void {
    this.ipc?.send(channel, encode(words));
  }

  async loadURL(raw: string): Promise<void> {
    await this._attached;
    const done = new Promise<void>((resolve) => {
      this.loaded = resolve;
    });
    const url = toWire(raw);
    this.wireUrl = url;
    this.asked = asRequested(url);
    const { errorText } = (await this._page?.send<{ errorText?: string }>('Page.navigate', { url })) ?? {};
    if (errorText) throw new Error(`${errorText.replace('net::', '')} loading '${raw}'`);
    return done;
  }

  async printToPDF({ pageSize = 'Letter' }: { pageSize?: string } = {}): Promise<Buffer> {
    const inches = { A4: [8.27, 11.69], Letter: [8.5, 11] }[pageSize];
    if (!inches) throw new NotInStandIn(`paper of the size ${pageSize}`);
    const paper = { paperWidth: inches[0], paperHeight: inches[1] };
    const made = await this._page?.send<{ data: string }>('Page.printToPDF', paper);
    return Buffer.from(made?.data ?? '', 'base64');
  }
  _execCommand(command: string): void {
    void this._page?.send('Runtime.evaluate', { expression: `document.execCommand('${command}')`, userGesture: true });
  }
  /** The page sees the theme that the app chose. */
  private followTheme(page: Session): void {
    const follow = (theme: string) => {
      const features = [{ name: 'prefers-color-scheme', value: theme === 'system' ? '' : theme }];
      page.send('Emulation.setEmulatedMedia', { features }).catch(() => {});
    };
    themeFollowers.add(follow);
    this.once('destroyed', () => themeFollowers.delete(follow));
    if (nativeTheme.themeSource !== 'system') follow(nativeTheme.themeSource);
  }
  /** Closes the page, unless its `beforeunload` keeps it. */
  async _close(): Promise<void> {
    await this._attached;
    await this._page?.send('Page.close');
  }
  reload(): void {
    this.asked = asRequested(this.wireUrl);
    void this._page?.send('Page.reload');
  }
  setWindowOpenHandler(handler: (details: HandlerDetails) => WindowOpenHandlerResponse): void {
    this.onOpen = handler;
  }
  getURL(): string {
    const url = fromWire(this.wireUrl);
    return url === 'about:blank' ? '' : url;
  }
}
