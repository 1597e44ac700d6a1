import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAppState } from '../../../desktop/main/app-state.ts';
import { followDownloads } from '../../../desktop/main/downloads/follow-downloads.ts';
import { freePath } from '../../../desktop/main/downloads/free-path.ts';
import { temporaryFolder } from './desktop-data.ts';

describe('the path of a saved file', () => {
  it('is never that of another file', async () => {
    const folder = await temporaryFolder();
    for (const expected of ['donations.csv', 'donations (2).csv', 'donations (3).csv']) {
      expect(freePath(folder, 'donations.csv')).toBe(join(folder, expected));
      writeFileSync(join(folder, expected), '');
    }
  });
  it.each([
    ['../../.bashrc', '_.._.bashrc'],
    ['..\\..\\evil.csv', '_.._evil.csv'],
    ['.profile', 'profile'],
    ['list\u202evsc.exe', 'list_vsc.exe'],
    ['', 'download'],
    ['...', 'download'],
  ])('of %j stays in the folder, and shows what it is', (suggested, expected) => {
    expect(freePath('/nowhere', suggested)).toBe(join('/nowhere', expected));
  });
});

describe('a download', () => {
  const download = (name: string) => {
    const item = Object.assign(new EventEmitter(), {
      saved: '',
      wasCancelled: false,
      getFilename: () => name,
      setSavePath: (path: string) => void Object.assign(item, { saved: path }),
      getTotalBytes: () => 400,
      getReceivedBytes: () => 100,
      cancel: () => void Object.assign(item, { wasCancelled: true }),
    });
    return item;
  };
  const begin = () => {
    const item = download('donations.csv');
    const session = new EventEmitter();
    const appState = createAppState();
    const shown: string[] = [];
    const downloads = followDownloads({
      ...{ session: session as never, appState, folder: () => '/nowhere' },
      showInFolder: (path) => shown.push(path),
    });
    session.emit('will-download', {}, item);
    const [first] = appState.get().downloads;
    return { session, item, appState, downloads, shown, id: first?.id ?? '' };
  };
  it('tells how far it has come, and of its end', () => {
    const { item, appState, downloads, shown, id } = begin();
    item.emit('updated', {}, 'progressing');
    expect(appState.get().downloads).toMatchObject([{ name: 'donations.csv', state: 'running', share: 0.25 }]);
    item.emit('updated', {}, 'interrupted');
    expect(appState.get().downloads).toMatchObject([{ state: 'failed' }]);
    item.emit('done', {}, 'completed');
    expect(appState.get().downloads).toMatchObject([{ state: 'done', share: null }]);
    downloads.show(id);
    downloads.show('unknown');
    expect(shown).toEqual([join('/nowhere', 'donations.csv')]);
  });
  it('never gets the path of another one that still runs, whatever its letters’ case', () => {
    const { session, appState } = begin();
    const second = download('Donations.csv');
    session.emit('will-download', {}, second);
    expect(second.saved).toBe(join('/nowhere', 'Donations (2).csv'));
    expect(appState.get().downloads.map(({ name }) => name)).toEqual(['donations.csv', 'Donations (2).csv']);
  });
  it('that runs stays in the list, where it can be cancelled, when many others are shown', () => {
    const { session, item, appState, downloads, id } = begin();
    for (let count = 0; count < 9; count += 1) {
      const other = download(`${count}.csv`);
      session.emit('will-download', {}, other);
      other.emit('done', {}, 'completed');
    }
    expect(appState.get().downloads).toHaveLength(4);
    downloads.dismiss(id);
    expect(item.wasCancelled).toBe(true);
  });
  it('that runs is cancelled when it is taken off the list', () => {
    const { item, appState, downloads, id } = begin();
    downloads.dismiss(id);
    expect([item.wasCancelled, appState.get().downloads]).toEqual([true, []]);
  });
});
