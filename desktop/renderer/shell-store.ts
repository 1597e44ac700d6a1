import type { Bridge } from '../bridge/bridge.ts';
import type { ShellState } from '../bridge/shell-state.ts';

/** The latest state that the shell has sent. */
export interface ShellStore {
  current(): ShellState;
  subscribe(listener: () => void): () => void;
}

/** Starts with `first` and follows the shell. */
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
