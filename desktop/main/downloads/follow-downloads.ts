import { randomUUID } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { DownloadItem, Session } from 'electron';
import type { Download } from '../../bridge/shell-state.ts';
import type { AppStateStore } from '../app-state.ts';
import { freePath } from './free-path.ts';

const SHOWN_MAX = 4;

interface DownloadsDeps {
  session: Pick<Session, 'on'>;
  appState: AppStateStore;
  folder(): string;
  showInFolder(path: string): void;
}

const ENDS = { completed: 'done', cancelled: 'cancelled', interrupted: 'failed' } as const;

export const followDownloads = ({ session, appState, folder, showInFolder }: DownloadsDeps) => {
  const known = new Map<string, { item: DownloadItem; path: string }>();
  const change = (id: string, part: Partial<Download>) =>
    appState.set({
      downloads: appState.get().downloads.map((one) => (one.id === id ? { ...one, ...part } : one)),
    });

  const list = () => appState.get().downloads;
  /** No file is at the path of a download before its first bytes are; some systems take "A" and "a" for the same name. */
  const isInUse = (path: string) =>
    list().some(({ id, state }) => state === 'running' && known.get(id)?.path.toLowerCase() === path.toLowerCase());
  const makeRoom = () => {
    const ended = list().filter(({ state }) => state !== 'running');
    const removed = new Set(ended.slice(0, Math.max(0, list().length - SHOWN_MAX)).map(({ id }) => id));
    for (const id of removed) known.delete(id);
    appState.set({ downloads: list().filter(({ id }) => !removed.has(id)) });
  };

  session.on('will-download', (_event, item) => {
    const id = randomUUID();
    const path = freePath(folder(), item.getFilename(), isInUse);
    // Without a path, now, Electron would ask for one in a dialog.
    item.setSavePath(path);
    known.set(id, { item, path });
    const started: Download = { id, name: basename(path), folder: dirname(path), state: 'running', share: null };
    appState.set({ downloads: [...list(), started] });
    makeRoom();
    item.on('updated', (_updated, state) => {
      const total = item.getTotalBytes();
      const share = total > 0 ? item.getReceivedBytes() / total : null;
      change(id, { share, state: state === 'interrupted' ? 'failed' : 'running' });
    });
    item.once('done', (_done, state) => change(id, { share: null, state: ENDS[state] }));
  });
  return {
    show(id: string): void {
      const path = known.get(id)?.path;
      if (path) showInFolder(path);
    },
    dismiss(id: string): void {
      const running = list().find((one) => one.id === id)?.state === 'running';
      if (running) known.get(id)?.item.cancel();
      known.delete(id);
      appState.set({ downloads: list().filter((one) => one.id !== id) });
    },
  };
};
export type Downloads = ReturnType<typeof followDownloads>;
