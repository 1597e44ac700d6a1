import { EventEmitter } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cdp } from './cdp.ts';
import { session } from './session.ts';
import { Preventable } from './state.ts';

interface Progress {
  guid: string;
  totalBytes: number;
  receivedBytes: number;
  state: 'inProgress' | 'completed' | 'canceled';
}

const running = new Map<string, DownloadItem>();
let folder = '';

/** A file that Chromium saves in a folder of its own; at its end it goes where the app said. */
class DownloadItem extends EventEmitter {
  private path = '';
  private progress = { totalBytes: 0, receivedBytes: 0 };
  readonly guid: string;
  private readonly name: string;
  private readonly browser: Cdp;

  constructor(guid: string, name: string, browser: Cdp) {
    super();
    this.guid = guid;
    this.name = name;
    this.browser = browser;
  }
  getFilename(): string {
    return this.name;
  }
  setSavePath(path: string): void {
    this.path = path;
  }
  getTotalBytes(): number {
    return this.progress.totalBytes;
  }
  getReceivedBytes(): number {
    return this.progress.receivedBytes;
  }
  cancel(): void {
    void this.browser.root.send('Browser.cancelDownload', { guid: this.guid });
  }
  _report({ state, ...progress }: Progress): void {
    this.progress = progress;
    if (state === 'inProgress') {
      this.emit('updated', new Preventable(), 'progressing');
      return;
    }
    running.delete(this.guid);
    if (state === 'completed') copyFileSync(join(folder, this.guid), this.path);
    this.emit('done', new Preventable(), state === 'completed' ? 'completed' : 'cancelled');
  }
}

/** Tells the app's session of every download. */
export const watchDownloads = (browser: Cdp): void => {
  folder = mkdtempSync(join(tmpdir(), 'stand-in-downloads-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  browser.root.on<{ guid: string; suggestedFilename: string }>('Browser.downloadWillBegin', (begun) => {
    const item = new DownloadItem(begun.guid, begun.suggestedFilename, browser);
    running.set(begun.guid, item);
    session.defaultSession.emit('will-download', new Preventable(), item, null);
  });
  browser.root.on<Progress>('Browser.downloadProgress', (progress) => running.get(progress.guid)?._report(progress));
};

/** The test runner sets a behaviour of its own when it connects; the one that was set last counts. */
export const takeOverDownloads = (browser: Cdp): Promise<unknown> =>
  browser.root.send('Browser.setDownloadBehavior', {
    behavior: 'allowAndName',
    downloadPath: folder,
    eventsEnabled: true,
  });
