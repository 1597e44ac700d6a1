import { existsSync, renameSync } from 'node:fs';
import type { AppStateStore } from '../app-state.ts';

export const putAside = (path: string, suffix: 'damaged' | 'unreadable'): string => {
  let newPath = `${path}.${suffix}`;
  for (let number = 2; existsSync(newPath); number += 1) newPath = `${path}.${suffix}-${number}`;
  renameSync(path, newPath);
  return newPath;
};

export const notifyPutAside =
  (state: AppStateStore, log: (message: string) => void) =>
  (newPath: string): void => {
    state.set({ putAside: [...state.get().putAside, newPath] });
    log(`A file could not be read. It is kept as ${newPath}, and the app goes on without it.`);
  };
