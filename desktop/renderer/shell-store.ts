import type { Bridge, ShellState } from '../bridge.ts';

/** The shell's state as the interface last heard it. */
export interface ShellStore {
  current(): ShellState;
  subscribe(listener: () => void): () => void;
}

/** Follows the shell from `first` on. */
export const createShellStore = (bridge: Pick<Bridge, 'onState'>, first: ShellState): ShellStore => {
  const listeners = new Set<() => void>();
  let state = first;
  bridge.onState((next) => {
    state = next;
    for (const listener of listeners) listener();
  });
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
