import { existsSync, renameSync } from 'node:fs';
import type { AppStateStore } from '../app-state.ts';

export const putAside = (path: string, suffix: 'damaged' | 'unreadable'): string => {
  let kept = `${path}.${suffix}`;
  for (let number = 2; existsSync(kept); number += 1) kept = `${path}.${suffix}-${number}`;
  renameSync(path, kept);
  return kept;
};

export const notifyPutAside =
  (state: AppStateStore, log: (message: string) => void) =>
  (keptAs: string): void => {
    state.set({ putAside: [...state.get().putAside, keptAs] });
    log(`A file could not be read. It is kept as ${keptAs}, and the app goes on without it.`);
  };
